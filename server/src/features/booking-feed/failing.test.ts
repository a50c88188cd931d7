import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookStay, inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling, type Selling } from '#testing/factories/factories-sales.ts'
import { makeConnection, type TestConnection } from '#testing/factories/make-connection.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { startPretendPms, type PretendPms } from '#testing/server/pretend-pms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellOfWebhooks } from './failing.jobs.ts'
import { tellConnections } from './webhook-queue.ts'

const server = useTestServer()
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
  await setAddress()
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await server.database.pool.query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), pms.leave()])
})

const id = () => connection.connectionId
const setAddress = async () => {
  const { data } = await server.ask('connection/set-webhook', { id: id(), url: 'https://pms.haiau.vn/innkeeper' }, owner)
  if (data.secret !== null) pms.knows(data.secret)
}
const at = (minutes: number) => ({
  pool: server.database.pool,
  now: new Date(Date.now() + minutes * 60_000),
  publish: () => undefined,
})
const send = async () => {
  await server.database.pool.query(`update outbox set due_at = now() where topic = 'webhook' and sent_at is null and failed_at is null`)
  await tellConnections.run(at(0))
}
const failingSince = async () => (await server.ask('connection/feed', { id: id() }, owner)).data.failingSince
const fail = async () => {
  pms.feel('refuses')
  await bookStay(server, by)
  await send()
  await expect.poll(failingSince).not.toBeNull()
}
const told = async (as = owner) =>
  (await server.ask('notification/show', {}, as)).data.notifications
    .filter(({ type }) => type === 'addressFails')
    .map(({ title }) => title)
    .toReversed()

const fails = 'The address of the connection PMS lễ tân has not taken bookings for more than 60 minutes'
const works = 'The address of the connection PMS lễ tân takes bookings again'

test('an address that has taken no bookings for an hour is told of once, and once that it works again: in the bell, and by email who chose that', async () => {
  const { email } = (await server.ask('profile/info', {}, owner)).data
  await server.ask('notification/choose', { kind: 'addressFails', inBell: true, byMail: true }, owner)
  await fail()
  await tellOfWebhooks.run(at(59))
  expect(await told()).toEqual([])
  await tellOfWebhooks.run(at(61))
  await tellOfWebhooks.run(at(90))
  expect(await told()).toEqual([fails])
  pms.feel('takes')
  await expect.poll(async () => (await send(), await failingSince())).toBeNull()
  await tellOfWebhooks.run(at(95))
  await tellOfWebhooks.run(at(96))
  expect(await told()).toEqual([fails, works])
  const titles = async () => server.outside.letters.filter(({ to }) => to === email).map(({ subject }) => subject)
  await expect.poll(titles).toHaveLength(2)
  expect(server.outside.letters.filter(({ to }) => to === email).map(({ text }) => text)).toEqual([
    expect.stringContaining('ngừng gửi'),
    expect.stringContaining('Kết nối hệ thống'),
  ])
})

test('one that fails again after it worked is told of again', async () => {
  await fail()
  await tellOfWebhooks.run(at(61))
  pms.feel('takes')
  await expect.poll(async () => (await send(), await failingSince())).toBeNull()
  await tellOfWebhooks.run(at(62))
  await fail()
  await tellOfWebhooks.run(at(59))
  expect(await told()).toEqual([fails, works])
  await tellOfWebhooks.run(at(61))
  expect(await told()).toEqual([fails, works, fails])
})

test.each([
  ['that is removed', () => server.ask('connection/remove-webhook', { id: id() }, owner)],
  ['that is set anew', setAddress],
  ['of a connection that is stopped', () => server.ask('connection/stop', { id: id() }, owner)],
])('an address %s does not fail, and is not said to work again', async (_which, change) => {
  await fail()
  pms.feel('takes')
  await change()
  await tellOfWebhooks.run(at(120))
  expect(await told()).toEqual([])
  await server.ask('connection/start', { id: id() }, owner)
  await setAddress()
  await fail()
  await tellOfWebhooks.run(at(61))
  await change()
  await tellOfWebhooks.run(at(62))
  expect(await told()).toEqual([fails])
})

test('who may not see connections is not told', async () => {
  await fail()
  await tellOfWebhooks.run(at(61))
  expect(await told(await signInTo(server, by.propertyId, { codes: ['BOOKING_LIST_1'] }))).toEqual([])
})
