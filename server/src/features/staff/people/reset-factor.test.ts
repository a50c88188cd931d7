import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { knownPassword } from '#testing/factories/people.ts'
import { makeUserWithApp, type WithApp } from '#testing/factors/people-with-factors.ts'
import { staffDesk } from '#testing/staff-desk.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const reason = 'Mất điện thoại và tờ mã khôi phục'
let propertyId: string
let owner: SignedIn
let staff: WithApp

beforeEach(async () => {
  propertyId = await makeProperty(server)
  owner = await signInTo(server, propertyId)
  staff = await makeUserWithApp(server, { propertyId, codes: ['DASHBOARD_1'] })
})

const { lettersTo, detail, signIn } = staffDesk(server, () => owner)
const reset = (id: string, by: SignedIn, why = reason) => server.ask('user/reset-second-factor', { id, reason: why }, by)
const rows = async (table: 'second_factor' | 'recovery_code' | 'factor_challenge', id: string) =>
  (await server.database.pool.query(`select from ${table} where account_id = $1`, [id])).rowCount
const emailOf = async (id: string) =>
  (await server.database.pool.query<{ email: string }>('select email from account where account_id = $1', [id])).rows[0]?.email ?? ''

test('the list and the file of users show who has a second factor', async () => {
  const { data } = await server.ask('user/get-all', {}, owner)
  expect(new Map(data.map((row) => [row.id, row.secondFactor]))).toEqual(
    new Map([
      [owner.accountId, false],
      [staff.accountId, true],
    ]),
  )
  const { text } = (await server.ask('user/export', { text: staff.userName }, owner)).data
  expect(text).toContain('Two-step verification')
})

describe('An owner resets the second factor of their staff', () => {
  test('with a reason: nothing old works, every session ends on every server, and it is told by mail and in the diary', async () => {
    await signIn(staff.userName)
    expect(await reset(staff.accountId, owner)).toMatchObject({ status: 200, data: { ended: 1 } })
    expect(await server.askOn(1, 'profile/info', {}, { token: staff.token })).toMatchObject({ status: 401 })
    expect(
      await Promise.all((['second_factor', 'recovery_code', 'factor_challenge'] as const).map((table) => rows(table, staff.accountId))),
    ).toEqual([0, 0, 0])
    expect(await signIn(staff.userName)).toMatchObject({ responseCode: 0 })
    const letters = await lettersTo(await emailOf(staff.accountId))
    expect(letters.at(-1)?.text).toContain(reason)
    const history = await server.ask('user/history', { id: staff.accountId }, owner)
    expect(JSON.stringify(history.data)).toContain(reason)
    expect(await detail(staff.accountId)).toMatchObject({ secondFactor: false, factorKept: 'none' })
  })

  test('pressed twice at once it is done once; without a reason it is refused at its field', async () => {
    expect(await reset(staff.accountId, owner, '  ')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect((await detail(staff.accountId)).factorKept).toBeNull()
    const replies = await Promise.all([reset(staff.accountId, owner), reset(staff.accountId, owner)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(replies.find(({ status }) => status === 409)?.refusal).toBe('factorNotSet')
  })
})

describe('It stays', () => {
  const tried = async (id: string, by: SignedIn) => {
    const { data } = await server.ask('user/detail', { id }, by)
    const { status, refusal } = await reset(id, by)
    return { kept: data.factorKept, status, refusal, factors: await rows('second_factor', id) }
  }
  const stays = { status: 409, factors: 1 }

  test('where somebody else than an owner asks, whatever their rights', async () => {
    const manager = await signInTo(server, propertyId, {
      codes: ['SETTING_1', 'USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2', 'DASHBOARD_1'],
    })
    expect(await tried(staff.accountId, manager)).toEqual({ ...stays, refusal: 'resetNeedsOwner', kept: 'notOwner' })
  })

  test('where it is an owner’s, or one’s own', async () => {
    const other = await makeUserWithApp(server, { propertyId, owner: true })
    expect(await tried(other.accountId, owner)).toEqual({ ...stays, refusal: 'ownersFactorKept', kept: 'owner' })
    expect(await tried(other.accountId, { ...owner, token: other.token, accountId: other.accountId })).toEqual({
      ...stays,
      refusal: 'ownFactorKept',
      kept: 'self',
    })
  })

  test('where the person works for another owner too: it counts there as well', async () => {
    const shared = await makeUserWithApp(
      server,
      { propertyId, codes: ['DASHBOARD_1'] },
      { propertyId: await makeProperty(server), codes: ['DASHBOARD_1'] },
    )
    expect(await tried(shared.accountId, owner)).toEqual({ ...stays, refusal: 'factorOfOther', kept: 'elsewhere' })
  })

  test('and somebody of another property does not exist', async () => {
    const stranger = await makeUserWithApp(server, { propertyId: await makeProperty(server) })
    expect(await reset(stranger.accountId, owner)).toMatchObject({ status: 404, refusal: 'userMissing' })
    expect(await rows('second_factor', stranger.accountId)).toBe(1)
  })
})

test('an administrator who says why they are in the property resets an owner’s; one who may not enter all of theirs does not', async () => {
  const elsewhere = await makeProperty(server)
  const lost = await makeUserWithApp(server, { propertyId, owner: true }, { propertyId: elsewhere, owner: true })
  const admin = await signInAdmin(server)
  const entered = (await server.ask('login/switch', { hotelId: propertyId }, admin)).data
  const inside = { ...admin, token: entered.token }
  expect(await reset(lost.accountId, inside)).toMatchObject({ status: 409, refusal: 'visitReasonMissing' })
  await server.ask('visit/give-reason', { reason: 'Chủ mất điện thoại' }, inside)
  const { pool } = server.database
  await pool.query('update account set reach = array[$2::uuid] where account_id = $1', [admin.accountId, propertyId])
  expect(await reset(lost.accountId, inside)).toMatchObject({ refusal: 'factorOfOther' })
  await pool.query('update account set reach = null where account_id = $1', [admin.accountId])
  expect(await reset(lost.accountId, inside)).toMatchObject({ status: 200 })
  expect(await server.ask('login/user', { username: lost.userName, password: knownPassword })).toMatchObject({ responseCode: 0 })
})
