import { describe, expect, test } from 'vitest'
import { listenLive } from '#testing/listen-live.ts'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { knownPassword, makeAdmin } from '#testing/factories/people.ts'
import { roomTypeForm } from '#testing/forms/room-forms.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { deleteOldSignIns } from '../session/sign-in.jobs.ts'
import { recordActivity } from '../session/own-sessions.store.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { tellOfLeavings } from './visits.jobs.ts'

const server = useTestServer({ servers: 2 })
const person = 'Nguyễn Thị Thuỳ Dương'
const device = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0'

type Ask = Parameters<typeof server.ask>[2]

/** An administrator on the platform, and a property with its owner. */
const scene = async () => {
  const hotelId = await makeProperty(server)
  const owner = await signInTo(server, hotelId, { fullName: 'Lê Thị Hoa' })
  const { userName } = await makeAdmin(server)
  const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
  return { hotelId, owner, userName, platform: { token: data.token } }
}

const enterFrom = async (platform: Ask, hotelId: string) => {
  const { data } = await server.ask('supplier/hotel/login', { hotelId }, { ...platform, headers: { 'user-agent': device } })
  return { token: data.token }
}

const sweep = () => tellOfLeavings.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
const visitsSeenBy = async (one: Pick<SignedIn, 'token'>) => (await server.ask('hotel-log/visits', {}, one)).data
const bellOf = async (one: Pick<SignedIn, 'token'>) =>
  (await server.ask('notification/show', {}, one)).data.notifications.map(({ type }) => type)
const sessionOf = async ({ token }: { token: string }) => (await server.outside.token.read(token)).sessionId

/** The diary's lines of visits, as they are stored. */
const linesOf = async (hotelId: string) => {
  const { rows } = await server.database.pool.query<{ kind: string; person: string; address: string; origin: string }>(
    "select kind, person, address, origin from diary_entry where property_id = $1 and kind <> 'change' order by diary_entry_id",
    [hotelId],
  )
  return rows
}
const kindsOf = async (hotelId: string) => (await linesOf(hotelId)).map(({ kind }) => kind)

describe('Entering a property as an administrator', () => {
  test('is in its diary with who, when and from where, and its owner sees it', async () => {
    const { hotelId, owner, platform } = await scene()
    const ear = await listenLive(server.url(1), owner.token)
    await enterFrom(platform, hotelId)
    expect(await ear.stale('notification')).toMatchObject({ propertyId: hotelId, prefixes: ['notification', 'hotel-log'] })
    ear.close()
    expect(await linesOf(hotelId)).toEqual([{ kind: 'entry', person, address: expect.stringContaining('127.0.0.1'), origin: 'screen' }])
    expect(await visitsSeenBy(owner)).toMatchObject([{ person, browser: 'Chrome', system: 'Linux', leftAt: null }])
    const { data } = await server.ask('notification/show', {}, { ...owner, language: 'vi' })
    expect(data).toMatchObject({
      unseen: 1,
      notifications: [{ type: 'platformEntered', title: `${person} của Innkeeper đã vào chỗ nghỉ`, link: 'account/setting' }],
    })
  })

  test('counts when the property was named at the door, and when switched to', async () => {
    const { hotelId, userName, platform } = await scene()
    await server.ask('login/admin', { username: userName, password: knownPassword, hotelId })
    await server.ask('login/switch', { hotelId }, platform)
    expect(await kindsOf(hotelId)).toEqual(['entry', 'entry'])
  })

  test('twice, at once and again, is one entry and one session', async () => {
    const { hotelId, platform } = await scene()
    const tokens = await Promise.all([enterFrom(platform, hotelId), enterFrom(platform, hotelId)])
    tokens.push(await enterFrom(platform, hotelId))
    expect(new Set(await Promise.all(tokens.map(sessionOf))).size).toBe(1)
    expect(await kindsOf(hotelId)).toEqual(['entry'])
  })

  test('that is refused is in no diary', async () => {
    const { platform, owner, hotelId } = await scene()
    expect(await server.ask('supplier/hotel/login', { hotelId: crypto.randomUUID() }, platform)).toMatchObject({ status: 404 })
    expect(await server.ask('supplier/hotel/login', { hotelId }, owner)).toMatchObject({ status: 403 })
    expect(await kindsOf(hotelId)).toEqual([])
  })

  test('is told to owners only, and another property hears nothing of it', async () => {
    const { hotelId, platform } = await scene()
    const clerk = await signInTo(server, hotelId, { codes: ['DASHBOARD_1'] })
    const stranger = await signInTo(server, await makeProperty(server))
    await enterFrom(platform, hotelId)
    expect([await bellOf(clerk), await bellOf(stranger)]).toEqual([[], []])
    expect(await server.ask('hotel-log/visits', {}, clerk)).toMatchObject({ status: 403 })
    expect(await visitsSeenBy(stranger)).toEqual([])
  })
})

test('staff who sign in, switch and log out are no visitors', async () => {
  const hotelId = await makeProperty(server)
  const me = await signInTo(server, hotelId)
  await server.ask('login/switch', { hotelId }, me)
  await server.ask('logout', {}, me)
  await sweep()
  expect(await kindsOf(hotelId)).toEqual([])
})

describe('Leaving it is a line as well', () => {
  test('on logging out of the property, and the platform’s session stays', async () => {
    const { hotelId, owner, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    expect(await server.ask('logout', {}, inside)).toMatchObject({ status: 200 })
    expect(await server.ask('logout', {}, inside)).toMatchObject({ status: 401 })
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving'])
    expect(await visitsSeenBy(owner)).toMatchObject([{ person, leftAt: expect.any(String) }])
    expect(await bellOf(owner)).toEqual(['platformLeft', 'platformEntered'])
    expect(await server.ask('login/token', {}, platform)).toMatchObject({ status: 200 })
  })

  test('on logging out of the platform with the tokens that the browser holds', async () => {
    const { hotelId, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    await server.ask('logout', { otherTokens: [inside.token] }, platform)
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving'])
  })

  test('on switching to another property, which ends the session in the first', async () => {
    const { hotelId, platform } = await scene()
    const other = await makeProperty(server)
    const inside = await enterFrom(platform, hotelId)
    expect(await server.ask('login/switch', { hotelId: other }, inside)).toMatchObject({ status: 200 })
    expect([await kindsOf(hotelId), await kindsOf(other)]).toEqual([['entry', 'leaving'], ['entry']])
    expect(await server.ask('login/token', {}, inside)).toMatchObject({ status: 401 })
  })

  test('but switching to where one is ends nothing', async () => {
    const { hotelId, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    await server.ask('login/switch', { hotelId }, inside)
    expect(await server.ask('login/token', {}, inside)).toMatchObject({ status: 200 })
    expect(await kindsOf(hotelId)).toEqual(['entry'])
  })

  test('when the person ends the session from elsewhere', async () => {
    const { hotelId, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    await server.ask('profile/session-end', { id: await sessionOf(inside) }, platform)
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving'])
  })
})

/** Changes what is stored of a session. */
const setSession = async (token: { token: string }, change: string) =>
  server.database.pool.query(`update session set ${change} where session_id = $1`, [await sessionOf(token)])

/** How many minutes ago the person left, by the diary. */
const leftMinutesAgo = async (hotelId: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ minutes: number }>(
    `select round(extract(epoch from now() - at) / 60)::integer as minutes from diary_entry where property_id = $1 and kind = 'leaving'`,
    [hotelId],
  )
  return rows[0]?.minutes ?? Number.NaN
}

describe('A session that ends without signing out', () => {
  test.each([
    ['that nobody used for thirty minutes', "active_at = now() - interval '40 minutes'", 10],
    ['that expired', "expires_at = now() - interval '5 minutes'", 5],
    ['that was ended by a deactivation', "ended_at = now() - interval '3 minutes'", 3],
    ['of which several are true', "active_at = now() - interval '50 minutes', expires_at = now() - interval '25 minutes'", 25],
  ])('%s was left at its end', async (_which, change, minutes) => {
    const { hotelId, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    await sweep()
    expect(await kindsOf(hotelId)).toEqual(['entry'])
    await setSession(inside, change)
    await sweep()
    expect(await linesOf(hotelId)).toMatchObject([{ kind: 'entry' }, { kind: 'leaving', person, origin: 'system' }])
    expect(await leftMinutesAgo(hotelId)).toBe(minutes)
  })

  test('is told once, however many servers sweep, and never after it was told on logging out', async () => {
    const [first, second] = [await scene(), await scene()]
    const [idle, left] = [await enterFrom(first.platform, first.hotelId), await enterFrom(second.platform, second.hotelId)]
    await setSession(idle, "active_at = now() - interval '31 minutes'")
    await server.ask('logout', {}, left)
    await Promise.all([1, 2, 3, 4].map(sweep))
    await sweep()
    expect(await kindsOf(first.hotelId)).toEqual(['entry', 'leaving'])
    expect(await kindsOf(second.hotelId)).toEqual(['entry', 'leaving'])
    expect(await bellOf(first.owner)).toEqual(['platformLeft', 'platformEntered'])
  })

  test('and was told stays ended: activity that comes late does not revive it, nor does a clock that was set back', async () => {
    const { hotelId, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    await setSession(inside, "active_at = now() - interval '31 minutes'")
    await sweep()
    await inTransaction(server.database.pool, { role: 'platform', readOnly: false }, async (tx) =>
      recordActivity(tx, [await sessionOf(platform)]),
    )
    expect(await server.ask('profile/info', {}, inside)).toMatchObject({ status: 401, refusal: 'sessionIdle' })
    await setSession(inside, "active_at = now() + interval '10 minutes'")
    expect(await server.ask('profile/info', {}, inside)).toMatchObject({ status: 401, refusal: 'sessionIdle' })
    const again = await enterFrom(platform, hotelId)
    expect(await sessionOf(again)).not.toBe(await sessionOf(inside))
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving', 'entry'])
  })

  test('is not deleted before it was told', async () => {
    const { platform, hotelId } = await scene()
    const inside = await enterFrom(platform, hotelId)
    const isKept = async () => {
      await deleteOldSignIns.run({ pool: server.database.pool, now: new Date(), publish: () => undefined })
      const { rows } = await server.database.pool.query('select from session where session_id = $1', [await sessionOf(inside)])
      return rows.length === 1
    }
    await setSession(inside, "expires_at = now() - interval '3 days'")
    expect(await isKept()).toBe(true)
    await sweep()
    expect(await isKept()).toBe(false)
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving'])
  })
})

test('the database refuses a second line of a kind for a session, and a line without its session', async () => {
  const { hotelId, platform } = await scene()
  const inside = await enterFrom(platform, hotelId)
  const write = async (session: string | null) =>
    server.database.pool.query(
      `insert into diary_entry (property_id, diary_entry_id, account_id, person, origin, call, subject, request_id, kind, session_id, address)
         values ($1, gen_random_uuid(), gen_random_uuid(), 'a', 'screen', 'logout', 'a', 'r', 'entry', $2, '')`,
      [hotelId, session],
    )
  await expect(write(await sessionOf(inside))).rejects.toThrow('diary_entry_once')
  await expect(write(null)).rejects.toThrow('diary_entry_of_visit')
})

describe('A visit', () => {
  test('ends by itself after sixty minutes, whatever its sign-in does, and entering again begins another', async () => {
    const { hotelId, platform } = await scene()
    const entered = await server.ask('supplier/hotel/login', { hotelId }, platform)
    const minutes = (Date.parse(entered.data.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
    const inside = { token: entered.data.token }
    await setSession(inside, "expires_at = now() - interval '1 second'")
    expect(await server.ask('profile/info', {}, inside)).toMatchObject({ status: 401 })
    const again = await enterFrom(platform, hotelId)
    expect(await server.ask('profile/info', {}, again)).toMatchObject({ status: 200 })
    expect(await kindsOf(hotelId)).toEqual(['entry', 'leaving', 'entry'])
  })

  test('only reads until its reason is given; then each line bears both names, and the owner reads why', async () => {
    const { hotelId, owner, platform } = await scene()
    const inside = await enterFrom(platform, hotelId)
    const change = () => server.ask('room/create', roomTypeForm(), inside)
    expect(await change()).toMatchObject({ status: 409, refusal: 'visitReasonMissing' })
    expect(await server.ask('room/get-all', {}, inside)).toMatchObject({ status: 200, data: [] })
    expect((await server.ask('visit/show', {}, inside)).data).toMatchObject({ person, owner: 'Lê Thị Hoa', reason: null })
    const reason = 'Chủ khách sạn nhờ sửa loại phòng'
    expect(await server.ask('visit/give-reason', { reason }, inside)).toMatchObject({ status: 200 })
    expect((await server.ask('visit/show', {}, inside)).data).toMatchObject({ reason })
    expect(await change()).toMatchObject({ status: 200 })
    const lines = await server.ask('hotel-log/search', {}, owner)
    expect(lines.data.map((line) => line.person)).toEqual([
      `${person} (Innkeeper) · Lê Thị Hoa`,
      `${person} (Innkeeper) · Lê Thị Hoa`,
      person,
    ])
    expect(await visitsSeenBy(owner)).toMatchObject([{ person, reason, leftAt: null }])
  })

  test.each(['owner', 'platform'] as const)('is nothing that is there for whoever is at home: %s', async (who) => {
    const one = (await scene())[who]
    expect((await server.ask('visit/show', {}, one)).data).toBeNull()
    expect(await server.ask('visit/give-reason', { reason: 'vì sao' }, one)).toMatchObject({ refusal: 'noVisit' })
  })
})
