import { expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeSellingPark } from '#testing/factories/book-tickets.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { siteVisitor } from '#testing/site-visitor.ts'
import { pagesPerMinute } from './site-mount.ts'

const server = useTestServer({ behindProxy: true })
const { addressOf } = siteVisitor(server)

/** Asks for an address from a network, by a form where one is given; returns the status. */
const ask = async (network: number, address: string, form?: Record<string, string>): Promise<number> => {
  const more = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
  const reply = await fetch(address, { redirect: 'manual', ...more, headers: { 'x-forwarded-for': `203.0.113.${network}` } })
  await reply.arrayBuffer()
  return reply.status
}

test('one network asks for 120 pages a minute of all sites together, whichever it mixes; another network and what is no page are served', async () => {
  const hotel = await makeSelling(server, { from: inDays(0), to: inDays(20), allotment: 2 })
  const park = await makeSellingPark(server)
  const own = { code: 'ABCDEFGH', email: 'an@example.com' }
  const ways = [
    (network: number) => ask(network, addressOf(hotel, '')),
    (network: number) => ask(network, addressOf(hotel, 'sitemap.xml')),
    (network: number) => ask(network, addressOf(hotel, 'mine')),
    (network: number) => ask(network, addressOf(hotel, 'mine'), own),
    (network: number) => ask(network, addressOf(hotel, 'rooms/12')),
    (network: number) => ask(network, addressOf(park, 'tickets/VENGAY')),
    (network: number) => ask(network, addressOf(park, 'visit')),
    (network: number) => ask(network, addressOf(park, 'visit'), own),
  ]
  const inAllWays = () => Promise.all(ways.map((way) => way(1)))
  const served = [200, 200, 200, 404, 404, 200, 200, 404]
  expect(await inTurn(pagesPerMinute / ways.length, inAllWays)).toEqual(Array.from({ length: 15 }, () => served))
  expect(await inAllWays()).toEqual(ways.map(() => 429))
  expect(await ask(2, addressOf(hotel, ''))).toBe(200)
  const parts = ['look.css', 'widget.js']
  expect(await Promise.all(parts.map((part) => ask(1, addressOf(hotel, part))))).toEqual([200, 200])
})
