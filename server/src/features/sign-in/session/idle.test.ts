import { unattendedHeader } from '@innkeeper/protocol/unattended'
import { describe, expect, test } from 'vitest'
import { liveUrl } from '#kit/live/live-route.ts'
import { makeProperty } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const byItself = { [unattendedHeader]: 'true' }

/** A user of a property who has just signed in. */
const staff = async () => {
  const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
  return (await server.ask('login/user', { username: userName, password: knownPassword })).data.token
}

/** An administrator who has just signed in. */
const administrator = async () => {
  const { userName } = await makeAdmin(server)
  return (await server.ask('login/user', { username: userName, password: knownPassword })).data.token
}

const sessionOf = async (token: string) => (await server.outside.token.read(token)).sessionId

/** Sets a session's last activity to some minutes ago. */
const leaveAlone = async (token: string, minutes: number) => {
  await server.database.pool.query('update session set active_at = now() - make_interval(secs => $2) where session_id = $1', [
    await sessionOf(token),
    minutes * 60,
  ])
}

/** The whole minutes since the last activity that is recorded. */
const minutesAlone = async (token: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ minutes: number }>(
    'select floor(extract(epoch from now() - active_at) / 60)::integer as minutes from session where session_id = $1',
    [await sessionOf(token)],
  )
  return rows[0]?.minutes ?? Number.NaN
}

const statuses = async (token: string) => {
  const replies = await Promise.all([0, 1].map((number) => server.askOn(number, 'login/token', {}, { token, headers: byItself })))
  return replies.map(({ status, refusal }) => refusal ?? status)
}

describe('A session that nobody uses ends, on every server', () => {
  test.each([
    ['an administrator', 29, administrator, 200],
    ['an administrator', 30, administrator, 'sessionIdle'],
    ['staff', 30, staff, 200],
    ['staff', 8 * 60 - 1, staff, 200],
    ['staff', 8 * 60, staff, 'sessionIdle'],
  ] as const)('%s after %i minutes', async (_who, minutes, signIn, answer) => {
    const token = await signIn()
    await leaveAlone(token, minutes)
    expect(await statuses(token)).toEqual([answer, answer])
  })

  test('an idle session is not revived by a request, and closes its open stream', async () => {
    const token = await administrator()
    await leaveAlone(token, 31)
    expect(await server.ask('profile/info', {}, { token })).toMatchObject({ status: 401, refusal: 'sessionIdle' })
    const stream = await fetch(server.url(1) + liveUrl, { headers: { authorization: `Token ${token}` } })
    expect([stream.status, await stream.json()]).toMatchObject([401, { refusal: 'sessionIdle' }])
    expect(await statuses(token)).toEqual(['sessionIdle', 'sessionIdle'])
  })

  test('it is no longer among the sessions of the person', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
    const signIn = async () => (await server.ask('login/user', { username: userName, password: knownPassword })).data.token
    const [here, other] = [await signIn(), await signIn()]
    await leaveAlone(other, 8 * 60)
    expect((await server.ask('profile/sessions', {}, { token: here })).data.sessions).toMatchObject([{ current: true }])
  })
})

describe('Activity is what a person does', () => {
  test('a read and a change of a person count, on either server', async () => {
    const token = await staff()
    await leaveAlone(token, 20)
    await server.askOn(1, 'profile/info', {}, { token })
    await expect.poll(() => minutesAlone(token)).toBe(0)
    await leaveAlone(token, 20)
    await server.askOn(0, 'notification/hiden', {}, { token, headers: byItself })
    await expect.poll(() => minutesAlone(token)).toBe(0)
  })

  test('a read that the page made by itself and an open stream do not', async () => {
    const token = await staff()
    await leaveAlone(token, 20)
    const stream = await fetch(server.url() + liveUrl, { headers: { authorization: `Token ${token}` } })
    await server.ask('profile/info', {}, { token, headers: byItself })
    const other = await staff()
    await leaveAlone(other, 20)
    await server.ask('profile/info', {}, { token: other })
    await expect.poll(() => minutesAlone(other)).toBe(0)
    expect(await minutesAlone(token)).toBe(20)
    await stream.body?.cancel()
  })

  test('a moment that is still to come, after the clock was set back, is corrected', async () => {
    const token = await administrator()
    await leaveAlone(token, -600)
    expect(await server.ask('profile/info', {}, { token })).toMatchObject({ status: 200 })
    await expect.poll(() => minutesAlone(token)).toBe(0)
  })

  test('in one property it keeps the other sessions of the same sign-in, and of no other', async () => {
    const { userName } = await makeAdmin(server)
    const hotelId = await makeProperty(server)
    const signIn = async () => (await server.ask('login/user', { username: userName, password: knownPassword })).data.token
    const [platform, elsewhere] = [await signIn(), await signIn()]
    const { data: hotel } = await server.ask('supplier/hotel/login', { hotelId }, { token: platform })
    await Promise.all([platform, elsewhere, hotel.token].map((token) => leaveAlone(token, 20)))
    await server.ask('profile/info', {}, { token: hotel.token })
    await expect.poll(() => minutesAlone(platform)).toBe(0)
    expect(await minutesAlone(elsewhere)).toBe(20)
  })
})

test('a visit to a property ends with its sign-in, where that is over sooner', async () => {
  const { userName } = await makeAdmin(server)
  const hotelId = await makeProperty(server)
  const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
  await server.database.pool.query("update session set expires_at = expires_at - interval '11 hours 30 minutes' where session_id = $1", [
    await sessionOf(data.token),
  ])
  const [entered, switched] = await Promise.all([
    server.ask('supplier/hotel/login', { hotelId }, { token: data.token }),
    server.ask('login/switch', { hotelId }, { token: data.token }),
  ])
  const expected = new Date(Date.parse(data.expiresAt) - 11.5 * 3_600_000).toISOString()
  expect([entered.data.expiresAt, switched.data.expiresAt]).toEqual([expected, expected])
})
