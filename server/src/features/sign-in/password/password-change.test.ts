import { beforeEach, describe, expect, test } from 'vitest'
import { makeProperty } from '#testing/factories/factories.ts'
import { inTurn } from '#testing/in-turn.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const { letters } = server.outside
const newPassword = 'mật khẩu mới 2027'

beforeEach(() => server.database.pool.query('truncate throttle'))

const makeOwner = async () => makeUser(server, { propertyId: await makeProperty(server) })
const signIn = async (username: string, password: string) => (await server.ask('login/user', { username, password })).responseCode

describe('Changing the password', () => {
  const change = { password: knownPassword, newPassword, confirmNewPassword: newPassword }
  const makeSignedIn = async () => {
    const { userName } = await makeOwner()
    const signInHere = async () => (await server.ask('login/user', { username: userName, password: knownPassword })).data.token
    return { userName, token: await signInHere(), other: await signInHere() }
  }

  test('ends all other sessions of that person and keeps this one', async () => {
    const { userName, token, other } = await makeSignedIn()
    expect(await server.ask('profile/password-change', change, { token })).toMatchObject({ responseCode: 0 })
    expect(await server.askOn(1, 'login/token', {}, { token })).toMatchObject({ status: 200 })
    expect(await server.askOn(1, 'login/token', {}, { token: other })).toMatchObject({ status: 401 })
    expect(await signIn(userName, newPassword)).toBe(0)
  })

  test('needs the current password; after five wrong ones it waits, and signing in does not', async () => {
    const { userName, token } = await makeSignedIn()
    const wrong = { ...change, password: 'wrong' }
    await inTurn(5, async () => {
      const reply = await server.ask('profile/password-change', wrong, { token })
      expect(reply).toMatchObject({ status: 422, refusal: 'wrongPassword', errors: [{ field: 'password' }] })
    })
    expect(await server.ask('profile/password-change', change, { token })).toMatchObject({ status: 429, refusal: 'tooManyRequests' })
    expect(await signIn(userName, knownPassword)).toBe(0)
  })

  test('is told by letter', async () => {
    const { userName, token } = await makeSignedIn()
    expect(await server.ask('profile/password-change', change, { token })).toMatchObject({ responseCode: 0 })
    await expect.poll(() => letters.findLast(({ to }) => to === `${userName}@example.com`)?.subject).toBe('Mật khẩu Innkeeper đã đổi')
  })

  test('refuses at its field what is common, made of the own name, or simple, and says which', async () => {
    const { userName, token } = await makeSignedIn()
    const choose = async (password: string) => {
      const weak = { ...change, newPassword: password, confirmNewPassword: password }
      return server.ask('profile/password-change', weak, { token })
    }
    expect(await choose('Password1')).toMatchObject({ status: 422, refusal: 'passwordCommon', errors: [{ field: 'newPassword' }] })
    expect(await choose(`${userName}!`)).toMatchObject({ status: 422, refusal: 'passwordNamed', errors: [{ field: 'newPassword' }] })
    expect(await choose('innkeeper2026')).toMatchObject({ refusal: 'passwordNamed' })
    expect(await choose('aaaaaaaaaa')).toMatchObject({ refusal: 'passwordSimple' })
    expect(await signIn(userName, knownPassword)).toBe(0)
  })

  test('needs the same new password twice', async () => {
    const { token } = await makeSignedIn()
    const reply = await server.ask('profile/password-change', { ...change, confirmNewPassword: 'another password' }, { token })
    expect(reply).toMatchObject({ status: 422, refusal: 'passwordsDiffer' })
  })
})
