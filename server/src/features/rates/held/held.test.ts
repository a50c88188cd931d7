import type { CallInput } from '@innkeeper/protocol/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '@innkeeper/rules/days/day'
import { signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, type RatesProperty } from '#testing/factories/factories-rates.ts'
import { makeConnection, mapCodes, type TestConnection } from '#testing/factories/make-connection.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { expireHeld } from './held.jobs.ts'

const server = useTestServer({ servers: 2 })
let at: RatesProperty
let pms: TestConnection
let owner: SignedIn

beforeEach(async () => {
  at = await makeRatesProperty(server)
  pms = await connected(at, 'PMS lễ tân')
  owner = await signInTo(server, at.propertyId)
  await ask(true)
})

const connected = async (property: RatesProperty, name: string) => {
  const made = await makeConnection(server, property.propertyId, { name })
  const { flexible, breakfast } = property.ratePlanIds
  await mapCodes(server, { ...property, ...made }, { rooms: { DLX: property.roomTypeId }, plans: { BAR: flexible, BB: breakfast } })
  return made
}
const connection = async () =>
  (await server.ask('connection/get-all', {}, owner)).data.find(({ id }) => id === pms.connectionId) ?? expect.fail('no connection')
const ask = async (held: boolean) =>
  server.ask('connection/update', { id: pms.connectionId, version: (await connection()).version, held }, owner)

const from = nightIn(8)
const week = { from, to: addDays(from, 6) }
const rate = { rooms: ['DLX'], plans: ['BAR'], ...week }
type Updates = CallInput<'connectivity/ari'>['updates']
const push = (updates: Updates, by = pms, key: string = crypto.randomUUID()) =>
  server.ask('connectivity/ari', { updates }, { connectionKey: by.connectionKey, key })
const hold = async (updates: Updates) => (await push(updates)).data.messageId ?? expect.fail('it was not held')
const decide = (id: string, decision: 'confirm' | 'decline', more: Partial<CallInput<'room-plan/pms-confirm'>> = {}, by = owner) =>
  server.ask('room-plan/pms-confirm', { id, decision, ...more }, by)
const seen = async (id: string, by = owner) => (await server.ask('room-plan/pms-message', { id }, by)).data
const asSystem = async (messageId: string) => (await server.ask('connectivity/message', { messageId }, pms)).data
const prices = async (roomPlanId = at.flexible) => planIn(await gridOf(server, owner, week.from, week.to), roomPlanId).nights.price
const told = async (by = owner) =>
  (await server.ask('notification/show', {}, by)).data.notifications.filter(({ type }) => type === 'pushHeld')
const sweepIn = (hours: number) =>
  expireHeld(server.outside).run({ pool: server.database.pool, now: new Date(Date.now() + hours * 3_600_000), publish: () => undefined })
const none = Array<null>(7).fill(null)
const all = (price: number) => Array<number>(7).fill(price)

describe('“A push from a PMS is applied at once or held for confirmation, as the property chose”', () => {
  test('held, it changes no night; the system is told so with the message and until when it waits, and can ask for its state', async () => {
    const { status, data } = await push([{ ...rate, price: 1_500_000 }])
    expect(status).toBe(200)
    expect(data).toMatchObject({ state: 'held', operationNo: null, nights: 7, change: 7, refused: 0 })
    expect(await prices()).toEqual(none)
    const state = await asSystem(data.messageId ?? '')
    expect(state).toMatchObject({ messageId: data.messageId, state: 'waiting', waitsUntil: data.waitsUntil, decidedAt: null, nights: 7 })
    expect(Date.parse(state.waitsUntil) - Date.parse(state.cameAt)).toBe(24 * 3_600_000)
  })

  test('where the property does not ask, it is applied at once', async () => {
    await ask(false)
    expect((await push([{ ...rate, price: 1_500_000 }])).data).toMatchObject({ state: 'applied', messageId: null, operationNo: 1 })
    expect(await prices()).toEqual(all(1_500_000))
  })

  test('what is so already, and what cannot be taken at all, does not wait', async () => {
    await ask(false)
    await push([{ ...rate, price: 1_500_000 }])
    await ask(true)
    expect((await push([{ ...rate, price: 1_500_000 }])).data).toMatchObject({ state: 'applied', messageId: null, equal: 7 })
    expect(await push([{ ...rate, rooms: ['XXX'], price: 1 }])).toMatchObject({ status: 422 })
    expect((await server.ask('room-plan/pms-messages', {}, owner)).data).toEqual({ waiting: [], decided: [] })
  })

  test('a message repeated under its key waits once', async () => {
    const key = crypto.randomUUID()
    const first = await push([{ ...rate, price: 1_500_000 }], pms, key)
    expect((await push([{ ...rate, price: 1_500_000 }], pms, key)).data).toEqual(first.data)
    expect((await server.ask('room-plan/pms-messages', {}, owner)).data.waiting).toHaveLength(1)
  })

  test('of a connection, at most 50 wait', async () => {
    const one = await hold([{ ...rate, price: 1_500_000 }])
    await server.database.pool.query(
      `insert into held_push (property_id, held_push_id, connection_id, number, updates, came_at, waits_until, nights, changed, equal, left_out)
       select property_id, gen_random_uuid(), connection_id, n, updates, came_at, waits_until, nights, changed, equal, left_out
         from held_push, generate_series(2, 50) as n where held_push_id = $1`,
      [one],
    )
    expect(await push([{ ...rate, price: 1_600_000 }])).toMatchObject({ status: 409, refusal: 'tooManyHeld' })
  })
})

describe('People are told', () => {
  test('in the bell with the link of the specification, at once, and by email who chose that; not those who may not decide', async () => {
    const reader = await signInTo(server, at.propertyId, { codes: ['AVAIL_RATE_1'] })
    const { email } = (await server.ask('profile/info', {}, owner)).data
    await server.ask('notification/choose', { kind: 'pushHeld', inBell: true, byMail: true }, owner)
    const live = await listenLive(server.url(1), owner.token)
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const query = `pms_confirm=${id}&shownoti=1`
    expect(await live.next('stale')).toBeTruthy()
    live.close()
    const batch = `hotel-manage/room-sale/avail-and-rate/batch-update?${query}`
    expect(await told()).toMatchObject([{ title: 'PMS lễ tân sent rates and availability to be confirmed', link: batch }])
    expect(await told(reader)).toEqual([])
    const link = `${server.outside.publicUrl}/login?action=bulk-update&${query}`
    await expect
      .poll(() => server.outside.letters.filter(({ to }) => to === email))
      .toMatchObject([{ subject: expect.stringContaining('PMS lễ tân'), text: expect.stringContaining(link) }])
  })

  test('once while messages of a connection wait; the first leads on to the others', async () => {
    const first = await hold([{ ...rate, price: 1_500_000 }])
    const second = await hold([{ ...rate, price: 1_600_000 }])
    expect(await told()).toHaveLength(1)
    expect(await seen(first)).toMatchObject({ next: second, others: 1 })
  })
})

describe('The preview', () => {
  test('says what changes from what to what, what is so already, what is not taken and why', async () => {
    await ask(false)
    await push([{ ...rate, to: from, price: 1_500_000 }])
    await ask(true)
    const id = await hold([
      { ...rate, price: 1_500_000 },
      { ...rate, rooms: ['XXX'], price: 1 },
      { ...rate, maxStay: 90 },
    ])
    const { preview, message } = await seen(id)
    expect(message).toMatchObject({ connection: 'PMS lễ tân', state: 'waiting', updates: 3 })
    expect(preview).toMatchObject({ allowed: true, nights: 6, change: 6, equal: 1, skipped: 7, refused: 0, newer: 0 })
    const runs = preview?.groups.find(({ field }) => field === 'price')?.runs ?? []
    expect(new Set(runs.map(({ after, outcome }) => `${outcome} ${String(after)}`))).toEqual(new Set(['change 1500000']))
    expect(runs.reduce((sum, { nights }) => sum + nights, 0)).toBe(6)
    expect(preview?.problems.map(({ field, reason }) => [field, reason])).toEqual([
      ['updates.1.rooms', 'codeUnknown'],
      ['updates.2.maxStay', 'maxStayAbovePlan'],
    ])
  })

  test('warns of a price that seems to have a zero too many', async () => {
    await ask(false)
    await push([{ ...rate, from: addDays(week.to, 1), to: addDays(week.to, 14), price: 1_500_000 }])
    await ask(true)
    expect((await seen(await hold([{ ...rate, price: 15_000_000 }]))).preview?.warnings[0]).toMatchObject({ looks: 'zeroLong' })
  })
})

describe('Confirmed', () => {
  test('it becomes one operation of the connection, as a push of a PMS, which is undone like any other', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const { data } = await decide(id, 'confirm', { note: 'Đúng giá tết', expect: (await seen(id)).preview?.hash })
    expect(data).toMatchObject({ id, state: 'confirmed', operationNo: 1, nights: 7, change: 7, left: 0 })
    expect(await prices()).toEqual(all(1_500_000))
    expect((await server.ask('room-plan-log/search', {}, owner)).data).toMatchObject([
      { operationNo: 1, origin: 'pms', kind: 'push', person: 'PMS lễ tân' },
    ])
    expect(await asSystem(id)).toMatchObject({ state: 'confirmed', note: 'Đúng giá tết', operationNo: 1, nights: 7 })
    expect((await server.ask('connectivity/operation', { operationNo: 1 }, pms)).data.nights).toBe(7)
    expect((await server.ask('room-plan/undo', { operationNo: 1 }, owner)).status).toBe(200)
    expect(await prices()).toEqual(none)
    const diary = (await server.ask('connection/history', { id: pms.connectionId }, owner)).data.map(({ what }) => what.en)
    expect(diary[0]).toBe('Decided about a message of the connection PMS lễ tân')
  })

  test('by two people at once on two servers, it is applied once; the second is told who decided', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const both = await Promise.all([0, 1].map((on) => server.askOn(on, 'room-plan/pms-confirm', { id, decision: 'confirm' }, owner)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ refusal: 'heldDecided', values: { person: owner.fullName } })
    expect((await server.ask('room-plan-log/search', {}, owner)).data).toHaveLength(1)
    expect(await decide(id, 'decline')).toMatchObject({ refusal: 'heldDecided' })
  })

  test('repeated under its key, it is answered alike and applied once', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const by = { ...owner, key: crypto.randomUUID() }
    const first = await decide(id, 'confirm', {}, by)
    expect((await decide(id, 'confirm', {}, by)).data).toEqual(first.data)
    expect((await server.ask('room-plan-log/search', {}, owner)).data).toHaveLength(1)
  })

  test('it is planned against the nights as they are now: what became derived meanwhile is left, and told', async () => {
    const id = await hold([{ ...rate, plans: ['BAR', 'BB'], price: 1_500_000 }])
    await server.database.pool.query(
      `update rate_plan set parent_rate_plan_id = $2, derive_unit = 'percent', derive_value = -1000, derive_round_to = 1000, derive_floor = 0
        where property_id = $1 and rate_plan_id = $3`,
      [at.propertyId, at.ratePlanIds.flexible, at.ratePlanIds.breakfast],
    )
    expect((await seen(id)).preview?.problems).toMatchObject([{ reason: 'nightDerived', plan: 'BB', nights: 7 }])
    expect((await decide(id, 'confirm')).data).toMatchObject({ change: 7, left: 7 })
    expect(await prices()).toEqual(all(1_500_000))
  })

  test('and what has become the past', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const past = JSON.stringify([{ ...rate, from: nightIn(-3), to: nightIn(0), weekdays: [1, 2, 3, 4, 5, 6, 7], price: 1_500_000 }])
    await server.database.pool.query('update held_push set updates = $2 where held_push_id = $1', [id, past])
    expect((await decide(id, 'confirm')).data).toMatchObject({ change: 1, left: 3 })
  })

  test('is refused where none of it can be taken any more; and where somebody changed the nights since the preview', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const { hash } = (await seen(id)).preview ?? expect.fail('no preview')
    const night = [{ roomPlanId: at.flexible, night: from, value: 1_400_000, seen: 0 }]
    await server.ask('room-plan/update-rate', { cells: night }, owner)
    expect(await decide(id, 'confirm', { expect: hash })).toMatchObject({ refusal: 'previewStale' })
    await server.database.pool.query(`delete from connection_code where property_id = $1`, [at.propertyId])
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldNothingTaken' })
    expect((await asSystem(id)).state).toBe('waiting')
  })
})

describe('Order', () => {
  test('an older message confirmed after a newer one leaves what the newer one has set, and says so', async () => {
    const older = await hold([{ ...rate, price: 1_500_000, minStay: 2 }])
    const newer = await hold([{ ...rate, to: addDays(from, 2), price: 1_600_000 }])
    await decide(newer, 'confirm')
    expect((await seen(older)).preview).toMatchObject({ change: 11, newer: 3 })
    expect((await decide(older, 'confirm')).data).toMatchObject({ change: 11, left: 3 })
    expect(await prices()).toEqual([...Array<number>(3).fill(1_600_000), ...Array<number>(4).fill(1_500_000)])
  })

  test('in the order in which they came, the newer one overwrites the older; a declined newer one counts for nothing', async () => {
    const [first, second, third] = [
      await hold([{ ...rate, price: 1_500_000 }]),
      await hold([{ ...rate, price: 1_600_000 }]),
      await hold([{ ...rate, price: 1_700_000 }]),
    ]
    await decide(third, 'decline')
    await decide(first, 'confirm')
    expect(await prices()).toEqual(all(1_500_000))
    await decide(second, 'confirm')
    expect(await prices()).toEqual(all(1_600_000))
  })

  test('a message waits behind an older one even where the property does not ask any more, and also if it changes nothing now', async () => {
    const older = await hold([{ ...rate, price: 1_500_000 }])
    await ask(false)
    await hold([{ ...rate, price: null }])
    await decide(older, 'confirm')
    const [newer] = (await server.ask('room-plan/pms-messages', { connectionId: pms.connectionId }, owner)).data.waiting
    await decide(newer?.id ?? '', 'confirm')
    expect(await prices()).toEqual(none)
    expect((await push([{ ...rate, price: 1_800_000 }])).data.state).toBe('applied')
  })

  test('another connection’s messages wait for themselves', async () => {
    await hold([{ ...rate, price: 1_500_000 }])
    expect((await push([{ ...rate, price: 1_600_000 }], await connected(at, 'Kênh khác'))).data.state).toBe('applied')
  })
})

describe('Declined, or decided by the clock', () => {
  test('declined, the nights stay, and the system reads the note', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    expect((await decide(id, 'decline', { note: 'Giá chưa duyệt' })).data).toMatchObject({ state: 'declined', operationNo: null })
    expect(await prices()).toEqual(none)
    expect(await asSystem(id)).toMatchObject({ state: 'declined', note: 'Giá chưa duyệt' })
    expect(await seen(id)).toMatchObject({ preview: null, message: { decidedBy: owner.fullName } })
  })

  test('after 24 hours it expires, which people are told once; it cannot be confirmed any more', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    await hold([{ ...rate, price: 1_600_000 }])
    await sweepIn(23.9)
    expect((await asSystem(id)).state).toBe('waiting')
    await sweepIn(24.1)
    await sweepIn(24.2)
    expect(await asSystem(id)).toMatchObject({ state: 'expired', operationNo: null })
    expect(await told()).toMatchObject([{ title: 'A message of PMS lễ tân expired and was not applied' }, {}])
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldExpired' })
    const { waiting, decided } = (await server.ask('room-plan/pms-messages', {}, owner)).data
    expect([waiting, decided.map(({ state, decidedBy }) => [state, decidedBy])]).toEqual([[], Array(2).fill(['expired', 'Innkeeper'])])
  })

  test('and not in the minute before the clock has come by either', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    await server.database.pool.query(
      `update held_push set came_at = came_at - interval '25 hours', waits_until = waits_until - interval '25 hours' where held_push_id = $1`,
      [id],
    )
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldExpired' })
    expect(await seen(id)).toMatchObject({ preview: null })
  })

  test('90 days after the decision it is forgotten', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    await decide(id, 'confirm')
    await sweepIn(89 * 24)
    expect((await asSystem(id)).state).toBe('confirmed')
    await sweepIn(91 * 24)
    expect((await server.ask('connectivity/message', { messageId: id }, pms)).status).toBe(404)
  })
})

describe('Who may', () => {
  test('look: who sees rates; decide: who changes them', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const reader = await signInTo(server, at.propertyId, { codes: ['AVAIL_RATE_1'] })
    expect((await seen(id, reader)).preview).toMatchObject({ change: 7 })
    expect((await decide(id, 'confirm', {}, reader)).status).toBe(403)
    expect(await prices()).toEqual(none)
  })

  test('another property’s message does not exist, nor another connection’s for a system', async () => {
    const id = await hold([{ ...rate, price: 1_500_000 }])
    const elsewhere = await signInTo(server, (await makeRatesProperty(server)).propertyId)
    expect(await decide(id, 'confirm', {}, elsewhere)).toMatchObject({ status: 404, refusal: 'notFound' })
    expect((await server.ask('room-plan/pms-message', { id }, elsewhere)).status).toBe(404)
    expect((await server.ask('connectivity/message', { messageId: id }, await connected(at, 'Kênh khác'))).status).toBe(404)
  })
})
