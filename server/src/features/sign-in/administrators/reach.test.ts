import { expect, test } from 'vitest'
import { makeProperty, signInAdmin, type SignedIn } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const formOf = (reach?: readonly string[] | null) => {
  const userName = `a${crypto.randomUUID().slice(0, 8)}`
  const facts = { userName, fullName: 'Lý Thu Mai', email: `${userName}@innkeeper.example`, phone: '0905123456', types: ['AM' as const] }
  return reach === undefined ? facts : { ...facts, reach: reach === null ? null : [...reach] }
}

/** Saves what an administrator may enter. */
const give = async (by: Pick<SignedIn, 'token'>, accountId: string, reach: readonly string[] | null) => {
  const { version, fullName, email, phone, types, active } = (await server.ask('supplier/user/detail', { id: accountId }, by)).data
  const facts = { fullName, email, phone: phone === '' ? '0905123456' : phone, types, active }
  return server.ask('supplier/user/update', { id: accountId, version, ...facts, reach: reach === null ? null : [...reach] }, by)
}

/** An administrator who signs in by password, limited to these properties. */
const limitedTo = async (by: SignedIn, ...reach: readonly string[]) => {
  const { accountId, userName } = await makeAdmin(server)
  expect(await give(by, accountId, reach)).toMatchObject({ status: 200 })
  const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
  return { accountId, userName, token: data.token }
}

test('an administrator is made with the properties that they may enter; without a word about it, with every one', async () => {
  const admin = await signInAdmin(server)
  const [one, other] = [await makeProperty(server), await makeProperty(server)]
  const made = await server.ask('supplier/user/create', formOf([one]), admin)
  expect((await server.ask('supplier/user/detail', { id: made.data.id }, admin)).data).toMatchObject({
    reach: [one],
    properties: 1,
    reachOpen: true,
  })
  const free = await server.ask('supplier/user/create', formOf(), admin)
  expect((await server.ask('supplier/user/detail', { id: free.data.id }, admin)).data).toMatchObject({ reach: null, properties: null })
  const places = await server.ask('supplier/user/get-all-hotel', { id: made.data.id }, admin)
  expect(places.data[0]).toMatchObject({ id: one, within: true })
  expect(places.data.find(({ id }) => id === other)).toMatchObject({ within: false })
  expect((await server.ask('supplier/user/get-all-site', { id: made.data.id }, admin)).data).toEqual([])
})

test('the list of parks has parks alone', async () => {
  const admin = await signInAdmin(server)
  const park = await makeProperty(server)
  await server.database.pool.query("update property set kind = 'playground' where property_id = $1", [park])
  expect((await server.ask('supplier/get-all-site', {}, admin)).data.map(({ id }) => id)).toEqual([park])
  expect((await server.ask('supplier/user/get-all-site', {}, admin)).data.map(({ id }) => id)).toEqual([park])
})

test('who is limited enters their own properties and no others, by any door', async () => {
  const admin = await signInAdmin(server)
  const [own, other] = [await makeProperty(server), await makeProperty(server)]
  const one = await limitedTo(admin, own)
  expect(await server.ask('supplier/hotel/login', { hotelId: other }, one)).toMatchObject({ status: 404 })
  const inside = await server.ask('supplier/hotel/login', { hotelId: own }, one)
  expect(inside.status).toBe(200)
  expect(await server.ask('login/switch', { hotelId: other }, { token: inside.data.token })).toMatchObject({ status: 404 })
  const door = { username: one.userName, password: knownPassword }
  expect(await server.ask('login/admin', { ...door, hotelId: other })).toMatchObject({ refusal: 'hotelUnknown' })
  expect(await server.ask('login/admin', { ...door, hotelId: own })).toMatchObject({ status: 200 })
})

test('a property that is taken away is left at once, on every server, and its diary has it', async () => {
  const admin = await signInAdmin(server)
  const [own, other] = [await makeProperty(server), await makeProperty(server)]
  const one = await limitedTo(admin, own, other)
  const inside = { token: (await server.ask('supplier/hotel/login', { hotelId: other }, one)).data.token }
  expect(await server.askOn(1, 'login/token', {}, inside)).toMatchObject({ status: 200 })
  expect(await give(admin, one.accountId, [own])).toMatchObject({ status: 200 })
  expect(await server.askOn(1, 'login/token', {}, inside)).toMatchObject({ status: 401 })
  const { rows } = await server.database.pool.query("select from diary_entry where property_id = $1 and kind = 'leaving'", [other])
  expect(rows).toHaveLength(1)
})

test('nobody gives more than they have, changes who has more, or changes their own', async () => {
  const admin = await signInAdmin(server)
  const [own, other] = [await makeProperty(server), await makeProperty(server)]
  const one = await limitedTo(admin, own)
  const two = await limitedTo(admin, own, other)
  expect(await server.ask('supplier/user/create', formOf(null), one)).toMatchObject({ refusal: 'reachTooWide' })
  expect(await server.ask('supplier/user/create', formOf([own, other]), one)).toMatchObject({ refusal: 'reachTooWide' })
  expect(await server.ask('supplier/user/create', formOf([own]), one)).toMatchObject({ status: 200 })
  expect(await give(one, two.accountId, [own])).toMatchObject({ refusal: 'reachTooWide' })
  expect(await give(one, admin.accountId, [own])).toMatchObject({ refusal: 'reachTooWide' })
  expect(await give(one, one.accountId, [])).toMatchObject({ refusal: 'ownReach' })
  expect(await server.ask('supplier/user/create', formOf([crypto.randomUUID()]), admin)).toMatchObject({ refusal: 'reachUnknown' })
  expect((await server.ask('supplier/user/detail', { id: two.accountId }, one)).data).toMatchObject({
    reach: [own],
    properties: 1,
    reachOpen: false,
  })
})

test('who is limited does not delete an invited administrator who is to enter more', async () => {
  const admin = await signInAdmin(server)
  const own = await makeProperty(server)
  const one = await limitedTo(admin, own)
  const wider = (await server.ask('supplier/user/create', formOf(null), admin)).data
  const alike = (await server.ask('supplier/user/create', formOf([own]), admin)).data
  expect(await server.ask('supplier/user/delete', { id: wider.id }, one)).toMatchObject({ refusal: 'reachTooWide' })
  expect((await server.ask('supplier/user/detail', { id: wider.id }, admin)).status).toBe(200)
  expect((await server.ask('supplier/user/delete', { id: alike.id }, one)).status).toBe(200)
})

test('somebody who may enter everything always stays', async () => {
  const [admin, other] = [await signInAdmin(server), await signInAdmin(server)]
  const one = await limitedTo(admin, await makeProperty(server))
  const setPasswords = (hash: string, which: string) =>
    server.database.pool.query(`update account set password_hash = $1 where kind = 'admin' and ${which}`, [hash])
  // Nobody else has chosen a password: they cannot come in.
  await setPasswords('invited', `account_id not in ('${admin.accountId}', '${one.accountId}')`)
  expect(await give(other, admin.accountId, [])).toMatchObject({ refusal: 'lastAdministrator' })
  await setPasswords('chosen', `account_id = '${other.accountId}'`)
  expect(await give(other, admin.accountId, [])).toMatchObject({ status: 200 })
})
