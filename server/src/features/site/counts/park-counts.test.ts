import { everyWeekday, weekdayOf } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { inDays, testToday } from '#testing/factories/book-stay.ts'
import { bookTickets, makeSellingPark, type SellingPark } from '#testing/factories/book-tickets.ts'
import { makeTicketProduct } from '#testing/forms/ticket-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { onOwnServer, type siteVisitor } from '#testing/site-visitor.ts'

const server = useTestServer()
const day = inDays(30)
const nothing = { day: testToday(), view: 0, search: 0, noResult: 0, chosen: 0, started: 0, booked: 0, paid: 0 }

/** What was counted today on a park's site, after guests did something there. */
const countedAfter = async (park: SellingPark, act: (visitor: ReturnType<typeof siteVisitor>) => Promise<void>) => {
  await onOwnServer(server, (_url, visitor) => act(visitor))
  const { days, reasons } = (await server.ask('dashboard/site-visits', { days: 1 }, park.owner)).data
  return { today: days[0], reasons }
}

test('the first page and those of products are counted when they are seen, and as a search for a day; nothing is set in the browser', async () => {
  const park = await makeSellingPark(server)
  const { today, reasons } = await countedAfter(park, async ({ addressOf, get }) => {
    const pages = [
      await get(addressOf(park, '')),
      await get(addressOf(park, '', { day })),
      await get(addressOf(park, '', { day: 'tomorrow' })),
      await get(addressOf(park, 'tickets/VENGAY')),
      await get(addressOf(park, 'tickets/VENGAY', { day })),
      await get(addressOf(park, 'tickets/NOTHING', { day })),
      await get(addressOf(park, 'calendar')),
      await get(addressOf(park, '', { day, look: 'draft', token: 'x' })),
    ]
    expect(pages.map(({ headers }) => headers.get('set-cookie'))).toEqual(pages.map(() => null))
  })
  expect(today).toEqual({ ...nothing, view: 5, search: 2 })
  expect(reasons).toEqual([])
})

test('who looks at a product without having asked for a day has not searched: the links of the first page name none then', async () => {
  const park = await makeSellingPark(server)
  const { today } = await countedAfter(park, async ({ addressOf, get }) => {
    const first = await get(addressOf(park, ''))
    const link = /href="([^"]*tickets\/VENGAY[^"]*)"/u.exec(first.text)?.[1] ?? ''
    await get(new URL(link.replaceAll('&amp;', '&'), addressOf(park, '')).href)
  })
  expect(today).toEqual({ ...nothing, view: 2 })
})

test('a day without tickets is counted with its reason: sold out, closed, off sale, past the time to book ahead, over, nothing on sale', async () => {
  const closed = weekdayOf(inDays(31))
  const park = await makeSellingPark(server, { weekdays: everyWeekday.filter((weekday) => weekday !== closed), cutOffDays: 2 })
  await makeTicketProduct(server, park.owner, { code: 'BUOITOI' })
  const set = (on: number, values: { readonly capacity?: number; readonly stopSell?: boolean }) =>
    server.ask(
      'ticket-day/set',
      { id: park.productId, from: inDays(on), to: inDays(on), weekdays: [...everyWeekday], slots: [], set: values },
      park.owner,
    )
  expect([await set(30, { capacity: 0 }), await set(32, { stopSell: true })].map(({ status }) => status)).toEqual([200, 200])
  const { today, reasons } = await countedAfter(park, async ({ addressOf, get }) => {
    await Promise.all([30, 30, 31, 32, 1, -1].map((on) => get(addressOf(park, 'tickets/VENGAY', { day: inDays(on) }))))
    // The other product can be bought.
    await get(addressOf(park, '', { day }))
    await server.database.pool.query('update ticket_product set active = false where property_id = $1', [park.propertyId])
    await get(addressOf(park, '', { day }))
  })
  expect(today).toMatchObject({ view: 8, search: 8, noResult: 7 })
  expect(reasons[0]).toEqual({ reason: 'soldOut', searches: 2 })
  expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(['closedDay', 'cutOff', 'noProduct', 'over', 'soldOut', 'stopSell'])
})

test('tickets that are chosen, a form that is sent, the booking and its payment are counted; none of an agent, and none that cannot be bought', async () => {
  const park = await makeSellingPark(server)
  const wanted = { day, 'adult-VENGAY': '2', for: 'VENGAY' }
  const { today } = await countedAfter(park, async ({ addressOf, get, send, formOf }) => {
    const none = await get(addressOf(park, 'order', { ...wanted, 'adult-VENGAY': '0' }))
    await get(new URL(none.headers.get('location') ?? '', addressOf(park, '')).href)
    await get(addressOf(park, 'order', { ...wanted, 'adult-VENGAY': '400' }))
    const here = addressOf(park, 'order', wanted)
    expect((await send(here, await formOf((await get(here)).text))).status).toBe(303)
  })
  expect(await bookTickets(server, park)).toMatchObject({ status: 200 })
  expect(today).toEqual({ ...nothing, chosen: 1, started: 1, booked: 1 })
  await server.database.pool.query(`update ticket_booking set state = 'confirm' where property_id = $1`, [park.propertyId])
  const { data } = await server.ask('dashboard/site-visits', { days: 1 }, park.owner)
  expect(data.days).toEqual([{ ...nothing, chosen: 1, started: 1, booked: 1, paid: 1 }])
})
