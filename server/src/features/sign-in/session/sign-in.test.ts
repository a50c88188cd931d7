import { functionCodes, type FunctionCode } from '@innkeeper/protocol/access'
import { describe, expect, test } from 'vitest'
import { makeAccount, makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const password = knownPassword

type Group = { readonly propertyId: string; readonly accountId: string; readonly code: FunctionCode; readonly active: boolean }

const makeGroup = async ({ propertyId, accountId, code, active }: Group) => {
  const group = { property_id: propertyId, staff_group_id: crypto.randomUUID() }
  const { kysely } = server.database
  await kysely
    .insertInto('staff_group')
    .values({ ...group, name_vi: `Nhóm ${code}`, name_en: `Group ${code}`, active })
    .execute()
  await kysely
    .insertInto('staff_group_function')
    .values({ ...group, function_code: code })
    .execute()
  await kysely
    .insertInto('staff_group_member')
    .values({ ...group, account_id: accountId })
    .execute()
}

describe('Login needs username and password', () => {
  test('an owner gets a token for the own property, with every right and the names in both languages', async () => {
    const propertyId = await makeProperty(server, { nameVi: 'Khách sạn Sóng Xanh', nameEn: 'Blue Wave Hotel' })
    const { userName, accountId } = await makeUser(server, { propertyId })
    const reply = await server.ask('login/user', { username: userName, password })
    expect(reply).toMatchObject({ status: 200, responseCode: 0 })
    expect(reply.data).toMatchObject({
      user: { accountId, username: userName, type: null, owner: true },
      hotel: {
        id: propertyId,
        i18ns: [
          { lang: 'vi', name: 'Khách sạn Sóng Xanh' },
          { lang: 'en', name: 'Blue Wave Hotel' },
        ],
      },
      hotelToken: null,
      hotels: [{ id: propertyId }],
    })
    expect(reply.data.user.roles.map(({ fnCode }) => fnCode)).toEqual(functionCodes)
    expect(await server.ask('login/token', {}, { token: reply.data.token })).toMatchObject({ status: 200, responseCode: 0 })
  })

  test('capital letters in the username do not matter', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    expect(await server.ask('login/user', { username: userName.toUpperCase(), password })).toMatchObject({ responseCode: 0 })
  })

  test("a user's rights are the union of its active groups' and of those given to it alone", async () => {
    const propertyId = await makeProperty(server)
    const { userName, accountId } = await makeUser(server, { propertyId, codes: ['AVAIL_RATE_2'] })
    await makeGroup({ propertyId, accountId, code: 'BOOKING_1', active: true })
    await makeGroup({ propertyId, accountId, code: 'GIFT_CODE_2', active: false })
    const { data } = await server.ask('login/user', { username: userName, password })
    expect(data.user).toMatchObject({
      owner: false,
      roles: [
        { fnCode: 'AVAIL_RATE_2', type: 'change' },
        { fnCode: 'BOOKING_1', type: 'view' },
      ],
    })
  })
})

describe('Login result: an invalid account', () => {
  test.each(['wrong', 'mua thu ha noi 2026', `${knownPassword} `])('“%s” is the wrong password, in either language', async (wrong) => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    const reply = await server.ask('login/user', { username: userName, password: wrong }, { language: 'vi' })
    expect(reply).toMatchObject({ status: 200, responseCode: 1, refusal: 'invalidAccount', message: 'Sai tên đăng nhập hoặc mật khẩu.' })
    expect(reply.data).toBeUndefined()
  })

  test('an unknown user gets the same answer as one with a wrong password', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    const unknown = await server.ask('login/user', { username: 'nobody.at.all', password })
    const wrong = await server.ask('login/user', { username: userName, password: 'wrong' })
    expect({ ...unknown, requestId: '', headers: null }).toEqual({ ...wrong, requestId: '', headers: null })
  })

  test('an account that has no password yet lets nobody in', async () => {
    await makeAccount(server, { kind: 'user', fullName: 'Chưa có mật khẩu', userName: 'no.password' })
    expect(await server.ask('login/user', { username: 'no.password', password: 'none' })).toMatchObject({ responseCode: 1 })
  })
})

describe('Login result: 4 means the user is inactive', () => {
  const deactivated = async () => {
    const member = await makeUser(server, { propertyId: await makeProperty(server) })
    await server.database.kysely.updateTable('account').set({ active: false }).where('account_id', '=', member.accountId).execute()
    return member.userName
  }

  test('a user with the right password reads that the account is inactive', async () => {
    const reply = await server.ask('login/user', { username: await deactivated(), password })
    expect(reply).toMatchObject({ status: 200, responseCode: 4, refusal: 'inactiveUser', message: 'The user is inactive.' })
  })

  test('who does not know it learns nothing', async () => {
    expect(await server.ask('login/user', { username: await deactivated(), password: 'wrong' })).toMatchObject({ responseCode: 1 })
  })
})

describe('A user with no roles gets a no-access message', () => {
  test.each([
    ['a member without a right', { codes: [] }],
    ['an owner who was unlinked', { active: false }],
  ])('%s', async (_who, rights) => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server), ...rights })
    expect(await server.ask('login/user', { username: userName, password })).toMatchObject({
      status: 200,
      responseCode: 3,
      refusal: 'noAccess',
    })
  })

  test('a user of no property', async () => {
    const { userName } = await makeUser(server)
    expect(await server.ask('login/user', { username: userName, password })).toMatchObject({ responseCode: 3 })
  })
})

describe('Admin login needs the hotel id as well', () => {
  const signIn = async (hotelId: string) => server.ask('login/admin', { username: (await makeAdmin(server)).userName, password, hotelId })

  test('the administrator gets a token for each of the two areas', async () => {
    const propertyId = await makeProperty(server)
    const { data } = await signIn(propertyId)
    expect(data).toMatchObject({ user: { type: 'AM', owner: false }, hotel: null, hotels: [] })
    expect(data.user.roles).toEqual([
      { fnCode: 'MANAGE_1', type: 'view' },
      { fnCode: 'MANAGE_2', type: 'change' },
    ])
    expect(data.hotelToken).toMatchObject({ user: { type: 'AM', owner: true }, hotel: { id: propertyId } })
    expect(data.hotelToken?.user.roles.map(({ fnCode }) => fnCode)).toEqual(functionCodes)
    const inside = await server.ask('login/token', {}, { token: data.hotelToken?.token ?? '' })
    expect(inside.data).toMatchObject({ user: { type: 'AM', owner: true }, hotel: { id: propertyId } })
    const platform = await server.ask('login/token', {}, { token: data.token })
    expect(platform.data).toMatchObject({ user: { type: 'AM', owner: false }, hotel: null })
  })

  test('the code of the property will do, in small letters or capitals', async () => {
    const propertyId = await makeProperty(server)
    expect((await signIn(propertyId.slice(-12).toUpperCase())).data.hotelToken).toMatchObject({ hotel: { id: propertyId } })
  })

  test('[login.admin] without it the field is refused', async () => {
    const reply = await signIn('')
    expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field: 'hotelId', reason: 'required' }] })
  })

  test('a hotel that does not exist is refused at the field, in either language', async () => {
    const reply = await signIn('KHONGCO')
    expect(reply).toMatchObject({ status: 200, responseCode: 9, refusal: 'hotelUnknown', errors: [{ field: 'hotelId' }] })
    expect(reply.message).toBe('There is no hotel with the id KHONGCO.')
  })

  test('only a user with the right password learns whether a hotel exists', async () => {
    const { userName } = await makeAdmin(server)
    expect(await server.ask('login/admin', { username: userName, password: 'wrong', hotelId: 'KHONGCO' })).toMatchObject({
      responseCode: 1,
    })
  })

  test("a hotel's own user has no access there", async () => {
    const propertyId = await makeProperty(server)
    const { userName } = await makeUser(server, { propertyId })
    expect(await server.ask('login/admin', { username: userName, password, hotelId: propertyId })).toMatchObject({ responseCode: 3 })
  })
})

test('a user whose type is set goes to the admin area after login: the token is the platform’s', async () => {
  const { userName } = await makeAdmin(server)
  const { data } = await server.ask('login/user', { username: userName, password })
  expect(data).toMatchObject({ user: { type: 'AM' }, hotel: null, hotelToken: null, hotels: [] })
})

test('the session remembers from where it was begun', async () => {
  const { userName, accountId } = await makeUser(server, { propertyId: await makeProperty(server) })
  await server.ask(
    'login/user',
    { username: userName, password },
    { headers: { 'user-agent': 'Lễ tân 1'.normalize('NFD').replace(/[^ -~]/g, '') } },
  )
  const session = await server.database.kysely
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(session).toMatchObject({ address: '127.0.0.1', device: 'Le tan 1', ended_at: null })
})
