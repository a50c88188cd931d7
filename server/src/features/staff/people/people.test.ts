import type { FunctionCode } from '@innkeeper/protocol/access'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownPassword } from '#testing/factories/people.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { staffDesk } from '#testing/staff-desk.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
let propertyId: string
let owner: SignedIn

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

const manages: FunctionCode[] = ['SETTING_1', 'USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2']

const { form, add, detail, addGroup, changeOf, lettersTo, tokenFor, accept } = staffDesk(server, () => owner)

test('a new user keeps what was entered and waits for their first sign-in', async () => {
  const groupId = await addGroup(['DASHBOARD_1'])
  const told = form({ address: '44 Võ Nguyên Giáp', position: 'Lễ tân', groupIds: [groupId], codes: ['BOOKING_LIST_2'] })
  const { data } = await server.ask('user/add', told, owner)
  expect(await detail(data.id)).toMatchObject({
    userName: told.userName,
    fullName: 'Võ Kim Ngân',
    email: told.email,
    phone: '0905 444 512',
    address: '44 Võ Nguyên Giáp',
    position: 'Lễ tân',
    state: 'invited',
    owner: false,
    groupIds: [groupId],
    codes: ['BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'],
    entered: null,
    lock: null,
    mayChangeEmail: true,
    hasTraces: false,
    sessions: [],
  })
  expect((await server.ask('user/get-function', { id: data.id }, owner)).data).toMatchObject({
    groups: [{ id: groupId, codes: ['DASHBOARD_1'] }],
    codes: ['BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'],
  })
})

test.each([
  ['[user.userName] 51 letters', { userName: 'x'.repeat(51) }, 'userName', 'tooLong'],
  ['[user.userName] capitals and spaces', { userName: 'Ngan Vo' }, 'userName', 'wrongFormat'],
  ['[user.fullName] 256 letters', { fullName: 'x'.repeat(256) }, 'fullName', 'tooLong'],
  ['[user.phone] 7 digits', { phone: '0905444' }, 'phone', 'tooShort'],
  ['[user.address] 256 letters', { address: 'x'.repeat(256) }, 'address', 'tooLong'],
  ['[user.position] 51 letters', { position: 'x'.repeat(51) }, 'position', 'tooLong'],
  ['[password.least] a first password of 7 characters', { entry: 'password', password: 'abc 123' }, 'password', 'tooShort'],
] as const)('%s is refused at its field', async (_row, given, field, reason) => {
  const reply = await add(given)
  expect(reply).toMatchObject({ status: 422, refusal: 'invalidInput' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, reason }))
  expect((await server.ask('user/get-all', {}, owner)).total).toBe(1)
})

test('“Username, email or both already exist”, each at its field, also where they belong to somebody of another property', async () => {
  const elsewhere = await signInTo(server, await makeProperty(server))
  const theirs = form()
  await server.ask('user/add', theirs, elsewhere)
  expect(await add({ userName: theirs.userName })).toMatchObject({ status: 409, refusal: 'userNameTaken', errors: [{ field: 'userName' }] })
  expect(await add({ email: theirs.email.toUpperCase() })).toMatchObject({ refusal: 'emailTaken', errors: [{ field: 'email' }] })
  const both = await add({ userName: theirs.userName, email: theirs.email })
  expect(both).toMatchObject({ refusal: 'userNameAndEmailTaken', errors: [{ field: 'userName' }, { field: 'email' }] })
  expect((await server.ask('user/get-all', {}, owner)).total).toBe(1)
})

test('ten requests for one user name at once make one user; a repeated request under one key is the same user', async () => {
  const told = form()
  const replies = await Promise.all(Array.from({ length: 10 }, () => server.ask('user/add', told, owner)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const once = form()
  const options = { ...owner, key: crypto.randomUUID() }
  const [first, second] = [await server.ask('user/add', once, options), await server.ask('user/add', once, options)]
  expect(second.data).toEqual(first.data)
  expect(await lettersTo(once.email)).toHaveLength(1)
})

test('people are found without diacritics by name, user name or mail, by state and by group', async () => {
  const groupId = await addGroup(['DASHBOARD_1'])
  const told = form({ groupIds: [groupId] })
  await server.ask('user/add', told, owner)
  const found = async (filter: CallInput<'user/get-all'>) =>
    (await server.ask('user/get-all', filter, owner)).data.map(({ userName }) => userName)
  const texts = ['vo kim', told.userName.toUpperCase(), told.email]
  expect(await Promise.all(texts.map((text) => found({ text })))).toEqual(texts.map(() => [told.userName]))
  expect(await found({ state: 'invited' })).toEqual([told.userName])
  expect(await found({ groupId })).toEqual([told.userName])
  expect(await found({ state: 'stopped' })).toEqual([])
  expect((await server.ask('user/export', { state: 'invited' }, owner)).data.text).toContain('Night shift,Invited')
})

describe('Stopping somebody’s work', () => {
  test('ends their sessions at once on every server, and they do not come in again until they work again', async () => {
    const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'], fullName: 'Trần Quốc Bảo' })
    const statuses = () => Promise.all([0, 1].map(async (place) => (await server.askOn(place, 'booking/get-all', {}, bao)).status))
    expect(await statuses()).toEqual([200, 200])
    await server.ask('user/update', await changeOf(bao.accountId, { active: false }), owner)
    expect(await statuses()).toEqual([401, 401])
    expect(await detail(bao.accountId)).toMatchObject({ state: 'stopped', active: false, sessions: [] })
    await server.ask('user/update', await changeOf(bao.accountId, { active: true }), owner)
    expect(await server.ask('booking/get-all', {}, bao)).toMatchObject({ status: 401 })
  })

  test('leaves their work at another property as it is', async () => {
    const other = await makeProperty(server)
    const { pool } = server.database
    const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'] })
    await pool.query('insert into membership (property_id, account_id, owner) values ($1, $2, true)', [other, owner.accountId])
    const boss = { ...owner, ...(await server.ask('login/switch', { hotelId: other }, owner)).data }
    expect(await server.ask('user/link', { id: bao.accountId, groupIds: [], codes: ['DASHBOARD_1'] }, boss)).toMatchObject({ status: 200 })
    await server.ask('user/update', { ...(await changeOf(bao.accountId)), active: false }, owner)
    const rows = (await server.ask('user/get-users-all', {}, owner)).data.find(({ id }) => id === bao.accountId)
    const works = Object.fromEntries((rows?.properties ?? []).map(({ id, active }) => [id, active]))
    expect(works).toEqual({ [propertyId]: false, [other]: true })
  })
})

describe('Deleting', () => {
  test('[user.current] the current user cannot be deleted', async () => {
    const manager = await signInTo(server, propertyId, { codes: manages })
    expect(await server.ask('user/delete', { id: manager.accountId }, manager)).toMatchObject({ status: 409, refusal: 'currentUserKept' })
    expect(await server.ask('user/delete', { id: owner.accountId }, owner)).toMatchObject({ refusal: 'currentUserKept' })
  })

  test('who never came in is removed, and their name and mail are free again; who did is not', async () => {
    const told = form()
    const { data } = await server.ask('user/add', told, owner)
    expect(await server.ask('user/delete', { id: data.id }, owner)).toMatchObject({ status: 200 })
    expect(await server.ask('user/detail', { id: data.id }, owner)).toMatchObject({ status: 404, refusal: 'userMissing' })
    expect(await server.ask('user/add', told, owner)).toMatchObject({ status: 200 })
    const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'] })
    expect(await server.ask('user/delete', { id: bao.accountId }, owner)).toMatchObject({ status: 409, refusal: 'userHasTraces' })
    expect(await detail(bao.accountId)).toMatchObject({ active: true })
  })
})

describe('“Nobody gives a right that they do not hold; nobody raises their own”', () => {
  test('a manager gives what they hold, alone or by a group, and no more', async () => {
    const manager = await signInTo(server, propertyId, { codes: [...manages, 'BOOKING_1', 'BOOKING_LIST_1'] })
    const [small, large] = [await addGroup(['BOOKING_LIST_1']), await addGroup(['SALE_1'], 'Sales')]
    expect(await add({ groupIds: [small] }, manager)).toMatchObject({ status: 200 })
    expect(await add({ groupIds: [large] }, manager)).toMatchObject({ refusal: 'rightNotHeld', errors: [{ field: 'groupIds' }] })
    expect(await add({ codes: ['SALE_1'] }, manager)).toMatchObject({ refusal: 'rightNotHeld', errors: [{ field: 'codes' }] })
  })

  test('a manager changes neither their own rights, nor those of whoever can do more', async () => {
    const manager = await signInTo(server, propertyId, { codes: manages })
    const above = await signInTo(server, propertyId, { codes: ['BOOKING_1'] })
    const own = await changeOf(manager.accountId, { codes: [] })
    expect(await server.ask('user/update', own, manager)).toMatchObject({ refusal: 'ownRights' })
    expect(await server.ask('user/update', await changeOf(manager.accountId, { active: false }), manager)).toMatchObject({
      refusal: 'ownRights',
    })
    expect(await server.ask('user/update', await changeOf(manager.accountId, { position: 'Ca trưởng' }), manager)).toMatchObject({
      status: 200,
    })
    const { codes, groupIds, version } = await detail(above.accountId)
    const taken = { id: above.accountId, version, groupIds, codes: codes.filter((code) => code !== 'BOOKING_1').concat('SETTING_1') }
    expect(await server.ask('user/update-function', taken, manager)).toMatchObject({ refusal: 'userAbove' })
    expect((await detail(above.accountId, manager)).lock).toBe('above')
  })

  test.each([
    ['an owner', true, 'userIsOwner'],
    ['somebody who can do more', false, 'userAbove'],
  ])('a manager does not touch %s', async (_row, isOwner, refusal) => {
    const manager = await signInTo(server, propertyId, { codes: manages })
    const { accountId: id } = await signInTo(server, propertyId, isOwner ? {} : { codes: ['BOOKING_1'] })
    const before = await detail(id)
    const stopped = await changeOf(id, { active: false })
    expect(await server.ask('user/update', stopped, manager)).toMatchObject({ status: 409, refusal })
    expect(await server.ask('user/session-end', { id }, manager)).toMatchObject({ status: 409, refusal })
    expect(await server.ask('user/delete', { id }, manager)).toMatchObject({ status: 409, refusal })
    expect(await detail(id)).toEqual(before)
  })

  test('the mail address of somebody who has a password is theirs to change', async () => {
    const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'] })
    const reply = await server.ask('user/update', await changeOf(bao.accountId, { email: 'mine@example.com' }), owner)
    expect(reply).toMatchObject({ status: 422, refusal: 'emailIsTheirs', errors: [{ field: 'email' }] })
  })

  test('nobody is left without a right, nor put into a group of another property', async () => {
    const { data } = await add()
    expect(await server.ask('user/update', await changeOf(data.id, { codes: [] }), owner)).toMatchObject({ refusal: 'userWithoutRights' })
    const elsewhere = await signInTo(server, await makeProperty(server))
    const theirs = await server.ask('usergroup/add', { nameVi: 'X', nameEn: 'X', codes: ['SALE_1'] }, elsewhere)
    expect(await add({ groupIds: [theirs.data.id] })).toMatchObject({
      status: 404,
      refusal: 'groupMissing',
      errors: [{ field: 'groupIds' }],
    })
  })
})

test('two people who change a user: the first is kept, also where the user changed their own profile', async () => {
  const { data } = await add()
  const change = await changeOf(data.id, { position: 'Ca trưởng' })
  expect(await server.ask('user/update', change, owner)).toMatchObject({ status: 200 })
  expect(await server.ask('user/update', change, owner)).toMatchObject({ status: 409, refusal: 'userChanged' })
  const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'] })
  const stale = await changeOf(bao.accountId)
  await server.database.pool.query(`update account set phone = '0905 000 111' where account_id = $1`, [bao.accountId])
  expect(await server.ask('user/update', stale, owner)).toMatchObject({ refusal: 'userChanged' })
})

test('the owners hear of each new user and each new right by bell and letter, and of nothing else', async () => {
  const email = (await detail(owner.accountId)).email
  const manager = await signInTo(server, propertyId, { codes: [...manages, 'BOOKING_1', 'BOOKING_LIST_1', 'BOOKING_LIST_2'] })
  const { data } = await add({}, manager)
  await server.ask('user/update', await changeOf(data.id, { position: 'Ca trưởng' }), manager)
  const { version } = await detail(data.id)
  await server.ask('user/update-function', { id: data.id, version, groupIds: [], codes: ['BOOKING_LIST_2'] }, manager)
  const letters = await lettersTo(email)
  expect(letters.map(({ text }) => text.split('\n')[2])).toEqual([
    expect.stringContaining('Người dùng mới: Võ Kim Ngân'),
    expect.stringContaining('có thêm quyền'),
  ])
  const { notifications } = (await server.ask('notification/show', {}, owner)).data
  expect(notifications.map(({ type, link }) => [type, link])).toEqual([
    ['staffChanged', `account/manage-user/user/${data.id}`],
    ['staffChanged', `account/manage-user/user/${data.id}`],
  ])
})

test('the last sign-in stands there with place and device; a session of somebody else can be ended', async () => {
  const told = form()
  const { data } = await server.ask('user/add', told, owner)
  await accept(await tokenFor(told.email))
  const device = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const inside = await server.ask('login/user', { username: told.userName, password: knownPassword }, { headers: { 'user-agent': device } })
  const { entered, sessions } = await detail(data.id)
  expect(entered).toMatchObject({ address: expect.stringMatching(/127\.0\.0\.1|::1/), browser: 'Chrome', system: 'Linux' })
  expect(sessions).toHaveLength(1)
  expect((await server.ask('user/session-end', { id: data.id, sessionId: sessions[0]?.id ?? null }, owner)).data).toEqual({ ended: 1 })
  expect(await server.ask('booking/get-all', {}, { token: inside.data.token })).toMatchObject({ status: 401 })
})

test('an owner of two properties sees the people of both, and lets one work in the other with rights of that place', async () => {
  const other = await makeProperty(server)
  await server.database.pool.query('insert into membership (property_id, account_id, owner) values ($1, $2, true)', [
    other,
    owner.accountId,
  ])
  const bao = await signInTo(server, propertyId, { codes: ['BOOKING_LIST_1'], fullName: 'Trần Quốc Bảo' })
  const boss = { ...owner, token: (await server.ask('login/switch', { hotelId: other }, owner)).data.token }
  const person = (await server.ask('user/get-users-all', {}, boss)).data.find(({ id }) => id === bao.accountId)
  expect(person).toMatchObject({ here: false, properties: [{ id: propertyId }] })
  const link = { id: bao.accountId, groupIds: [], codes: ['DASHBOARD_1' as const] }
  expect(await server.ask('user/link', link, boss)).toMatchObject({ status: 200 })
  expect(await server.ask('user/link', link, boss)).toMatchObject({ status: 409, refusal: 'userHere' })
  expect((await server.ask('user/get-function', { id: bao.accountId }, boss)).data.codes).toEqual(['DASHBOARD_1'])
  expect((await server.ask('user/get-function', { id: bao.accountId }, owner)).data.codes).toEqual(['BOOKING_1', 'BOOKING_LIST_1'])
  const stranger = await signInTo(server, await makeProperty(server))
  expect(await server.ask('user/link', link, stranger)).toMatchObject({ status: 404, refusal: 'userMissing' })
})
