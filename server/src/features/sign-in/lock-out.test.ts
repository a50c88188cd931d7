import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty } from '../../testing/factories.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { knownPassword, makeUser } from '../../testing/people.ts'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer({ servers: 3 })

/** Signs in through the servers by turns: what they count, they count together. */
let turn = 0
const signIn = (username: string, password: string) => server.askOn(turn++ % 3, 'login/user', { username, password })

const fail = async (username: string, times: number) => {
  const replies = await inTurn(times, () => signIn(username, 'wrong'))
  expect(replies.map(({ refusal }) => refusal)).toEqual(replies.map(() => 'invalidAccount'))
}

const makeOwner = async () => (await makeUser(server, { propertyId: await makeProperty(server) })).userName

/** Moves every counted attempt back in time. */
const minutesPass = (minutes: number) =>
  server.database.pool.query('update throttle set since = since - make_interval(mins => $1)', [minutes])

beforeEach(() => server.database.pool.query('truncate throttle'))

describe('Five failures within fifteen minutes lock the account for fifteen, on every server', () => {
  test('then the right password is of no use, and the message says for how long', async () => {
    const owner = await makeOwner()
    await fail(owner, 5)
    const locked = await signIn(owner, knownPassword)
    expect(locked).toMatchObject({ status: 200, responseCode: 2, refusal: 'accountLocked', values: { minutes: 15 } })
    expect(locked.message).toBe('The account is locked. Try again in 15 minutes.')
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
    await fail(owner, 4)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('signing in forgets the failures before it', async () => {
    const owner = await makeOwner()
    await inTurn(2, async () => {
      await fail(owner, 4)
      expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
    })
  })

  test('guesses made at once are counted one by one', async () => {
    const owner = await makeOwner()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(owner, 'wrong')))
    expect(guesses.filter(({ refusal }) => refusal === 'invalidAccount')).toHaveLength(5)
    expect(guesses.filter(({ refusal }) => refusal === 'accountLocked')).toHaveLength(7)
  })

  test('a name that nobody bears locks alike, so that a lock does not tell who exists', async () => {
    await fail('nobody.at.all', 5)
    expect(await signIn('Nobody.At.All', knownPassword)).toMatchObject({ responseCode: 2, values: { minutes: 15 } })
  })

  test('one locked account does not lock another', async () => {
    await fail(await makeOwner(), 5)
    expect(await signIn(await makeOwner(), knownPassword)).toMatchObject({ responseCode: 0 })
  })
})

describe('Failures are limited per address too', () => {
  const tryNames = (count: number) => inTurn(count, (index) => fail(`name.${index}`, 1))

  test('after thirty, over all names and servers, the address waits, whatever it says', async () => {
    const owner = await makeOwner()
    await tryNames(30)
    const reply = await signIn(owner, knownPassword)
    expect(reply).toMatchObject({ status: 429, refusal: 'tooManyRequests', values: { seconds: expect.any(Number) } })
    await minutesPass(15)
    expect(await signIn(owner, knownPassword)).toMatchObject({ responseCode: 0 })
  })

  test('signing in well does not use the address up', async () => {
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
