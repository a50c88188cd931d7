import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '#testing/ask.ts'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { startPretendChannel, type PretendChannel } from '#testing/server/pretend-channel.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellNights } from './ari.jobs.ts'

const server = useTestServer()
let by: Selling
let owner: SignedIn
let connection: TestConnection
let names: PretendNameServer
let channel: PretendChannel

beforeEach(async () => {
  by = await makeSelling(server, { from: inDays(0), to: inDays(30), allotment: 5 })
  owner = await signInTo(server, by.propertyId)
  connection = await makeConnection(server, by.propertyId, { kind: 'channel' })
  await mapCodes(
    server,
    { propertyId: by.propertyId, connectionId: id() },
    { rooms: { DLX: by.roomTypeId }, plans: { BAR: by.ratePlanId } },
  )
  names = await startPretendNameServer({ 'channel.haiau.vn': { addresses: ['127.0.0.1'] } })
  channel = await startPretendChannel()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: channel.port })
  // Until a test asks for it nothing is compared, whatever the hour is.
  await setAddress(false)
})
afterEach(async () => {
  await query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), channel.leave()])
})

const id = () => connection.connectionId
const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query<Record<string, unknown>>(text, [...values])
const setAddress = async (compares: boolean) => {
  const data = await dataOf(server.ask('connection/set-ari-address', { id: id(), url: 'https://channel.haiau.vn/', compares }, owner))
  if (data.secret !== null) channel.knows(data.secret)
}
const read = () => dataOf(server.ask('connection/ari', { id: id() }, owner))
const sweep = () => tellNights.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
/** Another night: it is past two o'clock somewhere in the world at every hour. */
const nextNight = async () => {
  const { comparedAt } = await read()
  await query(
    `update property set time_zone = case when extract(hour from now() at time zone 'Asia/Ho_Chi_Minh') >= 2
    then 'Asia/Ho_Chi_Minh' else 'Pacific/Honolulu' end where property_id = $1`,
    [by.propertyId],
  )
  await query('update ari_feed set asked_on = null where compares')
  await expect.poll(async () => (await sweep(), (await read()).comparedAt)).not.toBe(comparedAt)
  await expect.poll(async () => (await sweep(), (await read()).counts)).toMatchObject({ pending: 0, sent: 0 })
}
const told = () => expect.poll(async () => (await sweep(), (await read()).counts)).toMatchObject({ pending: 0, sent: 0, done: 1_000 })
const key = () => `DLX/BAR ${inDays(5)}`

test('“a nightly comparison”: what a channel has otherwise is named, and sent again once', async () => {
  await told()
  await setAddress(true)
  await nextNight()
  expect(await read()).toMatchObject({ failed: [], counts: { differs: 0 } })
  const right = channel.nights.get(key())
  channel.nights.set(key(), { ...right, price: 1 })
  channel.nights.delete(`DLX ${inDays(6)}`)
  await nextNight()
  // It was sent again, and is right now.
  expect(channel.nights.get(key())).toEqual(right)
  expect(channel.nights.get(`DLX ${inDays(6)}`)).toMatchObject({ available: 5 })
  expect((await read()).counts).toMatchObject({ differs: 0 })
  const before = channel.came.length
  channel.nights.set(key(), { ...right, price: 1 })
  await nextNight()
  // It differs once more: nobody sends it a second time, and the screen says what the channel has.
  expect(channel.came).toHaveLength(before)
  expect(await read()).toMatchObject({
    counts: { differs: 1 },
    failed: [{ from: inDays(5), state: 'differs', why: '', differences: [{ field: 'price', theirs: 1 }] }],
  })
  channel.nights.set(key(), right ?? {})
  await nextNight()
  expect((await read()).counts).toMatchObject({ differs: 0 })
})

test('of nights that differ, values of any kind are shown, and that a channel has nothing', async () => {
  await told()
  await setAddress(true)
  await nextNight()
  const spoil = async () => {
    channel.nights.set(key(), {
      ...channel.nights.get(key()),
      price: '1',
      minStay: 1.5,
      maxStay: { nights: 'x'.repeat(200) },
      cta: null,
      ctd: true,
    })
    channel.nights.delete(`DLX ${inDays(6)}`)
    await nextNight()
  }
  await spoil()
  await spoil()
  const { failed } = await read()
  expect(failed).toHaveLength(2)
  expect(failed.find(({ plan }) => plan === null)).toMatchObject({ from: inDays(6), differences: null })
  expect(failed.find(({ plan }) => plan !== null)).toMatchObject({
    from: inDays(5),
    differences: [
      { field: 'cta', theirs: null },
      { field: 'ctd', theirs: true },
      { field: 'maxStay', theirs: `{"nights": "${'x'.repeat(88)}` },
      { field: 'minStay', theirs: '1.5' },
      { field: 'price', theirs: '1' },
    ],
  })
})

test('a system that is not to be compared is not asked', async () => {
  await told()
  await query('update ari_feed set asked_on = null')
  await sweep()
  expect(await read()).toMatchObject({ compares: false, comparedAt: null })
})

test('while an address fails, “Try again” does not wait, and the screen says no time', async () => {
  await told()
  channel.feel('refuses')
  await query('update room_night set closed = true where room_type_id = $1 and night = $2', [by.roomTypeId, inDays(3)])
  await sweep()
  await expect.poll(async () => (await read()).counts.failed).toBe(1)
  await channel.leave()
  expect((await server.ask('connection/retry-nights', { id: id() }, owner)).status).toBe(200)
  await query(`update connection set state = 'stopped' where connection_id = $1`, [id()])
  await query(`update ari_feed set next_at = '-infinity' where connection_id = $1`, [id()])
  expect(await server.ask('connection/ari', { id: id() }, owner)).toMatchObject({ status: 200, data: { problem: 'refused', nextAt: null } })
})
