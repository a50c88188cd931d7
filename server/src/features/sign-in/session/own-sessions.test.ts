import { describe, expect, test } from 'vitest'
import { liveUrl } from '#kit/live/live-route.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

const someone = async () => {
  const propertyId = await makeProperty(server, { nameVi: 'Khách sạn Sóng Xanh', nameEn: 'Blue Wave Hotel' })
  const { userName } = await makeUser(server, { propertyId })
  const signIn = async (agent: string) =>
    (await server.ask('login/user', { username: userName, password: knownPassword }, { headers: { 'user-agent': agent } })).data.token
  return { here: await signIn(chromeOnWindows), other: await signIn('curl/8'), third: await signIn('') }
}

const sessionsOf = async (token: string) => (await server.ask('profile/sessions', {}, { token })).data.sessions
const statusOn = async (number: number, token: string) => (await server.askOn(number, 'login/token', {}, { token })).status

describe('The sessions of a person', () => {
  test('are listed with device, address, place and beginning; the one that asks is marked', async () => {
    const { here } = await someone()
    const sessions = await sessionsOf(here)
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toMatchObject([
      {
        browser: 'Chrome',
        system: 'Windows',
        address: '127.0.0.1',
        hotel: { vi: 'Khách sạn Sóng Xanh', en: 'Blue Wave Hotel' },
        startedAt: expect.any(String),
        lastSeenAt: null,
      },
    ])
  })

  test('tell when a screen of theirs was last open', async () => {
    const { here } = await someone()
    await server.database.pool.query("update session set started_at = now() - interval '1 hour'")
    const screen = await fetch(server.url(1) + liveUrl, { headers: { authorization: `Token ${here}` } })
    await expect
      .poll(async () => (await sessionsOf(here)).filter(({ lastSeenAt }) => lastSeenAt !== null))
      .toMatchObject([{ current: true }])
    await screen.body?.cancel()
  })
})

describe('Ending a session', () => {
  test('ends that one at once on every server, tells its open screens, and leaves the others', async () => {
    const { here, other, third } = await someone()
    const ended = (await sessionsOf(other)).find(({ current }) => current)?.id ?? ''
    const screen = await fetch(server.url(1) + liveUrl, { headers: { authorization: `Token ${other}` } })
    expect(await server.askOn(0, 'profile/session-end', { id: ended }, { token: here })).toMatchObject({ responseCode: 0 })
    expect(await screen.text()).toContain('"sessionEnded"')
    expect([await statusOn(0, other), await statusOn(1, other)]).toEqual([401, 401])
    expect([await statusOn(1, here), await statusOn(1, third)]).toEqual([200, 200])
    expect(await server.askOn(1, 'profile/session-end', { id: ended }, { token: here })).toMatchObject({ responseCode: 0 })
  })

  test('refuses the one that asks, whose end is logging out', async () => {
    const { here } = await someone()
    const id = (await sessionsOf(here)).find(({ current }) => current)?.id ?? ''
    const reply = await server.ask('profile/session-end', { id }, { token: here })
    expect(reply).toMatchObject({ status: 409, responseCode: 351, refusal: 'sessionInUse' })
    expect(await statusOn(0, here)).toBe(200)
  })

  test("answers “not found” for somebody else's, which goes on", async () => {
    const { here } = await someone()
    const stranger = await signInTo(server, await makeProperty(server))
    const reply = await server.ask('profile/session-end', { id: stranger.sessionId }, { token: here })
    expect(reply).toMatchObject({ status: 404, refusal: 'notFound' })
    expect(await statusOn(1, stranger.token)).toBe(200)
  })

  test('of all others leaves the one that asks, on every server, and says how many they were', async () => {
    const { here, other, third } = await someone()
    expect(await server.ask('profile/sessions-end', {}, { token: here })).toMatchObject({ data: { ended: 2 } })
    expect([await statusOn(1, other), await statusOn(1, third), await statusOn(1, here)]).toEqual([401, 401, 200])
    expect(await sessionsOf(here)).toHaveLength(1)
  })
})
