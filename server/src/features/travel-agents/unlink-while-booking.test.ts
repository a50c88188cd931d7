import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
let other: pg.PoolClient | undefined

afterEach(() => {
  other?.release(true)
  other = undefined
})

const selling = async () => {
  const hotel = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 10 })
  const total = (await server.ask('distribution/quote', stayAt(hotel), hotel)).data.price?.total ?? 0
  return { hotel, total, owner: await signInTo(server, hotel.propertyId) }
}

const book = (hotel: Selling, total: number, at = 0) =>
  server.askOn(at % 2, 'distribution/book', bookingOf(stayAt(hotel), { total, paymentMethod: 'cash' }), {
    ...hotel,
    key: crypto.randomUUID(),
  })

const unlink = (hotel: Selling, owner: { token: string }, at = 1) =>
  server.askOn(at, 'travelagent/deactive', { travelAgentId: hotel.travelAgentId, reason: 'Chậm thanh toán' }, owner)

/** Another transaction that holds rows until it is told to let go. */
const holding = async (text: string, hotel: Selling): Promise<() => Promise<void>> => {
  const client = await server.database.pool.connect()
  other = client
  await client.query('begin')
  await client.query(text, [hotel.propertyId])
  return async () => void (await client.query('commit'))
}

const waiting = async (text: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
    [text],
  )
  return rows[0]?.n ?? 0
}

const booked = async ({ propertyId }: Selling): Promise<number> =>
  (await server.database.pool.query('select from booking where property_id = $1', [propertyId])).rows.length

test('a booking that comes while its agent is being unlinked waits for that, and is refused', async () => {
  const { hotel, total } = await selling()
  const letGo = await holding(
    `update travel_agent_link set active = false, unlinked_reason = '–', version = version + 1 where property_id = $1`,
    hotel,
  )
  const booking = book(hotel, total)
  await expect.poll(() => waiting('travel_agent_link')).toBe(1)
  await letGo()
  expect(await booking).toMatchObject({ status: 409, refusal: 'stayBlocked', values: { rule: 'agentActive' } })
  expect(await booked(hotel)).toBe(0)
})

test('who unlinks waits for the booking that has locked the link; that booking is made and stays', async () => {
  const { hotel, owner } = await selling()
  const letGo = await holding('select from travel_agent_link where property_id = $1 for update', hotel)
  const unlinking = unlink(hotel, owner)
  await expect.poll(() => waiting('travel_agent_link')).toBe(1)
  await letGo()
  expect(await unlinking).toMatchObject({ status: 200 })
})

test('unlinking needs no night: it does not wait for a booking that still waits for its nights, and that one is refused', async () => {
  const { hotel, total, owner } = await selling()
  const letGo = await holding('select from room_night where property_id = $1 for update', hotel)
  const booking = book(hotel, total)
  await expect.poll(() => waiting('room_night')).toBe(1)
  expect(await unlink(hotel, owner)).toMatchObject({ status: 200 })
  await letGo()
  expect(await booking).toMatchObject({ status: 409, refusal: 'stayBlocked' })
  expect(await booked(hotel)).toBe(0)
})

test('of bookings at the very moment, on two servers, those before it are made and all after it are refused', async () => {
  const { hotel, total, owner } = await selling()
  const [unlinking, ...bookings] = [unlink(hotel, owner), ...Array.from({ length: 8 }, (_, at) => book(hotel, total, at))]
  expect(await unlinking).toMatchObject({ status: 200 })
  const after = await book(hotel, total)
  const replies = await Promise.all(bookings)
  expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(after).toMatchObject({ status: 409, refusal: 'stayBlocked' })
  expect(await booked(hotel)).toBe(replies.filter(({ status }) => status === 200).length)
})
