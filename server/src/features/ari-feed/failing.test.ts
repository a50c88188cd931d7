import { afterEach, beforeEach, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeConnection, mapCodes } from '#testing/factories/make-connection.ts'
import { startPretendChannel, type PretendChannel } from '#testing/server/pretend-channel.ts'
import { startPretendNameServer, type PretendNameServer } from '#testing/server/pretend-name-server.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { tellNights } from './ari.jobs.ts'
import { tellOfAriAddresses } from './failing.jobs.ts'

const server = useTestServer()
let owner: SignedIn
let id: string
let names: PretendNameServer
let channel: PretendChannel

beforeEach(async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(600) })
  owner = await signInTo(server, by.propertyId)
  id = (await makeConnection(server, by.propertyId, { kind: 'channel', name: 'Kênh Hải Âu' })).connectionId
  await mapCodes(server, { propertyId: by.propertyId, connectionId: id }, { rooms: { DLX: by.roomTypeId } })
  names = await startPretendNameServer({ 'channel.haiau.vn': { addresses: ['127.0.0.1'] } })
  channel = await startPretendChannel()
  server.outside.lookDomainsUpAt({ nameServer: names.address, portOnThisMachine: channel.port })
  channel.feel('refuses')
  await setAddress()
})
afterEach(async () => {
  // Nothing of a test may be sent in the next one.
  await server.database.pool.query(`update connection set state = 'stopped'`)
  await Promise.all([names.stop(), channel.leave()])
})

const setAddress = async () => {
  const { data } = await server.ask('connection/set-ari-address', { id, url: 'https://channel.haiau.vn/innkeeper' }, owner)
  if (data.secret !== null) channel.knows(data.secret)
}
const at = (minutes: number) => ({
  pool: server.database.pool,
  now: new Date(Date.now() + minutes * 60_000),
  publish: () => undefined,
})
const send = async () => {
  await server.database.pool.query(`update ari_feed set next_at = '-infinity'`)
  await tellNights.run(at(0))
}
const failingSince = async () => (await server.ask('connection/ari', { id }, owner)).data.failingSince
const untilItFails = () => expect.poll(async () => (await send(), await failingSince())).not.toBeNull()
const untilItWorks = () => expect.poll(async () => (await send(), await failingSince())).toBeNull()
const told = async () =>
  (await server.ask('notification/show', {}, owner)).data.notifications
    .filter(({ type }) => type === 'addressFails')
    .map(({ title }) => title)
    .toReversed()

const fails = 'The address of the connection Kênh Hải Âu has not taken availability and prices for more than 60 minutes'
const works = 'The address of the connection Kênh Hải Âu takes availability and prices again'

test('an address that has taken no nights for an hour is told of once, and once that it works again: in the bell, and by email who chose that', async () => {
  const { email } = (await server.ask('profile/info', {}, owner)).data
  await server.ask('notification/choose', { kind: 'addressFails', inBell: true, byMail: true }, owner)
  await untilItFails()
  await tellOfAriAddresses.run(at(59))
  expect(await told()).toEqual([])
  await tellOfAriAddresses.run(at(61))
  await tellOfAriAddresses.run(at(90))
  expect(await told()).toEqual([fails])
  channel.feel('takes')
  await untilItWorks()
  await tellOfAriAddresses.run(at(95))
  await tellOfAriAddresses.run(at(96))
  expect(await told()).toEqual([fails, works])
  await expect.poll(() => server.outside.letters.filter(({ to }) => to === email)).toHaveLength(2)
})

test('an address that is removed is not said to work again', async () => {
  await untilItFails()
  await tellOfAriAddresses.run(at(61))
  await server.ask('connection/remove-ari-address', { id }, owner)
  await tellOfAriAddresses.run(at(62))
  await setAddress()
  channel.feel('takes')
  await send()
  await tellOfAriAddresses.run(at(63))
  expect(await told()).toEqual([fails])
})
