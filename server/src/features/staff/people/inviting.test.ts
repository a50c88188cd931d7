import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { knownPassword } from '#testing/factories/people.ts'
import { staffDesk } from '#testing/staff-desk.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
let propertyId: string
let owner: SignedIn
const { form, add, detail, changeOf, lettersTo, tokenFor, accept, signIn } = staffDesk(server, () => owner)

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
})

describe('An invitation', () => {
  test('opens a page that says where, lets the person choose a password once, and then they sign in', async () => {
    const told = form()
    const { data } = await server.ask('user/add', told, owner)
    const token = await tokenFor(told.email)
    const shown = await server.ask('invitation/show', { token })
    expect(shown.data.invitation).toMatchObject({ userName: told.userName, fullName: 'Võ Kim Ngân', nameEn: 'Seagull Hotel' })
    expect(await signIn(told.userName)).toMatchObject({ refusal: 'invalidAccount' })
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect((await server.ask('invitation/show', { token })).data.invitation).toBeNull()
    expect(await signIn(told.userName)).toMatchObject({ responseCode: 0, data: { hotel: { id: propertyId } } })
    expect(await detail(data.id)).toMatchObject({ state: 'working', hasTraces: true, mayChangeEmail: false, sessions: [{}] })
  })

  test('expires after 72 hours, and is replaced by one that is sent again', async () => {
    const told = form()
    const { data } = await server.ask('user/add', told, owner)
    const first = await tokenFor(told.email)
    expect(await server.ask('user/invite', { id: data.id }, owner)).toMatchObject({ status: 200 })
    const second = await tokenFor(told.email)
    expect(await accept(first)).toMatchObject({ status: 400, refusal: 'invitationExpired' })
    const { rows } = await server.database.pool.query<{ hours: number }>(
      `select extract(epoch from max(expires_at - sent_at)) / 3600 as hours from invitation where account_id = $1`,
      [data.id],
    )
    expect(Number(rows[0]?.hours)).toBe(72)
    await server.database.pool.query(`update invitation set expires_at = now() where account_id = $1`, [data.id])
    expect(await accept(second)).toMatchObject({ refusal: 'invitationExpired' })
    await Promise.all([3, 4, 5].map(() => server.ask('user/invite', { id: data.id }, owner)))
    expect(await server.ask('user/invite', { id: data.id }, owner)).toMatchObject({ status: 429, refusal: 'invitedTooOften' })
  })

  test('of somebody who was stopped meanwhile opens nothing; a mail address that was wrong can be set right', async () => {
    const told = form()
    const { data } = await server.ask('user/add', told, owner)
    const email = `right.${told.email}`
    expect(await server.ask('user/update', await changeOf(data.id, { email }), owner)).toMatchObject({ status: 200 })
    await server.ask('user/invite', { id: data.id }, owner)
    const token = await tokenFor(email)
    await server.ask('user/update', await changeOf(data.id, { active: false }), owner)
    expect(await accept(token)).toMatchObject({ refusal: 'invitationExpired' })
  })

  test('needs a password that is retyped and not weak', async () => {
    const told = form()
    await server.ask('user/add', told, owner)
    const token = await tokenFor(told.email)
    expect(await accept(token, '12345678')).toMatchObject({ status: 422, errors: [{ field: 'newPassword' }] })
    const differ = await server.ask('invitation/accept', { token, newPassword: knownPassword, confirmNewPassword: 'mua xuân Huế 2026' })
    expect(differ).toMatchObject({ refusal: 'passwordsDiffer', errors: [{ field: 'confirmNewPassword' }] })
    expect(await accept(token)).toMatchObject({ status: 200 })
  })
})

test('a first password signs nobody in before it is changed to another', async () => {
  const first = 'cua bien Hoi An'
  expect(await add({ entry: 'password' })).toMatchObject({ refusal: 'firstPasswordMissing', errors: [{ field: 'password' }] })
  const told = form({ entry: 'password', password: first })
  await server.ask('user/add', told, owner)
  expect(await lettersTo(told.email)).toEqual([])
  expect(await signIn(told.userName, first)).toMatchObject({ status: 200, responseCode: 17, refusal: 'passwordIsFirst' })
  const change = (password: string, newPassword: string) =>
    server.ask('first-password', { username: told.userName, password, newPassword, confirmNewPassword: newPassword })
  expect(await change('wrong password', knownPassword)).toMatchObject({ refusal: 'invalidAccount' })
  expect(await change(first, first)).toMatchObject({ refusal: 'passwordIsFirst', errors: [{ field: 'newPassword' }] })
  expect(await change(first, knownPassword)).toMatchObject({ status: 200, responseCode: 0 })
  expect(await change(knownPassword, 'mua xuân Huế 2026')).toMatchObject({ refusal: 'firstPasswordChanged' })
  expect(await signIn(told.userName)).toMatchObject({ responseCode: 0 })
})

describe('A first password that nobody has changed', () => {
  const first = 'cua bien Hoi An'
  const over = { status: 200, responseCode: 20, refusal: 'firstPasswordOver' }
  const typed = async (by: SignedIn = owner) => {
    const told = form({ entry: 'password', password: first, groupIds: [], codes: ['BOOKING_1'] })
    const { data } = await server.ask('user/add', told, by)
    return { ...told, id: data.id }
  }
  const change = (username: string) =>
    server.ask('first-password', { username, password: first, newPassword: knownPassword, confirmNewPassword: knownPassword })

  test('expires after 72 hours, as an invitation does; then the person is invited, and it opens nothing any more', async () => {
    const { id, userName, email } = await typed()
    const { firstPassword } = await detail(id)
    expect(firstPassword?.isOpen).toBe(true)
    expect((Date.parse(firstPassword?.expiresAt ?? '') - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
    await server.database.pool.query('update account set first_password_until = now() where account_id = $1', [id])
    expect(await signIn(userName, first)).toMatchObject(over)
    expect(await change(userName)).toMatchObject(over)
    expect(await detail(id)).toMatchObject({ firstPassword: { isOpen: false } })
    expect(await server.ask('user/invite', { id }, owner)).toMatchObject({ status: 200 })
    expect(await detail(id)).toMatchObject({ state: 'invited', firstPassword: null, invitation: {} })
    expect(await signIn(userName, first)).toMatchObject({ refusal: 'invalidAccount' })
    expect(await accept(await tokenFor(email))).toMatchObject({ status: 200 })
    expect(await signIn(userName)).toMatchObject({ responseCode: 0 })
  })

  test('opens no right that whoever typed it does not hold, though others gave it since', async () => {
    const manager = await signInTo(server, propertyId, { codes: [...managesUsers, 'BOOKING_1'] })
    const [kept, raised] = [await typed(manager), await typed(manager)]
    await server.ask('user/update-function', { id: raised.id, version: 2, groupIds: [], codes: ['BOOKING_1', 'SALE_2'] }, owner)
    expect(await change(raised.userName)).toMatchObject(over)
    expect(await detail(raised.id)).toMatchObject({ codes: expect.arrayContaining(['SALE_2']), firstPassword: { isOpen: false } })
    expect(await change(kept.userName)).toMatchObject({ status: 200, responseCode: 0 })
  })

  test('ends with the work of whoever typed it', async () => {
    const manager = await signInTo(server, propertyId, { codes: [...managesUsers, 'BOOKING_1'] })
    const { userName } = await typed(manager)
    await server.ask('user/update', await changeOf(manager.accountId, { active: false, phone: '0905123456' }), owner)
    expect(await change(userName)).toMatchObject(over)
  })
})

const managesUsers = ['SETTING_1', 'ACCOUNT_INFO_1', 'USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2'] as const
