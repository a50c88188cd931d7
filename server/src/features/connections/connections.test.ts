import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { makeConnection } from '#testing/factories/make-connection.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
let owner: SignedIn

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
})

const form = { kind: 'pms', name: 'PMS lễ tân', scopes: ['ari:write'] } as const satisfies CallInput<'connection/create'>
const create = async (given: Partial<CallInput<'connection/create'>> = {}, by = owner) =>
  server.ask('connection/create', { ...form, ...given }, by)
const all = async (by = owner) => (await server.ask('connection/get-all', {}, by)).data
const callAs = (connectionKey: string) => server.ask('connectivity/connection', {}, { connectionKey })
const diary = async (id: string) => (await server.ask('connection/history', { id }, owner)).data.map(({ what }) => what.en)

const onBoth = (connectionKey: string) =>
  Promise.all([0, 1].map((at) => server.askOn(at, 'connectivity/connection', {}, { connectionKey })))
const stoppedNow = { status: 403, refusal: 'connectionStopped' }
const unknown = { status: 401, refusal: 'connectionKeyUnknown' }
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('A connection', () => {
  test('is added with a key that is shown once: afterwards only its last letters are read', async () => {
    const { id, connectionKeyId, key } = (await create()).data
    const [one] = await all()
    expect(one).toMatchObject({ id, kind: 'pms', name: form.name, state: 'active', createdBy: owner.fullName })
    expect(one?.keys).toMatchObject([
      { id: connectionKeyId, name: form.name, endsWith: key.slice(-4), scopes: ['ari:write'], madeBy: owner.fullName, lastUsedAt: null },
    ])
    expect(JSON.stringify(await all())).not.toContain(key)
    const { rows } = await server.database.pool.query('select * from connection_key k where k::text like $1', [`%${key}%`])
    expect(rows).toEqual([])
  })

  test('says to its key whose connection it is, what the key may do, and of which property', async () => {
    const { id, key } = (await create({ kind: 'channel', scopes: ['bookings:read', 'ari:write'] })).data
    const { data } = await callAs(key)
    expect(data).toMatchObject({ id, kind: 'channel', name: form.name, scopes: ['bookings:read', 'ari:write'] })
    expect(data.property).toMatchObject({ currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' })
  })

  test('has a name of its own at its property, whatever the case of its letters', async () => {
    await create()
    expect(await create({ name: 'pms LỄ tân' })).toMatchObject({ refusal: 'connectionNameTaken', errors: [{ field: 'name' }] })
    const elsewhere = await signInTo(server, await makeProperty(server))
    expect(await create({}, elsewhere)).toMatchObject({ status: 200 })
  })

  test('is changed by who saw it last; what it was called stays where it is refused', async () => {
    const { id } = (await create()).data
    const change = (input: Omit<CallInput<'connection/update'>, 'id'>) => server.ask('connection/update', { id, ...input }, owner)
    expect((await change({ version: 1, name: 'PMS kho' })).data).toEqual({ id, version: 2 })
    expect(await change({ version: 1, name: 'Khác' })).toMatchObject({ status: 409, refusal: 'connectionChanged' })
    expect(await all()).toMatchObject([{ name: 'PMS kho', version: 2 }])
    expect(await diary(id)).toContain('Changed the connection PMS kho')
  })

  test('is stopped at once on every server, and started again', async () => {
    const { id, key } = (await create()).data
    expect((await callAs(key)).status).toBe(200)
    await server.ask('connection/stop', { id }, owner)
    expect(await onBoth(key)).toMatchObject([stoppedNow, stoppedNow])
    await server.ask('connection/start', { id }, owner)
    expect((await callAs(key)).status).toBe(200)
    expect((await diary(id)).slice(0, 2)).toEqual([`Started the connection ${form.name} again`, `Stopped the connection ${form.name}`])
  })

  test('of another property does not exist', async () => {
    const { connectionId: id, keyId } = await makeConnection(server, await makeProperty(server))
    const missing = { status: 404, refusal: 'notFound' }
    expect(await server.ask('connection/update', { id, version: 1, name: 'x' }, owner)).toMatchObject(missing)
    expect(await server.ask('connection/stop', { id }, owner)).toMatchObject(missing)
    expect(await server.ask('connection/make-key', { id, keyName: 'x', scopes: ['ari:write'] }, owner)).toMatchObject(missing)
    const mine = (await create()).data
    expect(await server.ask('connection/revoke-key', { id: mine.id, connectionKeyId: keyId }, owner)).toMatchObject(missing)
    expect(await all()).toHaveLength(1)
  })
})

describe('A key of a connection', () => {
  test('is one of several, by name; revoked, it is refused at once on every server, and the others work on', async () => {
    const { id, key } = (await create()).data
    const make = (keyName: string) => server.ask('connection/make-key', { id, keyName, scopes: ['ari:write'] }, owner)
    const second = (await make('Dự phòng')).data
    expect(await make('Dự phòng')).toMatchObject({ refusal: 'connectionKeyNameTaken', errors: [{ field: 'keyName' }] })
    expect((await callAs(second.key)).status).toBe(200)
    await server.ask('connection/revoke-key', { id, connectionKeyId: second.connectionKeyId }, owner)
    expect(await onBoth(second.key)).toMatchObject([unknown, unknown])
    expect((await callAs(key)).status).toBe(200)
    expect((await all())[0]?.keys).toMatchObject([{ revokedAt: null }, { name: 'Dự phòng', revokedBy: owner.fullName }])
    expect((await make('Dự phòng')).status).toBe(200)
  })

  test('is no key of an agent, nor a token', async () => {
    const { connectionKey } = await makeConnection(server, owner.propertyId ?? '')
    expect(await server.ask('distribution/booking', { code: 'x' }, { agentKey: connectionKey })).toMatchObject({
      refusal: 'agentKeyUnknown',
    })
    expect(await server.ask('room/get-all', {}, { token: connectionKey })).toMatchObject({ status: 401 })
  })

  test('“whether the hotel is in step with a PMS”: once the key of a PMS was used, until that PMS is stopped', async () => {
    const inStep = async () => (await server.ask('profile/info', {}, owner)).data.hotelSync
    const { id, key } = (await create()).data
    expect(await inStep()).toBe(false)
    await callAs(key)
    await expect.poll(inStep).toBe(true)
    expect((await all())[0]?.keys[0]?.lastUsedAt).not.toBeNull()
    await server.ask('connection/stop', { id }, owner)
    expect(await inStep()).toBe(false)
  })
})

test('a property has no more connections, and a connection no more keys, than anybody needs', async () => {
  const { id } = (await create()).data
  const make = (more: number) => server.ask('connection/make-key', { id, keyName: `${more}`, scopes: ['ari:write'] }, owner)
  expect(new Set((await Promise.all(upTo(9).map(make))).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await make(10)).toMatchObject({ refusal: 'tooManyConnectionKeys', values: { max: 10 } })
  const added = await Promise.all(upTo(19).map((more) => create({ name: `PMS ${more}` })))
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await create({ name: 'PMS 20' })).toMatchObject({ refusal: 'tooManyConnections', values: { max: 20 } })
})
