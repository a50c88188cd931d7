import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { beforeAll, expect, test } from 'vitest'
import { useTestServer } from '#testing/server/test-server.ts'
import { openSetUp } from './open-set-up.ts'

const server = useTestServer({ servers: 2 })
let earlier: string
let token: string

const open = async (): Promise<string> => (await openSetUp(server.database.pool, new Date())) ?? ''

beforeAll(async () => {
  earlier = await open()
  token = await open()
})

const password = 'sáng sớm bên bờ biển'
const administrator = (name: string) => ({
  token,
  fullName: 'Phạm Hoàng Bảo Ngọc',
  email: `${name}@example.com`,
  userName: name,
  newPassword: password,
  confirmNewPassword: password,
})
const state = async (given = '') => (await server.ask('set-up/show', { token: given })).data?.state
const administrators = async () => {
  const found = await server.database.pool.query<{ user_name: string }>(`select user_name from account where kind = 'admin'`)
  return found.rows
}
const signInOnBoth = (username: string) => Promise.all([0, 1].map((number) => server.askOn(number, 'login/user', { username, password })))

test('an installation without an administrator waits: every call but those of setting up says so, on every server', async () => {
  expect(callPaths.filter((path) => callAt(path).beforeSetUp)).toEqual(['set-up/show', 'set-up/administrator'])
  const refused = { status: 409, refusal: 'waitsForSetUp' }
  expect(await signInOnBoth('owner')).toMatchObject([refused, refused])
  expect(await state()).toBe('waits')
})

test('the link of an earlier start is worth nothing; the database keeps the hash of the latest only', async () => {
  expect([await state(earlier), await state(token)]).toEqual(['waits', 'open'])
  expect(await server.ask('set-up/administrator', { ...administrator('late'), token: earlier })).toMatchObject({ refusal: 'setUpLinkOver' })
  const { rows } = await server.database.pool.query<{ kept: string }>(`select to_jsonb(set_up_link)::text as kept from set_up_link`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).not.toContain(token)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('what is wrong is refused at its field, and the link stays', async () => {
  const differs = { ...administrator('ngoc'), confirmNewPassword: 'something else' }
  expect(await server.ask('set-up/administrator', differs)).toMatchObject({
    refusal: 'passwordsDiffer',
    errors: [{ field: 'confirmNewPassword' }],
  })
  const common = { ...administrator('ngoc'), newPassword: 'password1', confirmNewPassword: 'password1' }
  expect(await server.ask('set-up/administrator', common)).toMatchObject({ refusal: 'passwordCommon', errors: [{ field: 'newPassword' }] })
  expect(await state(token)).toBe('open')
  expect(await administrators()).toEqual([])
})

test('of two who use the link at once on two servers one becomes the administrator; from then on everything answers', async () => {
  const tries = await Promise.all([0, 1].map((number) => server.askOn(number, 'set-up/administrator', administrator(`ngoc${number}`))))
  expect(tries.filter(({ refusal }) => refusal === 'setUpLinkOver')).toHaveLength(1)
  expect(await administrators()).toHaveLength(1)
  expect([await state(token), await open()]).toEqual(['done', ''])
  const [first] = tries.filter(({ responseCode }) => responseCode === 0)
  const username = first?.data?.userName ?? ''
  expect(await signInOnBoth(username)).toMatchObject([{ responseCode: 0 }, { responseCode: 0 }])
})
