import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { inTurn } from '#testing/in-turn.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { startPretendPms, type PretendPms } from '#testing/server/pretend-pms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellConnections } from './webhook-queue.ts'

const server = useTestServer()
const url = 'https://pms.haiau.vn/innkeeper'
let by: Selling
let owner: SignedIn
let connection: TestConnection
let names: PretendNameServer
let pms: PretendPms

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
  owner = await signInTo(server, by.propertyId)
  connection = await makeConnection(server, by.propertyId, { name: 'PMS lễ tân' })
  names = await startPretendNameServer({ 'pms.haiau.vn': { addresses: ['127.0.0.1'] } })
  pms = await startPretendPms()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: pms.port })
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await server.database.pool.query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), pms.leave()])
})

const id = () => connection.connectionId
const setAddress = async (address = url) => {
  const answer = await server.ask('connection/set-webhook', { id: id(), url: address }, owner)
  if (answer.status === 200 && answer.data.secret !== null) pms.knows(answer.data.secret)
  return answer
}
const feed = () => dataOf(server.ask('connection/feed', { id: id() }, owner))
const sweep = () => tellConnections.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])
/** What waits is due at once, however long it was to pause. */
const hurry = async () => {
  await query(`update outbox set due_at = now() where topic = 'webhook' and sent_at is null and failed_at is null`)
  await sweep()
}
const takenNumbers = () => pms.taken.map(({ data }) => data.number)
const states = async () => (await feed()).revisions.map(({ number, state }) => [number, state]).toReversed()

test('a connection with an address is told of each move, signed, in order; what it takes is acknowledged', async () => {
  expect(await setAddress()).toMatchObject({ status: 200, data: { secret: expect.stringMatching(/^whsec_/) } })
  const { code } = (await bookStay(server, by)).data
  await server.ask('booking/cancel', { code, reason: 'Hết phòng' }, owner)
  await sweep()
  await expect.poll(takenNumbers).toEqual([1, 2])
  expect(pms.taken).toMatchObject([
    { id: `${id()}.1`, type: 'booking.made', data: { booking: { code, state: 'confirm', property: by.property } } },
    { id: `${id()}.2`, type: 'booking.cancelled', data: { booking: { code, state: 'void' } } },
  ])
  expect(pms.wrong).toEqual([])
  expect(pms.hosts).toEqual(new Set(['pms.haiau.vn']))
  await expect.poll(async () => (await feed()).waiting).toBe(0)
  expect((await feed()).revisions).toMatchObject([
    { number: 2, state: 'received', attempts: 1, answerCode: 204, problem: null, code },
    { number: 1, state: 'received' },
  ])
  expect((await server.ask('connectivity/bookings', {}, connection)).data).toEqual({ revisions: [], left: 0 })
})

test.each([
  ['refuses', 'refused', 500],
  ['isSlow', 'timedOut', null],
  ['breaksOff', 'unreachable', null],
  ['takesAndBreaksOff', 'brokenOff', null],
] as const)('an address that %s is tried again, later each time, and then gets everything in order', async (mood, problem, answerCode) => {
  await setAddress()
  pms.feel(mood)
  await inTurn(2, () => bookStay(server, by))
  await sweep()
  await expect
    .poll(async () => (await feed()).revisions)
    .toMatchObject([
      { number: 2, state: 'waiting', attempts: 0 },
      { number: 1, state: 'trying', attempts: 1, problem, answerCode },
    ])
  expect((await feed()).failingSince).not.toBeNull()
  const { rows } = await query(`select due_at > now() as later, attempts from outbox where topic = 'webhook' and sent_at is null`)
  expect(rows).toEqual([{ later: true, attempts: 1 }])
  pms.feel('takes')
  await hurry()
  await hurry()
  await expect.poll(states).toEqual([
    [1, 'received'],
    [2, 'received'],
  ])
  expect(takenNumbers()).toEqual([1, 2])
  expect(await feed()).toMatchObject({ failingSince: null, waiting: 0 })
})

test('an address that is not there for a day: what waited so long is put aside with the reason, and a button sends it again', async () => {
  await setAddress()
  await pms.leave()
  await inTurn(2, () => bookStay(server, by))
  await query(`update connection_feed set url_since = url_since - interval '2 days'`)
  // A revision is never changed: as the owner of the tables this test makes it old.
  await query(`update booking_revision set at = at - interval '25 hours' where property_id = $1 and number = 1`, [by.propertyId])
  await sweep()
  await expect.poll(states).toEqual([
    [1, 'putAside'],
    [2, 'waiting'],
  ])
  expect(await feed()).toMatchObject({ putAside: 1, waiting: 2 })
  expect((await feed()).revisions[1]).toMatchObject({ problem: 'unreachable' })
  await pms.comeBack()
  await hurry()
  await expect.poll(takenNumbers).toEqual([2])
  expect(await server.ask('connection/send-again', { id: id(), number: 1 }, owner)).toMatchObject({ data: { count: 1 } })
  await expect.poll(takenNumbers).toEqual([2, 1])
  await expect.poll(async () => (await feed()).putAside).toBe(0)
  expect(await server.ask('connection/send-again', { id: id(), number: 1 }, owner)).toMatchObject({
    status: 409,
    refusal: 'nothingToSendAgain',
  })
})

test('a connection is sent nothing that it has fetched, and nothing while it is stopped', async () => {
  await bookStay(server, by)
  await server.ask('connectivity/acknowledge', { revisions: [{ number: 1, reference: 'R1' }] }, connection)
  await setAddress()
  await server.ask('connection/stop', { id: id() }, owner)
  await bookStay(server, by)
  await sweep()
  expect((await query(`select from outbox where topic = 'webhook' and sent_at is null`)).rows).toEqual([])
  await server.ask('connection/start', { id: id() }, owner)
  await sweep()
  await expect.poll(takenNumbers).toEqual([2])
  await expect.poll(states).toEqual([
    [1, 'fetched'],
    [2, 'received'],
  ])
  expect((await feed()).revisions[1]).toMatchObject({ reference: 'R1' })
})

test('a secret is changed: for a day both sign, so that nothing is refused meanwhile', async () => {
  await setAddress()
  const { data } = await server.ask('connection/rotate-secret', { id: id() }, owner)
  await bookStay(server, by)
  await sweep()
  await expect.poll(takenNumbers).toEqual([1])
  pms.knows(data.secret)
  await bookStay(server, by)
  await sweep()
  await expect.poll(takenNumbers).toEqual([1, 2])
  expect((await feed()).formerUntil).toBe(data.formerUntil)
  await query(`update connection_feed set former_until = now() - interval '1 second' where former_until is not null`)
  expect((await feed()).formerUntil).toBeNull()
  await bookStay(server, by)
  await sweep()
  await expect.poll(takenNumbers).toEqual([1, 2, 3])
  expect(pms.wrong).toEqual([])
})

test('nothing that happened before an address was set is lost, and it keeps its secret where the address changes', async () => {
  await bookStay(server, by)
  await setAddress()
  names.records['pms2.haiau.vn'] = { addresses: ['127.0.0.1'] }
  expect((await setAddress('https://pms2.haiau.vn/')).data).toEqual({ secret: null })
  await sweep()
  await expect.poll(takenNumbers).toEqual([1])
  expect(pms.hosts).toEqual(new Set(['pms2.haiau.vn']))
  expect((await server.ask('connection/remove-webhook', { id: id() }, owner)).status).toBe(200)
  expect(await feed()).toMatchObject({ url: null, waiting: 0 })
  expect(await server.ask('connection/rotate-secret', { id: id() }, owner)).toMatchObject({ refusal: 'webhookMissing' })
  expect(await server.ask('connection/send-again', { id: id() }, owner)).toMatchObject({ refusal: 'webhookMissing' })
  expect(await server.ask('connection/remove-webhook', { id: id() }, owner)).toMatchObject({ refusal: 'webhookMissing' })
})

describe('An address', () => {
  test.each([
    ['http://pms.haiau.vn/', 'webhookAddressInvalid'],
    ['https://127.0.0.1/', 'webhookAddressInvalid'],
    ['https://inside.haiau.vn/', 'webhookAddressInside'],
    ['https://nobody.haiau.vn/', 'webhookAddressUnknown'],
  ])('%s is refused', async (address, refusal) => {
    names.records['inside.haiau.vn'] = { addresses: ['169.254.169.254', '203.162.4.191'] }
    expect(await setAddress(address)).toMatchObject({ status: 422, refusal, errors: [{ field: 'url' }] })
    expect((await feed()).url).toBeNull()
  })

  test('that leads inside later is not connected to', async () => {
    await setAddress()
    names.records['pms.haiau.vn'] = { addresses: ['10.0.0.5'] }
    await bookStay(server, by)
    await sweep()
    await expect.poll(async () => (await feed()).revisions[0]?.problem).toBe('inside')
    expect(pms.taken).toEqual([])
  })

  test('and its secret are told of in the diary without the secret, and the secret is nowhere in the database', async () => {
    const { data } = await setAddress()
    await server.ask('connection/rotate-secret', { id: id() }, owner)
    const { data: lines } = await server.ask('connection/history', { id: id() }, { ...owner, language: 'en' })
    expect(JSON.stringify(lines)).toContain(url)
    expect(JSON.stringify(lines)).not.toContain(data.secret)
    const { rows } = await query('select from connection_feed f where f::text like $1', [`%${data.secret?.slice(6, 20)}%`])
    expect(rows).toEqual([])
  })
})
