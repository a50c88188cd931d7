import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { inDays } from '#testing/factories/book-stay.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { startPretendChannel, type PretendChannel } from '#testing/server/pretend-channel.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellNights } from '../ari.jobs.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn
let connection: TestConnection
let names: PretendNameServer
let channel: PretendChannel
let told: string[]

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(600), allotment: 5 })
  owner = await signInTo(server, by.propertyId)
  connection = await makeConnection(server, by.propertyId, { kind: 'channel', name: 'Kênh Hải Âu' })
  await mapCodes(server, { ...by, ...connection }, { rooms: { DLX: by.roomTypeId }, plans: { BAR: by.ratePlanId } })
  names = await startPretendNameServer({ 'channel.haiau.vn': { addresses: ['127.0.0.1'] } })
  channel = await startPretendChannel()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: channel.port })
  told = []
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), channel.leave()])
})

const id = () => connection.connectionId
const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const setAddress = async (compares = false) => {
  const url = 'https://channel.haiau.vn/innkeeper'
  const { secret } = await dataOf(server.ask('connection/set-ari-address', { id: id(), url, compares }, owner))
  if (secret !== null) channel.knows(secret)
}
const seen = () => ({ from: inDays(0), to: inDays(30) })
const read = (as = owner) => dataOf(server.ask('connection/on-grid', seen(), as))
const nights = async () => (await read()).connections[0]?.nights
const publish = (signals: readonly { readonly topic: string; readonly propertyId?: string | null }[]) =>
  void told.push(...signals.map(({ topic, propertyId }) => `${topic} ${propertyId === by.propertyId ? 'here' : 'elsewhere'}`))
const sweep = () => tellNights.run({ pool: server.database.pool, now: new Date(), publish })
/** All is sent, however long it was to pause. */
const settled = () =>
  expect
    .poll(async () => {
      await query(`update ari_feed set next_at = '-infinity'`)
      await query(`update ari_cell set retry_at = now() where retry_at is not null and isfinite(retry_at)`)
      await sweep()
      const { connections, changed } = await read()
      return { changed, nights: connections.map((one) => one.nights) }
    })
    .toEqual({ changed: [], nights: [[]] })
const setPrice = async (days: number, price: number) => {
  const { rows } = await query('select version from rate_night where room_plan_id = $1 and night = $2', [by.roomPlanId, inDays(days)])
  const version = Number(rows[0]?.['version'] ?? 0)
  const rates = [{ roomPlanId: by.roomPlanId, night: inDays(days), seen: version, price }]
  expect(await server.ask('room-plan/save-cells', { rates }, owner)).toMatchObject({ status: 200 })
}

test('a changed price is pending, then sent, then no longer among what a channel does not have', async () => {
  await setAddress()
  expect(await read()).toMatchObject({ changed: [{ roomTypeId: null, ...seen() }] })
  await settled()
  expect((await read()).connections).toEqual([
    {
      id: id(),
      name: 'Kênh Hải Âu',
      ...seen(),
      roomTypeIds: [by.roomTypeId],
      ratePlanIds: [by.ratePlanId],
      failingSince: null,
      problem: null,
      nights: [],
    },
  ])
  channel.feel('isSlow')
  await setPrice(5, 1_230_000)
  await setPrice(6, 1_230_000)
  expect(await read()).toMatchObject({
    changed: [{ roomTypeId: by.roomTypeId, from: inDays(5), to: inDays(6) }],
    connections: [{ nights: [] }],
  })
  told = []
  await sweep()
  expect(told).toEqual(['stale here', 'stale here'])
  const stretch = { placeId: by.roomPlanId, from: inDays(5), to: inDays(6), why: '', differences: [], retryAt: null }
  expect(await read()).toMatchObject({ changed: [], connections: [{ nights: [{ ...stretch, state: 'sent' }] }] })
  channel.feel('takes')
  await settled()
})

test('what waits until a message may go is pending since it changed', async () => {
  await setAddress()
  await settled()
  await query(`update ari_feed set next_at = 'infinity'`)
  await setPrice(5, 1_230_000)
  await sweep()
  const { rows } = await query(`select changed_at from ari_cell where state = 'pending'`)
  expect(await nights()).toMatchObject([
    { placeId: by.roomPlanId, from: inDays(5), to: inDays(5), state: 'pending', since: rows[0]?.['changed_at'] },
  ])
})

test('screens are told that something was worked out also where every channel has it already', async () => {
  await setAddress()
  await settled()
  await query(`insert into ari_mark (property_id, room_type_id, from_night, to_night) values ($1, $2, $3, $3)`, [
    by.propertyId,
    by.roomTypeId,
    inDays(3),
  ])
  expect(await read()).toMatchObject({ changed: [{ roomTypeId: by.roomTypeId, from: inDays(3), to: inDays(3) }] })
  told = []
  await sweep()
  expect(told).toEqual(['stale here'])
  expect(await read()).toMatchObject({ changed: [], connections: [{ nights: [] }] })
})

test('a night that a channel rejects is failed, with what it said and when it is tried again', async () => {
  await setAddress()
  await settled()
  channel.feel('takesHalf')
  await setPrice(5, 1_230_000)
  await expect
    .poll(async () => (await sweep(), await nights()))
    .toMatchObject([
      { placeId: by.roomPlanId, from: inDays(5), to: inDays(5), state: 'failed', why: 'Giá quá thấp', retryAt: expect.any(String) },
    ])
})

test('a night whose message no address took is failed since the address fails, which says why', async () => {
  await setAddress()
  await settled()
  channel.feel('refuses')
  await setPrice(5, 1_230_000)
  await expect
    .poll(async () => (await sweep(), await nights()))
    .toMatchObject([{ from: inDays(5), state: 'failed', why: '', retryAt: null }])
  const [feed] = (await read()).connections
  expect(feed).toMatchObject({ problem: 'refused', failingSince: expect.any(String) })
  expect(feed?.nights[0]?.since).toBe(feed?.failingSince)
})

test('a night that a channel has otherwise differs, with what it has', async () => {
  await setAddress(true)
  await settled()
  await query(
    `update ari_cell set state = 'differs', told = null, theirs = wanted || '{"price": 1}', differed_at = now(), retry_at = 'infinity'
    where place_id = $1 and night = $2`,
    [by.roomPlanId, inDays(7)],
  )
  expect(await nights()).toMatchObject([
    {
      placeId: by.roomPlanId,
      from: inDays(7),
      to: inDays(7),
      state: 'differs',
      differences: [{ field: 'price', theirs: 1 }],
      retryAt: null,
    },
  ])
})

test('nights are told from today to 500 nights ahead, however far a grid looks', async () => {
  await setAddress()
  await settled()
  const far = await dataOf(server.ask('connection/on-grid', { from: inDays(-9), to: inDays(700) }, owner))
  expect(far).toMatchObject({ from: inDays(-9), to: inDays(700), connections: [{ from: inDays(0), to: inDays(499) }] })
})

test('a property that tells nobody says so in the profile, and is asked nothing; a connection that is stopped is told nothing', async () => {
  const tells = async () => (await dataOf(server.ask('profile/info', {}, owner))).tellsNights
  expect([await tells(), await read()]).toEqual([false, { ...seen(), connections: [], changed: [] }])
  await setAddress()
  expect(await tells()).toBe(true)
  const elsewhere = await signInTo(server, await makeProperty(server))
  expect(await read(elsewhere)).toEqual({ ...seen(), connections: [], changed: [] })
  await query(`update connection set state = 'stopped' where connection_id = $1`, [id()])
  expect([await tells(), (await read()).connections]).toEqual([false, []])
})

test('who may see the grid may see what of it is live, without a right to connections', async () => {
  await setAddress()
  const clerk = await signInTo(server, by.propertyId, { codes: ['AVAIL_RATE_1'] })
  expect((await read(clerk)).connections).toMatchObject([{ name: 'Kênh Hải Âu' }])
})

test('as many nights as the grid reads, and no range that ends before it begins', async () => {
  const ask = (from: string, to: string) => server.ask('connection/on-grid', { from, to }, owner)
  expect(await ask(inDays(1), inDays(0))).toMatchObject({ status: 422, refusal: 'intervalEndsBeforeStart' })
  expect(await ask(inDays(0), inDays(731))).toMatchObject({ status: 422, refusal: 'intervalTooLong' })
  expect(await ask(inDays(0), inDays(730))).toMatchObject({ status: 200 })
})
