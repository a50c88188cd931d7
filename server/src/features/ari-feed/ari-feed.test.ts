import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { startPretendChannel, type PretendChannel } from '#testing/server/pretend-channel.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellNights } from './ari.jobs.ts'

const server = useTestServer()
const url = 'https://channel.haiau.vn/innkeeper'
let by: Selling
let owner: SignedIn
let connection: TestConnection
let names: PretendNameServer
let channel: PretendChannel

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(600), allotment: 5 })
  owner = await signInTo(server, by.propertyId)
  connection = await makeConnection(server, by.propertyId, { kind: 'channel', name: 'Kênh Hải Âu' })
  await mapCodes(
    server,
    { propertyId: by.propertyId, connectionId: id() },
    { rooms: { DLX: by.roomTypeId }, plans: { BAR: by.ratePlanId } },
  )
  names = await startPretendNameServer({ 'channel.haiau.vn': { addresses: ['127.0.0.1'] } })
  channel = await startPretendChannel()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: channel.port })
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), channel.leave()])
})

const id = () => connection.connectionId
const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const setAddress = async (address = url) => {
  const answer = await server.ask('connection/set-ari-address', { id: id(), url: address }, owner)
  if (answer.status === 200 && answer.data.secret !== null) channel.knows(answer.data.secret)
  return answer
}
const read = () => dataOf(server.ask('connection/ari', { id: id() }, owner))
const sweep = () => tellNights.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
/** What failed is due at once, however long it was to pause. */
const hurry = async () => {
  await query(`update ari_feed set next_at = '-infinity'`)
  await query(`update ari_cell set retry_at = now() where retry_at is not null and isfinite(retry_at)`)
  await sweep()
}
const settled = () => expect.poll(async () => (await hurry(), (await read()).counts)).toMatchObject({ pending: 0, sent: 0, failed: 0 })
const versionOf = async (days: number) =>
  Number(
    (await query('select version from room_night where room_type_id = $1 and night = $2', [by.roomTypeId, inDays(days)])).rows[0]?.[
      'version'
    ],
  )
const close = async (days: number, closed = true) =>
  expect(
    await server.ask(
      'room-plan/save-cells',
      { rooms: [{ roomTypeId: by.roomTypeId, night: inDays(days), seen: await versionOf(days), closed }] },
      owner,
    ),
  ).toMatchObject({ status: 200 })
const held = (days: number, place = 'DLX') => channel.nights.get(`${place} ${inDays(days)}`)

test('a connection that is given an address is told of everything once, 500 nights ahead, signed and in ranges', async () => {
  expect(await setAddress()).toMatchObject({ status: 200, data: { secret: expect.stringMatching(/^whsec_/) } })
  await settled()
  expect((await read()).counts).toEqual({ pending: 0, sent: 0, done: 1_000, failed: 0, differs: 0 })
  expect(channel.wrong).toEqual([])
  expect(channel.came).toMatchObject([{ number: 1, currency: 'VND' }])
  expect(channel.came[0]?.updates).toContainEqual({
    rooms: ['DLX'],
    plans: [],
    from: inDays(0),
    to: inDays(499),
    available: 5,
    closed: false,
    releaseDays: null,
  })
  expect(channel.nights.get(`DLX/BAR ${inDays(3)}`)).toMatchObject({ price: expect.any(Number), stopSell: false, cta: false })
})

test('“only what changed”: a booking tells its nights’ rooms, and nothing is told that is as it was', async () => {
  await setAddress()
  await settled()
  await bookStay(server, by, { checkIn: inDays(20), nights: 2 })
  await settled()
  expect(channel.came).toHaveLength(2)
  expect(channel.came[1]?.updates).toEqual([
    { rooms: ['DLX'], plans: [], from: inDays(20), to: inDays(21), available: 4, closed: false, releaseDays: null },
  ])
  await close(30)
  await close(30, false)
  await settled()
  expect(channel.came).toHaveLength(2)
})

test('what changes while messages wait is fused: the last value goes out, in one message', async () => {
  await setAddress()
  await settled()
  channel.feel('refuses')
  await close(10)
  await sweep()
  await expect.poll(async () => (await read()).problem).toBe('refused')
  await inTurn(3, (index) => close(11 + index))
  await close(10, false)
  await close(12, false)
  channel.feel('takes')
  await settled()
  // Night 10 was in a message that failed: nobody can know what the system has of it.
  expect(channel.came.at(-1)?.updates.map(({ from, to, ['closed']: closed }) => [from, to, closed])).toEqual([
    [inDays(10), inDays(10), false],
    [inDays(11), inDays(11), true],
    [inDays(13), inDays(13), true],
  ])
  expect([held(10), held(11), held(12), held(13)].map((night) => night?.['closed'])).toEqual([false, true, false, true])
})

test.each([
  ['refuses', 'refused', 500],
  ['isSlow', 'timedOut', null],
  ['breaksOff', 'unreachable', null],
  ['takesAndBreaksOff', 'unreachable', null],
] as const)(
  'an address that %s: its nights failed, the next message waits, later each time, and then tells all',
  async (mood, problem, answerCode) => {
    await setAddress()
    await settled()
    channel.feel(mood)
    await close(10)
    await sweep()
    await expect.poll(async () => (await read()).counts.failed).toBe(1)
    const told = await read()
    expect(told).toMatchObject({ problem, failed: [{ from: inDays(10), to: inDays(10), plan: null, state: 'failed', why: '' }] })
    expect(told.messages[0]).toMatchObject({ problem, answerCode, nights: 1 })
    expect(Date.parse(told.nextAt ?? '') - Date.now()).toBeGreaterThan(1_000)
    expect(told.failingSince).not.toBeNull()
    // Not before its time.
    await sweep()
    expect((await read()).messages[0]?.number).toBe(told.messages[0]?.number)
    channel.feel('takes')
    await settled()
    expect(held(10)).toMatchObject({ closed: true })
    expect(await read()).toMatchObject({ failingSince: null, problem: null, nextAt: null, failed: [] })
  },
)

test('of an answer that takes only a part, the rest failed with why, and is tried again', async () => {
  await setAddress()
  await settled()
  channel.feel('takesHalf')
  await close(10)
  await close(20)
  await sweep()
  await expect.poll(async () => (await read()).counts).toMatchObject({ failed: 1, pending: 0, sent: 0 })
  const { failed, messages } = await read()
  expect(failed).toMatchObject([{ from: inDays(10), why: 'Giá quá thấp', retryAt: expect.any(String) }])
  expect(messages[0]).toMatchObject({ nights: 2, ranges: 2, rejected: 1, answerCode: 200, problem: null })
  expect([held(10)?.['closed'], held(20)?.['closed']]).toEqual([false, true])
  channel.feel('takes')
  expect(await server.ask('connection/retry-nights', { id: id() }, owner)).toMatchObject({ data: { count: 1 } })
  await sweep()
  await expect.poll(async () => (await read()).counts).toMatchObject({ failed: 0, pending: 0, sent: 0 })
  expect(held(10)).toMatchObject({ closed: true })
  expect(await server.ask('connection/retry-nights', { id: id() }, owner)).toMatchObject({ refusal: 'nothingToSendAgain' })
})

test('“at most 20 messages a minute and property”: then changes wait and are fused', async () => {
  await setAddress()
  await settled()
  await query(
    `insert into ari_message (property_id, connection_id, number, made_at, answered_at)
       select $1, $2, 1000 + n, now(), now() from generate_series(1, 19) n`,
    [by.propertyId, id()],
  )
  const before = channel.came.length
  await close(10)
  await close(11)
  await hurry()
  expect((await read()).counts).toMatchObject({ pending: 2, sent: 0 })
  await query(`update ari_message set answered_at = answered_at - interval '61 seconds'`)
  await settled()
  expect(channel.came).toHaveLength(before + 1)
})

test('“a full sync at most daily”: everything is sent again, and then only a day later', async () => {
  await setAddress()
  await settled()
  const everything = () => server.ask('connection/send-all-nights', { id: id() }, owner)
  expect(await everything()).toMatchObject({ status: 200, data: { count: 1_000 } })
  expect((await read()).wholeFrom).not.toBeNull()
  await settled()
  expect(channel.came[1]?.updates).toEqual(channel.came[0]?.updates)
  expect(await everything()).toMatchObject({ status: 409, refusal: 'wholeToldToday', values: { hours: 24 } })
  await query(`update ari_feed set whole_at = whole_at - interval '1 day'`)
  expect((await everything()).status).toBe(200)
})

test('a system is told of all that changes what is sold: dates not applied, prices of the room type, rooms not sold', async () => {
  await setAddress()
  await settled()
  await query(`insert into rate_plan_blackout (property_id, rate_plan_id, from_day, to_day) values ($1, $2, $3, $3)`, [
    by.propertyId,
    by.ratePlanId,
    inDays(7),
  ])
  await query('update room_type set default_price = default_price + 1000 where room_type_id = $1', [by.roomTypeId])
  await settled()
  expect(held(7, 'DLX/BAR')).toMatchObject({ stopSell: true })
  expect(held(8, 'DLX/BAR')).toMatchObject({ stopSell: false })
  await query('update room_type set active = false where room_type_id = $1', [by.roomTypeId])
  await settled()
  expect(held(9)).toMatchObject({ closed: true })
})

test('a code that is mapped later is told whole; one that is unmapped is told no more', async () => {
  await setAddress()
  await settled()
  await mapCodes(server, { propertyId: by.propertyId, connectionId: id() }, { rooms: { DLX2: by.roomTypeId } })
  await close(40)
  await settled()
  expect(held(40, 'DLX2')).toMatchObject({ closed: true })
  await query(`update connection_code set room_type_id = null, mapped_at = null, mapped_by = null where connection_id = $1`, [id()])
  await settled()
  expect((await read()).counts.done).toBe(0)
})

test('a stopped connection is told nothing, and everything that changed meanwhile when it starts again', async () => {
  await setAddress()
  await settled()
  await server.ask('connection/stop', { id: id() }, owner)
  await close(10)
  await sweep()
  expect(channel.came).toHaveLength(1)
  await server.ask('connection/start', { id: id() }, owner)
  await settled()
  expect(held(10)).toMatchObject({ closed: true })
})

test('another address knows nothing, and is told everything; without one, nothing is noted any more', async () => {
  await setAddress()
  await settled()
  names.records['other.haiau.vn'] = { addresses: ['127.0.0.1'] }
  expect((await setAddress('https://other.haiau.vn/')).data).toEqual({ secret: null })
  await settled()
  expect(channel.came).toHaveLength(2)
  expect(channel.came[1]?.number).toBeGreaterThan(channel.came[0]?.number ?? 0)
  expect((await server.ask('connection/remove-ari-address', { id: id() }, owner)).status).toBe(200)
  await close(10)
  expect((await query('select from ari_mark where property_id = $1', [by.propertyId])).rows).toEqual([])
  expect(await read()).toMatchObject({ url: null, counts: { done: 0, pending: 0 } })
  const calls = ['connection/remove-ari-address', 'connection/send-all-nights', 'connection/retry-nights'] as const
  const answers = await Promise.all(calls.map((call) => server.ask(call, { id: id() }, owner)))
  expect(answers.map(({ refusal }) => refusal)).toEqual(calls.map(() => 'webhookMissing'))
})

test('a message whose server died is not lost: it is sent again under its number, or taken back', async () => {
  await setAddress()
  await settled()
  await channel.leave()
  await close(10)
  await sweep()
  await expect.poll(async () => (await read()).counts.failed).toBe(1)
  // As a server leaves it that died after the message was begun, with no event left.
  await query(`update ari_feed set next_at = '-infinity'`)
  await query(
    `with m as (insert into ari_message (property_id, connection_id, number, made_at) values ($1, $2, 900, now()) returning number)
     update ari_cell set message_number = 900, state = 'sent', told = null where property_id = $1 and state = 'failed'`,
    [by.propertyId, id()],
  )
  await channel.comeBack()
  await settled()
  expect(held(10)).toMatchObject({ closed: true })
})

test.each([
  ['http://channel.haiau.vn/', 'webhookAddressInvalid'],
  ['https://inside.haiau.vn/', 'webhookAddressInside'],
  ['https://nobody.haiau.vn/', 'webhookAddressUnknown'],
])('the address %s is refused', async (address, refusal) => {
  names.records['inside.haiau.vn'] = { addresses: ['169.254.169.254'] }
  expect(await setAddress(address)).toMatchObject({ status: 422, refusal, errors: [{ field: 'url' }] })
  expect((await read()).url).toBeNull()
})

test('an address has a secret of its own that is nowhere in the database or the diary', async () => {
  const { data } = await setAddress()
  const { data: lines } = await server.ask('connection/history', { id: id() }, { ...owner, language: 'en' })
  expect(JSON.stringify(lines)).toContain(url)
  expect(JSON.stringify(lines)).not.toContain(data.secret)
  const { rows } = await query('select from ari_feed f where f::text like $1', [`%${data.secret?.slice(6, 20)}%`])
  expect(rows).toEqual([])
})
