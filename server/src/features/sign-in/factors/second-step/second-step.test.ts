import { describe, expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin, makeUser } from '#testing/factories/people.ts'
import { addApp, addPasskeyTo, challengeFor, codeOf, makeUserWithApp } from '#testing/factors/people-with-factors.ts'
import { pretendAuthenticator } from '#testing/factors/pretend-authenticator.ts'
import { inTurn } from '#testing/in-turn.ts'
import { lettersAbout } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2, behindProxy: true })

const makeOwner = async () => makeUserWithApp(server, { propertyId: await makeProperty(server) })
const secondStep = (challenge: string, given: { code?: string; passkey?: string; device?: string }, on = 0, network = '192.0.2.1') =>
  server.askOn(on, 'login/second-step', { challenge, ...given }, { headers: { 'x-forwarded-for': network } })
const live = async (accountId: string) => {
  const { rows } = await server.database.pool.query('select from session where account_id = $1 and ended_at is null', [accountId])
  return rows.length
}

describe('Signing in by two steps', () => {
  test('the right password alone opens no session: it answers a challenge, which opens nothing but the second step', async () => {
    const owner = await makeOwner()
    const before = await live(owner.accountId)
    const reply = await server.ask('login/user', { username: owner.userName, password: knownPassword })
    expect(reply).toMatchObject({ status: 200, responseCode: 130, refusal: 'secondStepNeeded', values: { code: 1, passkey: 0 } })
    expect(reply.data).toBeUndefined()
    expect(await live(owner.accountId)).toBe(before)
    const token = String(reply.values?.['challenge'])
    expect(await server.ask('profile/info', {}, { token })).toMatchObject({ status: 401 })
  })

  test('the code of the app opens the session, and the answer is that of signing in', async () => {
    const owner = await makeOwner()
    const { responseCode, data } = await secondStep(await challengeFor(server, owner.userName), { code: codeOf(owner.secret, 1) })
    expect({ responseCode, user: data.user.username, due: data.mustSetUpFactor, hotels: data.hotels.length }).toEqual({
      responseCode: 0,
      user: owner.userName,
      due: false,
      hotels: 1,
    })
    expect(await server.askOn(1, 'profile/info', {}, { token: data.token })).toMatchObject({ status: 200 })
  })

  test('without a second factor nothing has changed: success is 0 at once', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    expect(await server.ask('login/user', { username: userName, password: knownPassword })).toMatchObject({
      responseCode: 0,
      data: { mustSetUpFactor: false },
    })
  })

  test('an administrator who named a hotel comes to it after the second step, and hears of a wrong one before it', async () => {
    const { userName } = await makeAdmin(server)
    const hotelId = await makeProperty(server)
    const admin = { username: userName, password: knownPassword }
    const { data: first } = await server.ask('login/user', admin)
    const { secret } = await addApp(server, first.token)
    expect(await server.ask('login/admin', { ...admin, hotelId: 'NONE' })).toMatchObject({ responseCode: 9 })
    const { responseCode, values } = await server.ask('login/admin', { ...admin, hotelId })
    expect(responseCode).toBe(130)
    const { data } = await secondStep(String(values?.['challenge']), { code: codeOf(secret, 1) })
    expect(data).toMatchObject({ hotel: null, hotelToken: { hotel: { id: hotelId } } })
  })
})

describe('Used codes cannot be used again', () => {
  test('a code signs in once; the next attempt with it is told so', async () => {
    const owner = await makeOwner()
    const code = codeOf(owner.secret, 1)
    expect((await secondStep(await challengeFor(server, owner.userName), { code })).responseCode).toBe(0)
    const again = await secondStep(await challengeFor(server, owner.userName), { code }, 1)
    expect(again).toMatchObject({ status: 422, refusal: 'factorCodeUsed', errors: [{ field: 'code' }] })
  })

  test('of two challenges that are answered with one code at once, on two servers, one opens', async () => {
    const owner = await makeOwner()
    const challenges = [await challengeFor(server, owner.userName), await challengeFor(server, owner.userName)]
    const code = codeOf(owner.secret, 1)
    const replies = await Promise.all(challenges.map((challenge, on) => secondStep(challenge, { code }, on)))
    expect(replies.map(({ refusal }) => refusal ?? 'in').toSorted()).toEqual(['factorCodeUsed', 'in'])
  })

  test('one challenge answered twice at once, on two servers, opens one session', async () => {
    const owner = await makeOwner()
    const before = await live(owner.accountId)
    const challenge = await challengeFor(server, owner.userName)
    const [first = '', second = ''] = owner.recoveryCodes
    const replies = await Promise.all([first, second].map((code, on) => secondStep(challenge, { code }, on)))
    expect(replies.map(({ refusal }) => refusal ?? 'in').toSorted()).toEqual(['in', 'secondStepOver'])
    expect(await live(owner.accountId)).toBe(before + 1)
  })

  test('a recovery code works once, with its spaces and capitals as people type them, and its use is told by mail', async () => {
    const owner = await makeOwner()
    const [code = ''] = owner.recoveryCodes
    expect(owner.recoveryCodes).toHaveLength(10)
    const typed = code.toUpperCase().replace('-', ' ')
    expect((await secondStep(await challengeFor(server, owner.userName), { code: typed })).responseCode).toBe(0)
    expect(await secondStep(await challengeFor(server, owner.userName), { code }, 1)).toMatchObject({ refusal: 'factorCodeUsed' })
    const letters = await lettersAbout(server, owner.userName)
    expect(letters.filter(({ text }) => text.includes('Còn 9 mã'))).toHaveLength(1)
  })

  test('the database itself does not let a step go back', async () => {
    const owner = await makeOwner()
    const back = server.database.pool.query('update second_factor set last_step = last_step where account_id = $1', [owner.accountId])
    await expect(back).rejects.toMatchObject({ code: '23514' })
  })
})

describe('A challenge', () => {
  test('that has expired, was made up, or was used is refused', async () => {
    const owner = await makeOwner()
    const challenge = await challengeFor(server, owner.userName)
    await server.database.pool.query(`update factor_challenge set expires_at = now() - interval '1 second' where account_id = $1`, [
      owner.accountId,
    ])
    const [code = ''] = owner.recoveryCodes
    expect(await secondStep(challenge, { code })).toMatchObject({ status: 409, refusal: 'secondStepOver' })
    expect(await secondStep('made-up', { code })).toMatchObject({ refusal: 'secondStepOver' })
  })

  test('is over once the password is new; and a new password by mail does not get past the second step', async () => {
    const owner = await makeOwner()
    const challenge = await challengeFor(server, owner.userName)
    const changed = { password: knownPassword, newPassword: 'sáng sớm bên bờ biển', confirmNewPassword: 'sáng sớm bên bờ biển' }
    expect(await server.ask('profile/password-change', changed, { token: owner.token })).toMatchObject({ responseCode: 0 })
    expect(await secondStep(challenge, { code: codeOf(owner.secret, 1) })).toMatchObject({ refusal: 'secondStepOver' })
    const token = 'a link that came by mail'
    await server.database.pool.query(
      `insert into recovery_token (token_hash, account_id, expires_at) values (sha256($1), $2, now() + interval '5 minutes')`,
      [Buffer.from(token), owner.accountId],
    )
    const renewed = { token, newPassword: knownPassword, confirmNewPassword: knownPassword }
    expect(await server.ask('password-recovery', renewed)).toMatchObject({ responseCode: 0 })
    const { userName: username } = owner
    expect(await server.ask('login/user', { username, password: knownPassword })).toMatchObject({ responseCode: 130 })
  })
})

describe('Failures count towards the lock', () => {
  test('five wrong codes lock the account for this network, although the password is right in between', async () => {
    const owner = await makeOwner()
    const [code = ''] = owner.recoveryCodes
    const guess = async (challenge: string, times: number) => {
      const replies = await inTurn(times, (number) => secondStep(challenge, { code: '000000' }, number % 2))
      expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'factorCodeWrong'))
    }
    await guess(await challengeFor(server, owner.userName, '192.0.2.1'), 3)
    const { userName: username } = owner
    expect(await server.ask('login/user', { username, password: knownPassword })).toMatchObject({ refusal: 'captchaNeeded' })
    await server.database.pool.query('delete from throttle where subject = $1', [`sign-in as account ${owner.accountId}`])
    const challenge = await challengeFor(server, owner.userName, '192.0.2.1')
    await guess(challenge, 2)
    expect(await secondStep(challenge, { code }, 1)).toMatchObject({ responseCode: 2, refusal: 'accountLocked', values: { minutes: 15 } })
    expect(await secondStep(challenge, { code }, 1, '203.0.113.7')).toMatchObject({ responseCode: 0 })
  })

  test('ten from many networks lock the second step for strange browsers; a new password by mail does not unlock it; a known one comes in', async () => {
    const owner = await makeOwner()
    const [first = '', second = '', third = ''] = owner.recoveryCodes
    const known = await secondStep(await challengeFor(server, owner.userName), { code: first, device: '' })
    const device = known.data.device ?? ''
    const challenge = await challengeFor(server, owner.userName)
    await inTurn(10, (number) => secondStep(challenge, { code: '000000' }, number % 2, `198.51.${number}.1`))
    expect(await secondStep(challenge, { code: second }, 0, '203.0.113.9')).toMatchObject({ refusal: 'accountLocked' })
    const changed = { password: knownPassword, newPassword: 'sáng sớm bên bờ biển', confirmNewPassword: 'sáng sớm bên bờ biển' }
    await server.ask('profile/password-change', changed, { token: known.data.token })
    const { values } = await server.ask('login/user', { username: owner.userName, password: changed.newPassword })
    const renewed = String(values?.['challenge'])
    expect(await secondStep(renewed, { code: second }, 0, '203.0.113.10')).toMatchObject({ refusal: 'accountLocked' })
    expect(await secondStep(renewed, { code: third, device }, 0, '203.0.113.10')).toMatchObject({ responseCode: 0 })
  })
})

describe('A passkey', () => {
  const question = async (challenge: string) => (await server.ask('login/second-step-passkey', { challenge })).data.options

  test('signs in; its answer works for its own challenge only, and once', async () => {
    const owner = await makeUser(server, { propertyId: await makeProperty(server) })
    const { data } = await server.ask('login/user', { username: owner.userName, password: knownPassword })
    const authenticator = await addPasskeyTo(server, data.token)
    const challenge = await challengeFor(server, owner.userName)
    const passkey = authenticator.answer(await question(challenge))
    const other = await challengeFor(server, owner.userName)
    await question(other)
    expect(await secondStep(other, { passkey })).toMatchObject({ status: 422, refusal: 'passkeyWrong', errors: [{ field: 'passkey' }] })
    expect(await secondStep(challenge, { passkey })).toMatchObject({ responseCode: 0 })
    expect(await secondStep(challenge, { passkey }, 1)).toMatchObject({ refusal: 'secondStepOver' })
  })

  test('of another user, of another site, or made up is refused', async () => {
    const [mine, theirs] = await Promise.all([makeOwner(), makeOwner()])
    const own = await addPasskeyTo(server, mine.token)
    const strange = await addPasskeyTo(server, theirs.token)
    const challenge = await challengeFor(server, mine.userName)
    const options = await question(challenge)
    const elsewhere = pretendAuthenticator('https://innkeeper.example.com').answer(options)
    const replies = [
      await secondStep(challenge, { passkey: strange.answer(options) }),
      await secondStep(challenge, { passkey: elsewhere }),
      await secondStep(challenge, { passkey: '{}' }),
      await secondStep(challenge, { passkey: 'no json' }),
    ]
    expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'passkeyWrong'))
    expect(await secondStep(challenge, { passkey: own.answer(options) })).toMatchObject({ responseCode: 0 })
  })

  test('is not asked for from who has none', async () => {
    const owner = await makeOwner()
    const challenge = await challengeFor(server, owner.userName)
    expect(await server.ask('login/second-step-passkey', { challenge })).toMatchObject({ refusal: 'factorMissing' })
  })
})
