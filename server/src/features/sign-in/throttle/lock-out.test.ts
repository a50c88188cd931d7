import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { solveCaptcha } from '#testing/solve-captcha.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 3, behindProxy: true })

type From = { readonly network?: string; readonly device?: string; readonly ticked?: boolean }

/**
 * Signs in on the servers in turn: they share their counters. The captcha is solved where it is required, unless the test says otherwise.
 */
let turn = 0
const signIn = async (username: string, password: string, { network = '192.0.2.1', device, ticked = true }: From = {}) => {
  const input = { username, password, ...(device === undefined ? {} : { device }) }
  const ask = (captcha: string) =>
    server.askOn(turn++ % 3, 'login/user', { ...input, captcha }, { headers: { 'x-forwarded-for': network } })
  const reply = await ask('')
  return ticked && reply.refusal === 'captchaNeeded' ? ask(await solveCaptcha(server)) : reply
}

const fail = async (username: string, times: number, from: From = {}) => {
  const replies = await inTurn(times, () => signIn(username, 'wrong', from))
  expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'invalidAccount'))
}

const makeOwner = async () => (await makeUser(server, { propertyId: await makeProperty(server) })).userName

/** Signs in like a browser that keeps its device token. */
const knownDeviceOf = async (username: string, device = '', network = '192.0.2.9') => {
  const { data } = await signIn(username, knownPassword, { device, network })
  return data.device ?? ''
}

/** Moves every counted attempt back in time. */
const minutesPass = (minutes: number) =>
  server.database.pool.query('update throttle set since = since - make_interval(mins => $1)', [minutes])

beforeEach(() => server.database.pool.query('truncate throttle'))

describe('Five failures within fifteen minutes from one network lock the account for that network for fifteen, on every server', () => {
  test('then the right password is of no use, and the message says for how long', async () => {
    const owner = await makeOwner()
    await fail(owner, 5)
    const locked = await signIn(owner, knownPassword)
    expect(locked).toMatchObject({ status: 200, responseCode: 2, refusal: 'accountLocked', values: { minutes: 15 } })
    expect(locked.message).toBe('The account is locked. Try again in 15 minutes.')
  })

  test('from another network the account is signed in to as ever, with the captcha', async () => {
    const owner = await makeOwner()
    await fail(owner, 5)
    expect(await signIn(owner, knownPassword, { network: '198.51.100.7' })).toMatchObject({ responseCode: 0 })
  })

  test('fifteen minutes after the last of them it opens again', async () => {
    const owner = await makeOwner()
    await fail(owner, 4)
    await minutesPass(10)
    await fail(owner, 1)
    await minutesPass(14)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 2, values: { minutes: 1 } })
    await minutesPass(1)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('knocking at a locked account does not lock it for longer', async () => {
    const owner = await makeOwner()
    await fail(owner, 5)
    await minutesPass(14)
    expect(await signIn(owner, 'wrong')).toMatchObject({ responseCode: 2 })
    await minutesPass(1)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('failures that lie fifteen minutes apart do not add up', async () => {
    const owner = await makeOwner()
    await fail(owner, 4)
    await minutesPass(15)
    await fail(owner, 1)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('guesses made at once are counted one by one', async () => {
    const owner = await makeOwner()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(owner, 'wrong')))
    expect(guesses.filter(({ refusal }) => refusal === 'invalidAccount')).toHaveLength(5)
    expect(guesses.filter(({ refusal }) => refusal === 'accountLocked')).toHaveLength(7)
  })

  test('an unknown name locks in the same way, so that a lock does not reveal who exists', async () => {
    await fail('nobody.at.all', 5)
    expect(await signIn('Nobody.At.All', knownPassword)).toMatchObject({ responseCode: 2, values: { minutes: 15 } })
  })

  test('one locked account does not lock another', async () => {
    await fail(await makeOwner(), 5)
    expect(await signIn(await makeOwner(), knownPassword)).toMatchObject({ responseCode: 0 })
  })
})

describe('After three failures at an account, from whichever network, the captcha is asked for', () => {
  test.each(['somebody who exists', 'nobody'])('of %s', async (who) => {
    const name = who === 'nobody' ? 'nobody.at.all' : await makeOwner()
    await inTurn(3, (index) => fail(name, 1, { network: `192.0.2.${index}`, ticked: false }))
    const asked = await signIn(name, knownPassword, { network: '198.51.100.7', ticked: false })
    expect(asked).toMatchObject({ status: 200, responseCode: 11, refusal: 'captchaNeeded', errors: [{ field: 'captcha' }] })
  })

  test('once it is ticked the right password lets in, and an answer counts once', async () => {
    const owner = await makeOwner()
    await fail(owner, 3, { ticked: false })
    const captcha = await solveCaptcha(server)
    const withIt = (password: string) => server.ask('login/user', { username: owner, password, captcha })
    expect(await withIt('wrong')).toMatchObject({ refusal: 'invalidAccount' })
    expect(await withIt(knownPassword)).toMatchObject({ status: 422, refusal: 'captchaWrong' })
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('guesses made at once from many networks get three answers without it', async () => {
    const owner = await makeOwner()
    const guess = (index: number) => signIn(owner, 'wrong', { network: `192.0.2.${index}`, ticked: false })
    const guesses = await Promise.all(Array.from({ length: 12 }, (_none, index) => guess(index)))
    expect(guesses.filter(({ refusal }) => refusal === 'invalidAccount')).toHaveLength(3)
    expect(guesses.filter(({ refusal }) => refusal === 'captchaNeeded')).toHaveLength(9)
  })

  test('an hour without a failure forgets them', async () => {
    const owner = await makeOwner()
    await fail(owner, 3, { ticked: false })
    await minutesPass(60)
    expect(await signIn(owner, 'wrong', { ticked: false })).toMatchObject({ refusal: 'invalidAccount' })
  })
})

describe('Failures from many networks slow the sign-in of an account down', () => {
  const failFromMany = (owner: string) => inTurn(6, (index) => fail(owner, 1, { network: `192.0.2.${index}` }))

  test('by pauses in which no password is looked at, and which knocking does not lengthen', async () => {
    const owner = await makeOwner()
    await failFromMany(owner)
    // After fourteen failures the pause is five minutes, longer than any slow machine needs.
    await server.database.pool.query("update throttle set hits = 14 where subject ~ '^sign-in as account [-0-9a-f]+$'")
    const slowed = await signIn(owner, knownPassword)
    expect(slowed).toMatchObject({ status: 200, responseCode: 12, refusal: 'signInSlowed' })
    expect(slowed.message).toMatch(/^Several wrong passwords were entered\. Try again in \d+ seconds\.$/)
    expect(await signIn(owner, 'wrong')).toMatchObject({ refusal: 'signInSlowed' })
    await minutesPass(5)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('a browser that signed in before is let in at once, without the captcha', async () => {
    const owner = await makeOwner()
    const device = await knownDeviceOf(owner)
    await failFromMany(owner)
    expect(await signIn(owner, knownPassword, { device, ticked: false })).toMatchObject({ responseCode: 0 })
  })

  test('a live session is not touched, and its password can be changed', async () => {
    const owner = await makeOwner()
    const { token } = (await signIn(owner, knownPassword)).data
    await failFromMany(owner)
    expect(await server.ask('login/token', {}, { token })).toMatchObject({ responseCode: 0 })
    const change = { password: knownPassword, newPassword: 'sông Hoài chảy 2027', confirmNewPassword: 'sông Hoài chảy 2027' }
    expect(await server.ask('profile/password-change', change, { token })).toMatchObject({ responseCode: 0 })
  })
})

describe('A browser that signed in to an account before', () => {
  test('is not shut out by those who guess in its own network', async () => {
    const owner = await makeOwner()
    const device = await knownDeviceOf(owner, '', '192.0.2.1')
    await fail(owner, 5)
    await server.database.pool.query("update throttle set hits = 31 where subject like 'sign-in from %'")
    expect(await signIn(owner, knownPassword)).toMatchObject({ status: 429 })
    expect(await signIn(owner, knownPassword, { device, ticked: false })).toMatchObject({ responseCode: 0 })
  })

  test('may itself fail five times; then it waits, and nobody else does', async () => {
    const owner = await makeOwner()
    const [device, other] = [await knownDeviceOf(owner), await knownDeviceOf(owner)]
    await fail(owner, 5, { device, ticked: false })
    expect(await signIn(owner, knownPassword, { device })).toMatchObject({ refusal: 'accountLocked' })
    expect(await signIn(owner, knownPassword, { device: other })).toMatchObject({ responseCode: 0 })
    expect(await signIn(owner, knownPassword, { ticked: false })).toMatchObject({ responseCode: 0 })
  })

  test('keeps its token, for a colleague at the same machine as well; it is kept as its hash only', async () => {
    const [owner, colleague] = [await makeOwner(), await makeOwner()]
    const device = await knownDeviceOf(owner)
    expect(device).toMatch(/^[\w-]{32}$/)
    expect(await knownDeviceOf(owner, device)).toBe(device)
    expect(await knownDeviceOf(colleague, device)).toBe(device)
    const { rows } = await server.database.pool.query('select * from known_device')
    expect(JSON.stringify(rows)).not.toContain(device)
  })

  test('is known to that account only', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()]
    const device = await knownDeviceOf(other)
    await fail(owner, 3)
    expect(await signIn(owner, knownPassword, { device, ticked: false })).toMatchObject({ refusal: 'captchaNeeded' })
  })

  test('cannot choose its token', async () => {
    const chosen = 'chosen-by-somebody-else'
    expect(await knownDeviceOf(await makeOwner(), chosen)).not.toBe(chosen)
  })

  test('is one of ten at most, and is forgotten after half a year', async () => {
    const owner = await makeOwner()
    const first = await knownDeviceOf(owner)
    await server.database.pool.query("update known_device set seen_at = seen_at - interval '1 day'")
    const devices = await inTurn(10, () => knownDeviceOf(owner))
    await fail(owner, 3)
    const without = (device: string) => signIn(owner, knownPassword, { device, ticked: false })
    expect(await without(first)).toMatchObject({ refusal: 'captchaNeeded' })
    expect(await without(devices[0] ?? '')).toMatchObject({ responseCode: 0 })
    await server.database.pool.query("update known_device set seen_at = seen_at - interval '180 days'")
    expect(await without(devices[1] ?? '')).toMatchObject({ refusal: 'captchaNeeded' })
  })

  test('is not remembered for a machine that asks for no token', async () => {
    const owner = await makeOwner()
    expect((await signIn(owner, knownPassword)).data.device).toBeNull()
  })
})

describe('Failures are limited per network too', () => {
  const tryNames = (count: number) => inTurn(count, (index) => fail(`name.${index}`, 1))

  test('after thirty, over all names and servers, the network waits, whatever it says', async () => {
    const owner = await makeOwner()
    await tryNames(30)
    const reply = await signIn(owner, knownPassword)
    expect(reply).toMatchObject({ status: 429, refusal: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    await minutesPass(15)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('signing in well does not use the network up', async () => {
    const owner = await makeOwner()
    const replies = await inTurn(3, () => signIn(owner, knownPassword))
    expect(replies.map(({ responseCode }) => responseCode)).toEqual([0, 0, 0])
    const left = await server.database.pool.query("select from throttle where subject like 'sign-in from %'")
    expect(left.rowCount).toBe(0)
  })
})

test('a stranger who makes up credentials is still the same stranger', async () => {
  const ask = () => server.ask('check-token', { token: 'x' }, { headers: { authorization: `Token ${crypto.randomUUID()}` } })
  const replies = await Promise.all(Array.from({ length: 61 }, ask))
  expect(replies.filter(({ refusal }) => refusal === 'tooManyRequests')).toHaveLength(1)
})
