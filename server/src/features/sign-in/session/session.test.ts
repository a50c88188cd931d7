import { describe, expect, test } from 'vitest'
import { liveUrl } from '#kit/live/live-route.ts'
import { makeProperty, signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { inProperty } from '#kit/transaction/transaction.ts'
import { knownPassword, makeUser } from '#testing/factories/people.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })

const isLive = async (token: string) => {
  const replies = await Promise.all([server.askOn(0, 'login/token', {}, { token }), server.askOn(1, 'login/token', {}, { token })])
  return replies.map(({ status }) => status)
}
const onBoth = [200, 200]
const onNeither = [401, 401]

describe('Logging out ends the session at once on every server', () => {
  test('and the sessions of the other properties that this browser holds', async () => {
    const [one, other] = [await makeProperty(server), await makeProperty(server)]
    const { userName } = await makeUser(server, { propertyId: one }, { propertyId: other })
    const { data: first } = await server.ask('login/user', { username: userName, password: knownPassword })
    const { data: second } = await server.ask('login/switch', { hotelId: other }, { token: first.token })
    const { data: elsewhere } = await server.ask('login/user', { username: userName, password: knownPassword })
    expect(await server.askOn(1, 'logout', { otherTokens: [second.token, 'rubbish'] }, { token: first.token })).toMatchObject({
      responseCode: 0,
    })
    expect(await isLive(first.token)).toEqual(onNeither)
    expect(await isLive(second.token)).toEqual(onNeither)
    expect(await isLive(elsewhere.token)).toEqual(onBoth)
  })

  test("but nobody else's", async () => {
    const propertyId = await makeProperty(server)
    const [me, colleague] = [await signInTo(server, propertyId), await signInTo(server, propertyId)]
    await server.ask('logout', { otherTokens: [colleague.token] }, me)
    expect(await isLive(colleague.token)).toEqual(onBoth)
  })

  test('and closes its open screens, on the other server too', async () => {
    const me = await signInTo(server, await makeProperty(server))
    const screen = await fetch(server.url(1) + liveUrl, { headers: { authorization: `Token ${me.token}` } })
    await server.askOn(0, 'logout', {}, me)
    const heard = await screen.text()
    expect(heard).toContain('"topic":"sessionEnded"')
    expect(heard).toContain(me.sessionId)
  })
})

test('deactivating the user in the middle of a session ends it at once on every server', async () => {
  const me = await signInTo(server, await makeProperty(server))
  expect(await isLive(me.token)).toEqual(onBoth)
  await server.database.kysely.updateTable('account').set({ active: false }).where('account_id', '=', me.accountId).execute()
  expect(await isLive(me.token)).toEqual(onNeither)
})

test('unlinking the user from the property ends the session there', async () => {
  const me = await signInTo(server, await makeProperty(server))
  await server.database.kysely.updateTable('membership').set({ active: false }).where('account_id', '=', me.accountId).execute()
  expect(await isLive(me.token)).toEqual(onNeither)
})

test('a token lives twelve hours', async () => {
  const { userName } = await makeUser(server, { propertyId: await makeProperty(server) })
  const before = Date.now()
  const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
  const hours = (Date.parse(data.expiresAt) - before) / 3_600_000
  expect(Math.round(hours)).toBe(12)
  await server.database.pool.query("update session set expires_at = now() - interval '1 second' where account_id = $1", [
    data.user.accountId,
  ])
  expect(await isLive(data.token)).toEqual(onNeither)
})

describe('Signing in by a live token', () => {
  test('answers the same as signing in did, and the same token', async () => {
    const { userName } = await makeUser(server, { propertyId: await makeProperty(server), codes: ['DASHBOARD_1'] })
    const { data } = await server.ask('login/user', { username: userName, password: knownPassword })
    expect((await server.askOn(1, 'login/token', {}, { token: data.token })).data).toEqual(data)
  })

  test('a user who has lost every right gets the no-access message', async () => {
    const me = await signInTo(server, await makeProperty(server), { codes: ['DASHBOARD_1'] })
    await server.database.kysely.deleteFrom('member_function').where('account_id', '=', me.accountId).execute()
    expect(await server.ask('login/token', {}, me)).toMatchObject({ status: 200, responseCode: 3, refusal: 'noAccess' })
  })
})

describe('A session that ended with a deactivation stays ended when that is undone', () => {
  const setActive = (what: 'account' | 'membership', accountId: string, active: boolean) =>
    server.database.kysely.updateTable(what).set({ active }).where('account_id', '=', accountId).execute()

  test.each(['account', 'membership'] as const)('of the %s', async (what) => {
    const [me, colleague] = [await signInTo(server, await makeProperty(server)), await signInTo(server, await makeProperty(server))]
    await setActive(what, me.accountId, false)
    expect(await isLive(me.token)).toEqual(onNeither)
    await setActive(what, me.accountId, true)
    expect(await isLive(me.token)).toEqual(onNeither)
    expect(await isLive(colleague.token)).toEqual(onBoth)
  })

  test('of the membership ends the sessions in that property only, though a property’s own request does it', async () => {
    const [one, other] = [await makeProperty(server), await makeProperty(server)]
    const { userName, accountId } = await makeUser(server, { propertyId: one }, { propertyId: other })
    const { data: first } = await server.ask('login/user', { username: userName, password: knownPassword })
    const { data: second } = await server.ask('login/switch', { hotelId: other }, { token: first.token })
    await inProperty(server.database.pool, one, (tx) => tx.rows('update membership set active = false where account_id = $1', [accountId]))
    expect(await isLive(first.token)).toEqual(onNeither)
    expect(await isLive(second.token)).toEqual(onBoth)
    await setActive('membership', accountId, true)
    expect(await isLive(first.token)).toEqual(onNeither)
  })
})

describe('The property switcher', () => {
  test('gives an owner of several properties a token for another of them, beside the first', async () => {
    const [one, other] = [await makeProperty(server, { nameVi: 'An Bàng' }), await makeProperty(server, { nameVi: 'Đồi Sim' })]
    const { userName } = await makeUser(server, { propertyId: one }, { propertyId: other, codes: ['BOOKING_1'] })
    const { data: first } = await server.ask('login/user', { username: userName, password: knownPassword })
    expect(first).toMatchObject({ hotel: { id: one }, hotels: [{ id: one }, { id: other }] })
    const { data: second } = await server.ask('login/switch', { hotelId: other }, { token: first.token })
    expect(second).toMatchObject({
      hotel: { id: other },
      user: { owner: false, roles: [{ fnCode: 'BOOKING_1' }] },
      hotels: [{ id: one }, { id: other }],
    })
    expect(await isLive(first.token)).toEqual(onBoth)
  })

  test('stands in the platform’s display order; a sign-in opens the property registered first all the same', async () => {
    const [one, other] = [await makeProperty(server), await makeProperty(server)]
    const { userName } = await makeUser(server, { propertyId: one }, { propertyId: other })
    await server.database.pool.query('update property set display_order = 1 where property_id = $1', [other])
    expect((await server.ask('login/user', { username: userName, password: knownPassword })).data).toMatchObject({
      hotel: { id: one },
      hotels: [{ id: other }, { id: one }],
    })
  })

  test.each(['a property of somebody else', 'a property that does not exist'])('answers “not found” for %s', async (which) => {
    const me = await signInTo(server, await makeProperty(server))
    const hotelId = which.endsWith('exist') ? crypto.randomUUID() : await makeProperty(server)
    expect(await server.ask('login/switch', { hotelId }, me)).toMatchObject({
      status: 404,
      refusal: 'notFound',
      message: 'Not found: what was asked for.',
    })
  })

  test('lets an administrator enter any property as if its owner', async () => {
    const propertyId = await makeProperty(server)
    const { data } = await server.ask('login/switch', { hotelId: propertyId }, await signInAdmin(server))
    expect(data).toMatchObject({ user: { type: 'AM', owner: true }, hotel: { id: propertyId } })
  })
})
