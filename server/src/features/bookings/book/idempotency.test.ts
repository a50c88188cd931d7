import { expect, test } from 'vitest'
import { hashOfKey } from '#kit/session/token.ts'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { linkTravelAgent, makeSelling, makeTravelAgent } from '#testing/factories/factories-sales.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const selling = () => makeSelling(server, { from: inDays(0), to: inDays(120) })
const total = 2_000_000

test('the same key and body replay the first answer, on whichever server', async () => {
  const sold = await selling()
  const key = crypto.randomUUID()
  const booking = bookingOf(stayAt(sold), { total })
  const first = await server.askOn(0, 'distribution/book', booking, { ...sold, key })
  const again = await server.askOn(1, 'distribution/book', booking, { ...sold, key })
  expect(again.data).toEqual(first.data)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})

test('another body under the same key is refused', async () => {
  const sold = await selling()
  const key = crypto.randomUUID()
  await server.ask('distribution/book', bookingOf(stayAt(sold), { total }), { ...sold, key })
  const other = await server.ask('distribution/book', bookingOf(stayAt(sold), { total, note: 'khác' }), { ...sold, key })
  expect(other).toMatchObject({ status: 422, refusal: 'keyReused' })
})

test('a duplicate in flight is refused, and the first succeeds', async () => {
  const sold = await selling()
  const key = crypto.randomUUID()
  const booking = bookingOf(stayAt(sold), { total })
  const holder = await server.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from room_night where property_id = $1 for update', [sold.propertyId])
  const first = server.askOn(0, 'distribution/book', booking, { ...sold, key })
  await untilWaiting()
  expect(await server.askOn(1, 'distribution/book', booking, { ...sold, key })).toMatchObject({ status: 409, refusal: 'keyInFlight' })
  await holder.query('commit')
  holder.release()
  expect(await first).toMatchObject({ status: 200 })
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})

/** Waits until a request waits for the rows that the test has locked. */
const untilWaiting = () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%room_night%'`
  return expect.poll(async () => (await server.database.pool.query(waiting)).rowCount).toBe(1)
}

test('a refusal is an answer too: the same key is refused again though the night has opened since', async () => {
  const sold = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 1 })
  await server.database.pool.query('update room_night set closed = true where property_id = $1', [sold.propertyId])
  const key = crypto.randomUUID()
  const booking = bookingOf(stayAt(sold), { total })
  const first = await server.ask('distribution/book', booking, { ...sold, key })
  await server.database.pool.query('update room_night set closed = false where property_id = $1', [sold.propertyId])
  const again = await server.ask('distribution/book', booking, { ...sold, key })
  expect(again).toMatchObject({ status: 409, refusal: 'stayBlocked', requestId: first.requestId })
  expect(await server.ask('distribution/book', booking, { ...sold, key: crypto.randomUUID() })).toMatchObject({ status: 200 })
})

test('two agents may use one key: each has its own', async () => {
  const sold = await selling()
  const other = await makeTravelAgent(server)
  await linkTravelAgent(server, sold.propertyId, { ...other, debtLimit: 100_000_000 })
  const key = crypto.randomUUID()
  const booking = bookingOf(stayAt(sold), { total })
  const one = await server.ask('distribution/book', booking, { ...sold, key })
  const two = await server.ask('distribution/book', booking, { ...other, key })
  expect(two.status).toBe(200)
  expect(two.data.code).not.toBe(one.data.code)
})

test('an agent whose API key was revoked gets no answer about its booking; with its next API key the same idempotency key answers', async () => {
  const sold = await selling()
  const key = crypto.randomUUID()
  const query = (text: string, values: unknown[]) => server.database.pool.query(text, values)
  const book = (agentKey: string) => server.ask('distribution/book', bookingOf(stayAt(sold), { total }), { agentKey, key })
  const first = await book(sold.agentKey)
  await query('update travel_agent_key set revoked_at = now() where travel_agent_id = $1', [sold.travelAgentId])
  expect(await book(sold.agentKey)).toMatchObject({ status: 401, refusal: 'agentKeyUnknown' })
  await query('insert into travel_agent_key (key_hash, travel_agent_id) values ($1, $2)', [hashOfKey('next-key'), sold.travelAgentId])
  const again = await book('next-key')
  expect(again.data).toEqual(first.data)
  expect(await soldByNight(server, sold.propertyId)).toEqual([1, 1])
})

test('cancelling under one key gives the rooms back once', async () => {
  const sold = await selling()
  const { data } = await server.ask('distribution/book', bookingOf(stayAt(sold), { total }), { ...sold, key: crypto.randomUUID() })
  const key = crypto.randomUUID()
  const cancel = (on: number) => server.askOn(on, 'distribution/cancel', { code: data.code, reason: 'Khách đổi ngày' }, { ...sold, key })
  const first = await cancel(0)
  expect(first).toMatchObject({ status: 200, data: { state: 'cancel' } })
  expect((await cancel(1)).data).toEqual(first.data)
  expect(await soldByNight(server, sold.propertyId)).toEqual([])
})

test('booking without a key is refused, and a key that is too long counts as none', async () => {
  const sold = await selling()
  const booking = bookingOf(stayAt(sold), { total })
  expect(await server.ask('distribution/book', booking, sold)).toMatchObject({ status: 400, refusal: 'keyMissing' })
  expect(await server.ask('distribution/book', booking, { ...sold, key: 'x'.repeat(256) })).toMatchObject({
    status: 400,
    refusal: 'keyMissing',
  })
})
