import { hashOfKey } from '#kit/session/token.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 3 })
const { letters } = server.outside
const newPassword = 'mật khẩu mới 2027'
const recovered = { newPassword, confirmNewPassword: newPassword }

beforeEach(() => server.database.pool.query('truncate throttle'))

const makeOwner = async () => makeUser(server, { propertyId: await makeProperty(server) })
/** Uses the servers in turn: each accepts a limited number of requests a minute from one address. */
let turn = 0
const forget = async (username: string, language: 'vi' | 'en' = 'en') =>
  server.askOn(turn++ % 3, 'forgot-password', { username, captcha: await solveCaptcha(server) }, { language })

/** Waits for the letter to a person: the outbox sends it after the call. */
const letterTo = (userName: string) => expect.poll(() => letters.filter(({ to }) => to === `${userName}@example.com`).length)

const linkIn = (userName: string) => {
  const letter = letters.findLast(({ to }) => to === `${userName}@example.com`)
  return new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '')
}

const recoveryOf = async (userName: string) => {
  expect(await forget(userName)).toMatchObject({ responseCode: 0 })
  await letterTo(userName).toBeGreaterThan(0)
  return linkIn(userName).searchParams.get('token') ?? ''
}

const signIn = async (username: string, password: string) => (await server.ask('login/user', { username, password })).responseCode

describe('Forgot-password needs the username or email', () => {
  test.each(['the username', 'the email'])('%s brings a letter with a link, in the language of the person', async (by) => {
    const { userName, accountId } = await makeOwner()
    await server.database.kysely.updateTable('account').set({ language: 'vi' }).where('account_id', '=', accountId).execute()
    expect(await forget(by === 'the email' ? `${userName.toUpperCase()}@Example.com` : userName, 'en')).toMatchObject({
      status: 200,
      data: null,
    })
    await letterTo(userName).toBe(1)
    const letter = letters.find(({ to }) => to.startsWith(userName))
    expect(letter).toMatchObject({ language: 'vi', subject: 'Đặt lại mật khẩu Innkeeper' })
    expect(letter?.text).toContain('Xin chào Nguyễn Thị Thuỳ Dương,')
    expect(linkIn(userName).href).toMatch(/^http:\/\/localhost:3000\/forgot-password\?token=[\w-]{32}$/)
  })

  test('“email or username not found”, in either language', async () => {
    const reply = await forget('nobody@example.com', 'vi')
    expect(reply).toMatchObject({ status: 404, responseCode: 5, refusal: 'accountNotFound', errors: [{ field: 'username' }] })
    expect(reply.message).toBe('Không tìm thấy email hoặc tên đăng nhập.')
  })

  test('what the letter said, and the token, are not kept', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    // The letter is sent a moment before it is marked as sent.
    const waiting = "select from outbox where topic = 'mail' and sent_at is null"
    await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount).toBe(0)
    const { rows } = await server.database.pool.query("select payload from outbox where topic = 'mail'")
    expect(new Set(rows.map(({ payload }) => JSON.stringify(payload)))).toEqual(new Set(['{}']))
    const kept = await server.database.kysely.selectFrom('recovery_token').selectAll().where('token_hash', '=', hashOfKey(token)).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})

describe('The captcha must be ticked', () => {
  test.each([
    ['no answer at all', ''],
    ['an answer that is no answer', Buffer.from('{"challenge":{}}').toString('base64')],
  ])('%s is refused', async (_what, captcha) => {
    const { userName } = await makeOwner()
    const reply = await server.ask('forgot-password', { username: userName, captcha })
    expect(reply).toMatchObject({ status: 422, errors: [{ field: 'captcha' }] })
  })

  test('an answer to a challenge that this installation did not give is refused', async () => {
    const { userName } = await makeOwner()
    const own: unknown = JSON.parse(Buffer.from(await solveCaptcha(server), 'base64').toString())
    const forged = JSON.stringify(own).replace(/"cost":\d+/, '"cost":1')
    const reply = await server.ask('forgot-password', { username: userName, captcha: Buffer.from(forged).toString('base64') })
    expect(reply).toMatchObject({ status: 422, refusal: 'captchaWrong' })
  })

  test('an answer counts once, whichever server it is shown to', async () => {
    const { userName } = await makeOwner()
    const captcha = await solveCaptcha(server)
    expect(await server.askOn(0, 'forgot-password', { username: userName, captcha })).toMatchObject({ responseCode: 0 })
    const replay = await server.askOn(1, 'forgot-password', { username: userName, captcha }, { language: 'vi' })
    expect(replay).toMatchObject({ status: 422, refusal: 'captchaWrong', message: 'Đánh dấu ô “Tôi không phải người máy” rồi thử lại.' })
  })

  test('an answer is used up although nobody was found', async () => {
    const captcha = await solveCaptcha(server)
    expect(await server.ask('forgot-password', { username: 'nobody', captcha })).toMatchObject({ refusal: 'accountNotFound' })
    expect(await server.ask('forgot-password', { username: 'nobody', captcha })).toMatchObject({ refusal: 'captchaWrong' })
  })
})

describe('Requests to recover a password are limited', () => {
  const minutesPass = (minutes: number) =>
    server.database.pool.query('update throttle set since = since - make_interval(mins => $1)', [minutes])

  test.each(['somebody who exists', 'nobody'])('to three for %s within fifteen minutes', async (who) => {
    const username = who === 'nobody' ? 'nobody' : (await makeOwner()).userName
    const first = who === 'nobody' ? { refusal: 'accountNotFound' } : { responseCode: 0 }
    await inTurn(3, async () => expect(await forget(username)).toMatchObject(first))
    expect(await forget(username)).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
    await minutesPass(15)
    expect(await forget(username)).toMatchObject(first)
  })

  test('to twenty from one address, for any account', async () => {
    await server.database.pool.query("insert into throttle (subject, since, hits) values ('recovery from 127.0.0.1', now(), 20)")
    expect(await forget((await makeOwner()).userName)).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
  })
})

describe('Password recovery', () => {
  test('sets the new password; the old one is worth nothing', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    expect(await server.ask('check-token', { token })).toMatchObject({ data: { valid: true } })
    expect(await server.ask('password-recovery', { token, ...recovered })).toMatchObject({ status: 200, responseCode: 0 })
    expect(await signIn(userName, newPassword)).toBe(0)
    expect(await signIn(userName, knownPassword)).toBe(1)
  })

  test('takes the token from the query, as the specification has it', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    const response = await fetch(`${server.url()}/api/v2/hotel/password-recovery?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(recovered),
    })
    expect(await response.json()).toMatchObject({ responseCode: 0 })
    expect(await signIn(userName, newPassword)).toBe(0)
  })

  test('ends every session of that person at once, on every server', async () => {
    const { userName } = await makeOwner()
    const { data: before } = await server.ask('login/user', { username: userName, password: knownPassword })
    const stranger = await signInTo(server, await makeProperty(server))
    await server.ask('password-recovery', { token: await recoveryOf(userName), ...recovered })
    await inTurn(2, async (number) => {
      expect(await server.askOn(number, 'login/token', {}, { token: before.token })).toMatchObject({ status: 401 })
      expect(await server.askOn(number, 'login/token', {}, stranger)).toMatchObject({ status: 200 })
    })
  })

  test('leaves no session of the old password behind, though people sign in by it at that moment', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    const signInOn = (number: number) => server.askOn(number, 'login/user', { username: userName, password: knownPassword })
    const [done, ...signedIn] = await Promise.all([
      server.ask('password-recovery', { token, ...recovered }),
      ...[0, 1].map((number) => signInOn(number)),
    ])
    expect(done).toMatchObject({ responseCode: 0 })
    const tokens = signedIn.filter(({ responseCode }) => responseCode === 0).map(({ data }) => data.token)
    const after = await Promise.all(tokens.map((old) => server.ask('login/token', {}, { token: old })))
    expect(after.filter(({ status }) => status !== 401)).toEqual([])
    expect(await signIn(userName, newPassword)).toBe(0)
  })

  test('opens an account that is locked or slowed down', async () => {
    const { userName, accountId } = await makeOwner()
    await inTurn(3, () => signIn(userName, 'wrong'))
    await server.database.pool.query('update throttle set hits = 5 where subject like $1', [`% ${accountId} from %`])
    expect(await signIn(userName, knownPassword)).toBe(11)
    await server.ask('password-recovery', { token: await recoveryOf(userName), ...recovered })
    expect(await signIn(userName, newPassword)).toBe(0)
  })
})

describe('A recovered password', () => {
  test('refuses a weak one at its field, and the link still works', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    const weak = { token, newPassword: '12345678', confirmNewPassword: '12345678' }
    expect(await server.ask('password-recovery', weak)).toMatchObject({ refusal: 'passwordCommon', errors: [{ field: 'newPassword' }] })
    expect(await server.ask('password-recovery', { token, ...recovered })).toMatchObject({ responseCode: 0 })
    await expect.poll(() => letters.findLast(({ to }) => to === `${userName}@example.com`)?.subject).toBe('Mật khẩu Innkeeper đã đổi')
  })
})

describe('A recovery token', () => {
  const expired = { status: 400, responseCode: 7, message: 'The password recovery period has expired, please resend a new request.' }

  test('works once, even when it is used twice at the same moment', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    const replies = await Promise.all([0, 1].map((number) => server.askOn(number, 'password-recovery', { token, ...recovered })))
    expect(new Set(replies.map(({ responseCode }) => responseCode))).toEqual(new Set([0, 7]))
    expect(await server.ask('check-token', { token })).toMatchObject({ data: { valid: false } })
    expect(await server.ask('password-recovery', { token, ...recovered })).toMatchObject(expired)
  })

  test('lives thirty minutes', async () => {
    const { userName } = await makeOwner()
    const before = Date.now()
    const token = await recoveryOf(userName)
    const kept = await server.database.kysely
      .selectFrom('recovery_token')
      .select('expires_at')
      .where('token_hash', '=', hashOfKey(token))
      .execute()
    const begun = Date.parse(kept[0]?.expires_at ?? '') - 30 * 60_000
    expect([begun >= before, begun <= Date.now()]).toEqual([true, true])
    await server.database.pool.query("update recovery_token set expires_at = now() - interval '1 second' where token_hash = $1", [
      hashOfKey(token),
    ])
    expect(await server.ask('check-token', { token })).toMatchObject({ data: { valid: false } })
    expect(await server.ask('password-recovery', { token, ...recovered })).toMatchObject(expired)
  })

  test('is worth nothing once another one of that person was used', async () => {
    const { userName } = await makeOwner()
    const earlier = await recoveryOf(userName)
    await forget(userName)
    await letterTo(userName).toBe(2)
    const later = linkIn(userName).searchParams.get('token') ?? ''
    expect(later).not.toBe(earlier)
    await server.ask('password-recovery', { token: earlier, ...recovered })
    expect(await server.ask('password-recovery', { token: later, ...recovered })).toMatchObject(expired)
  })

  test('is not used up by a slip: the retype must equal the new password', async () => {
    const { userName } = await makeOwner()
    const token = await recoveryOf(userName)
    const slip = await server.ask('password-recovery', { token, newPassword, confirmNewPassword: `${newPassword}!` }, { language: 'vi' })
    expect(slip).toMatchObject({
      status: 422,
      refusal: 'passwordsDiffer',
      message: 'Hai mật khẩu chưa khớp.',
      errors: [{ field: 'confirmNewPassword' }],
    })
    expect(await server.ask('check-token', { token })).toMatchObject({ data: { valid: true } })
  })

  test('is not looked at while the new password has less than 8 characters', async () => {
    const reply = await server.ask('password-recovery', { token: 'x', newPassword: '1234567', confirmNewPassword: '1234567' })
    expect(reply).toMatchObject({
      status: 422,
      errors: [{ field: 'newPassword', message: 'New password must be at least 8 characters.' }, { field: 'confirmNewPassword' }],
    })
  })

  test('that was never given is not valid', async () => {
    expect(await server.ask('check-token', { token: 'never-given' })).toMatchObject({ data: { valid: false } })
  })
})
