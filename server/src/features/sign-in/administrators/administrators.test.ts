import type { CallInput } from '@innkeeper/protocol/catalogue'
import { describe, expect, test } from 'vitest'
import { signInAdmin, signInTo, makeProperty, type SignedIn } from '#testing/factories/factories.ts'
import { lettersTo } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const password = 'mua thu Ha Noi 2026'

const formOf = (more: object = {}) => {
  const userName = `a${crypto.randomUUID().slice(0, 8)}`
  return { userName, fullName: 'Lý Thu Mai', email: `${userName}@innkeeper.example`, phone: '0905123456', types: ['AM' as const], ...more }
}

const detailOf = async (admin: SignedIn, id: string) => (await server.ask('supplier/user/detail', { id }, admin)).data

/** Everybody who may come in but these is stopped. */
const onlyThese = (...admins: readonly SignedIn[]) =>
  server.database.pool.query("update account set active = (account_id = any($1)) where kind = 'admin'", [
    admins.map(({ accountId }) => accountId),
  ])

const stopping = async (by: SignedIn, whom: SignedIn, at = 0) => {
  const { version, fullName, email, phone, types } = await detailOf(by, whom.accountId)
  const reach = { fullName, email, phone: phone === '' ? '0905123456' : phone, types, active: false }
  return () => server.askOn(at, 'supplier/user/update', { id: whom.accountId, version, ...reach }, by)
}

const tokenIn = (letter: string | undefined) => /invitation\?token=(\S+)/u.exec(letter ?? '')?.[1] ?? ''

const lastLetterTo = async (email: string) => (await lettersTo(server, email)).at(-1)?.text

test('an administrator is invited by mail, chooses a password, and acts as several types', async () => {
  const admin = await signInAdmin(server)
  const form = formOf({ types: ['SM', 'CM'] })
  const { data } = await server.ask('supplier/user/create', form, admin)
  expect(await detailOf(admin, data.id)).toMatchObject({ state: 'invited', types: ['SM', 'CM'], self: false, lastSignInAt: null })
  const token = tokenIn(await lastLetterTo(form.email))
  const shown = await server.ask('invitation/show', { token })
  expect(shown.data.invitation).toMatchObject({ userName: form.userName, nameEn: 'the Innkeeper platform' })
  const accept = () => server.ask('invitation/accept', { token, newPassword: password, confirmNewPassword: password })
  expect(await accept()).toMatchObject({ status: 200 })
  expect(await accept()).toMatchObject({ refusal: 'invitationExpired' })
  expect(await detailOf(admin, data.id)).toMatchObject({ state: 'working', invitation: null })
  const signedIn = await server.ask('login/user', { username: form.userName, password })
  expect(signedIn.data).toMatchObject({ user: { type: 'SM' } })
  const list = await server.ask('supplier/user/get-all', { text: form.userName, type: 'CM' }, { token: signedIn.data.token })
  expect(list).toMatchObject({ total: 1, data: [{ id: data.id, state: 'working' }] })
  expect((await server.ask('supplier/user/export', { text: form.userName }, admin)).data.text).toContain(form.userName)
})

test('an invitation that is sent again replaces the one before, and whoever has a password gets none', async () => {
  const admin = await signInAdmin(server)
  const form = formOf()
  const { data } = await server.ask('supplier/user/create', form, admin)
  const first = tokenIn(await lastLetterTo(form.email))
  expect(await server.ask('supplier/user/invite', { id: data.id }, admin)).toMatchObject({ status: 200 })
  expect((await server.ask('invitation/show', { token: first })).data.invitation).toBeNull()
  expect((await server.ask('invitation/show', { token: tokenIn(await lastLetterTo(form.email)) })).data.invitation).not.toBeNull()
  expect(await server.ask('supplier/user/invite', { id: admin.accountId }, admin)).toMatchObject({ refusal: 'userHasPassword' })
})

test('a username or an email that somebody has is refused at its field; no administrator is without a type', async () => {
  const admin = await signInAdmin(server)
  const form = formOf()
  await server.ask('supplier/user/create', form, admin)
  const again = (more: object) => server.ask('supplier/user/create', formOf(more), admin)
  expect(await again({ userName: form.userName })).toMatchObject({ refusal: 'userNameTaken', errors: [{ field: 'userName' }] })
  expect(await again({ email: form.email })).toMatchObject({ refusal: 'emailTaken', errors: [{ field: 'email' }] })
  expect(await again({ types: [] })).toMatchObject({ errors: [{ field: 'types' }] })
})

test('who is stopped is signed out at once, on every server, and may work again', async () => {
  const [admin, other] = [await signInAdmin(server), await signInAdmin(server)]
  expect(await (await stopping(admin, other))()).toMatchObject({ status: 200 })
  const replies = await Promise.all([0, 1].map((at) => server.askOn(at, 'supplier/user/get-all', {}, other)))
  expect(replies).toMatchObject([{ status: 401 }, { status: 401 }])
  expect(await detailOf(admin, other.accountId)).toMatchObject({ state: 'stopped', changedBy: admin.fullName, version: 2 })
})

test('nobody stops their own work, and the last who can come in cannot be stopped', async () => {
  const [admin, other] = [await signInAdmin(server), await signInAdmin(server)]
  expect(await (await stopping(admin, admin))()).toMatchObject({ refusal: 'ownWorkKept', errors: [{ field: 'active' }] })
  await onlyThese(admin, other)
  const stops = [await stopping(admin, other, 0), await stopping(other, admin, 1)]
  const replies = await Promise.all(stops.map((stop) => stop()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await server.database.pool.query("select from account where kind = 'admin' and active")
  expect(rows).toHaveLength(1)
})

const manages = (admin: SignedIn, on: boolean) =>
  server.database.pool.query('update account set manages_administrators = $2 where account_id = $1', [admin.accountId, on])

const change = async (by: SignedIn, id: string, given: Partial<CallInput<'supplier/user/update'>> = {}) => {
  const { version, fullName, email, phone, types, active } = await detailOf(by, id)
  const told = { id, version, fullName, email, phone: phone === '' ? '0905123456' : phone, types, active, ...given }
  return server.ask('supplier/user/update', told, by)
}

describe('Who makes and changes administrators', () => {
  test('is one who was given it; who was not is refused, told whom to ask, and changes nothing', async () => {
    const [manager, plain] = [await signInAdmin(server), await signInAdmin(server)]
    await onlyThese(manager, plain)
    await manages(plain, false)
    const { id } = (await server.ask('supplier/user/create', formOf(), manager)).data
    const refused = { status: 422, refusal: 'managesNobody', values: { people: manager.fullName } }
    expect(await server.ask('supplier/user/create', formOf(), plain)).toMatchObject(refused)
    expect(await server.ask('supplier/user/invite', { id }, plain)).toMatchObject(refused)
    expect(await change(plain, id, { types: ['CM'] })).toMatchObject(refused)
    expect(await server.ask('supplier/user/delete', { id }, plain)).toMatchObject(refused)
    expect(await detailOf(plain, id)).toMatchObject({ types: ['AM'], version: 1, managers: [manager.fullName] })
    expect(await change(manager, plain.accountId, { manages: true })).toMatchObject({ status: 200 })
    expect(await detailOf(plain, id)).toMatchObject({ managers: null })
    expect((await server.ask('profile/info', {}, plain)).data).toMatchObject({ managesAdministrators: true })
    expect(await change(plain, id, { types: ['CM'] })).toMatchObject({ status: 200 })
  })

  test('never changes what they act as themselves, nor takes the right or gives it to themselves', async () => {
    const [manager, plain] = [await signInAdmin(server), await signInAdmin(server)]
    await manages(plain, false)
    const types = { refusal: 'ownTypes', errors: [{ field: 'types' }] }
    expect(await change(manager, manager.accountId, { types: ['AM', 'SM', 'CM'] })).toMatchObject(types)
    expect(await change(plain, plain.accountId, { types: ['AM', 'SM'] })).toMatchObject(types)
    const right = { refusal: 'ownTypes', errors: [{ field: 'manages' }] }
    expect(await change(manager, manager.accountId, { manages: false })).toMatchObject(right)
    expect(await change(plain, plain.accountId, { manages: true })).toMatchObject(right)
    expect(await change(plain, plain.accountId, { fullName: 'Mai Lý' })).toMatchObject({ status: 200 })
    expect(await detailOf(manager, plain.accountId)).toMatchObject({ fullName: 'Mai Lý', types: ['AM'], manages: false })
  })

  test('is always somebody: of two who take it from each other at once, one keeps it', async () => {
    const [one, other] = [await signInAdmin(server), await signInAdmin(server)]
    await onlyThese(one, other)
    const [mine, theirs] = [await detailOf(one, other.accountId), await detailOf(other, one.accountId)]
    const taken = ({ id, version, fullName, email, types }: typeof mine) => ({
      id,
      version,
      fullName,
      email,
      types,
      phone: '0905123456',
      active: true,
      manages: false,
    })
    const replies = await Promise.all([
      server.askOn(0, 'supplier/user/update', taken(mine), one),
      server.askOn(1, 'supplier/user/update', taken(theirs), other),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ refusal }) => refusal === 'managesNobody')).toHaveLength(1)
    const { rows } = await server.database.pool.query('select from account where manages_administrators and active')
    expect(rows).toHaveLength(1)
  })

  test('of a limited one takes the right from nobody who is the last to enter every property with it', async () => {
    const [limited, last] = [await signInAdmin(server), await signInAdmin(server)]
    await onlyThese(limited, last)
    await server.database.pool.query('update account set reach = $2 where account_id = $1', [limited.accountId, []])
    expect(await change(limited, last.accountId, { manages: false })).toMatchObject({ refusal: 'reachTooWide' })
  })
})

test('who saves over a change that they did not see is told, also of what the person changed themselves', async () => {
  const admin = await signInAdmin(server)
  const { data } = await server.ask('supplier/user/create', formOf(), admin)
  const { fullName, email, phone, types } = await detailOf(admin, data.id)
  await server.database.pool.query("update account set full_name = 'Mai Lý' where account_id = $1", [data.id])
  const change = { id: data.id, version: 1, fullName, email, phone, types, active: true }
  expect(await server.ask('supplier/user/update', change, admin)).toMatchObject({ refusal: 'userChanged', values: { person: 'Mai Lý' } })
})

test('an email is set right until a password is chosen; who never came in is deleted, others are kept', async () => {
  const [admin, other] = [await signInAdmin(server), await signInAdmin(server)]
  const form = formOf()
  const { data } = await server.ask('supplier/user/create', form, admin)
  const { userName: _name, ...reach } = form
  const right = { id: data.id, version: 1, ...reach, email: `new.${form.email}`, active: true }
  expect(await server.ask('supplier/user/update', right, admin)).toMatchObject({ data: { version: 2 } })
  const theirs = { id: other.accountId, version: 1, ...reach, email: `new2.${form.email}`, active: true }
  expect(await server.ask('supplier/user/update', theirs, admin)).toMatchObject({ refusal: 'emailIsTheirs', errors: [{ field: 'email' }] })
  const remove = (id: string) => server.ask('supplier/user/delete', { id }, admin)
  expect(await remove(admin.accountId)).toMatchObject({ refusal: 'currentUserKept' })
  expect(await remove(other.accountId)).toMatchObject({ refusal: 'userHasTraces' })
  expect(await remove(data.id)).toMatchObject({ data: { id: data.id } })
  expect(await server.ask('supplier/user/detail', { id: data.id }, admin)).toMatchObject({ status: 404 })
})

test('a property’s user is no administrator', async () => {
  const admin = await signInAdmin(server)
  const owner = await signInTo(server, await makeProperty(server))
  expect(await server.ask('supplier/user/detail', { id: owner.accountId }, admin)).toMatchObject({ status: 404 })
  expect(await server.ask('supplier/user/get-all', {}, owner)).toMatchObject({ status: 403 })
})
