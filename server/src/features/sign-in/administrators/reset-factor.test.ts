import { expect, test } from 'vitest'
import { makeProperty, signInAdmin, type SignedIn } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin } from '#testing/factories/people.ts'
import { addApp } from '#testing/factors/people-with-factors.ts'
import { lettersTo } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const reason = 'Đổi điện thoại, mất mã khôi phục'

const withApp = async () => {
  const member = await makeAdmin(server)
  const { token } = (await server.ask('login/user', { username: member.userName, password: knownPassword })).data
  return { ...member, token, ...(await addApp(server, token)) }
}
const reset = (id: string, by: Pick<SignedIn, 'token'>) => server.ask('supplier/user/reset-second-factor', { id, reason }, by)

test('an administrator resets another’s second factor with a reason: it shows, is told by mail, and ends their sessions on every server', async () => {
  const [admin, lost] = [await signInAdmin(server), await withApp()]
  const listed = async () =>
    (await server.ask('supplier/user/get-all', { text: lost.userName }, admin)).data.map(({ secondFactor }) => secondFactor)
  expect(await listed()).toEqual([true])
  expect(await reset(lost.accountId, admin)).toMatchObject({ status: 200, data: { ended: 1 } })
  expect(await listed()).toEqual([false])
  expect(await server.askOn(1, 'supplier/user/get-all', {}, { token: lost.token })).toMatchObject({ status: 401 })
  const { data } = await server.ask('supplier/user/detail', { id: lost.accountId }, admin)
  expect(data).toMatchObject({ secondFactor: false, factorReset: { reason } })
  expect((await lettersTo(server, data.email)).at(-1)?.text).toContain(reason)
  expect(await server.ask('login/user', { username: lost.userName, password: knownPassword })).toMatchObject({ responseCode: 0 })
  expect(await reset(lost.accountId, admin)).toMatchObject({ refusal: 'factorNotSet' })
})

test('nobody resets their own, and who is limited to some properties does not reset one who enters more', async () => {
  const [admin, lost] = [await signInAdmin(server), await withApp()]
  expect(await reset(lost.accountId, lost)).toMatchObject({ status: 409, refusal: 'ownFactorKept' })
  await server.database.pool.query('update account set reach = array[$2::uuid] where account_id = $1', [
    admin.accountId,
    await makeProperty(server),
  ])
  expect(await reset(lost.accountId, admin)).toMatchObject({ status: 422, refusal: 'reachTooWide' })
  expect((await server.ask('login/user', { username: lost.userName, password: knownPassword })).refusal).toBe('secondStepNeeded')
})
