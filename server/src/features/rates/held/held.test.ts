import { addDays } from '@innkeeper/rules/days/day'
import { describe, expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { makeRatesProperty } from '#testing/factories/factories-rates.ts'
import { heldRate, heldWeek, noPrice, priceOf, useHeldPushes } from '#testing/connected/held-pushes.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const { at, pms, owner, connectedAs, ask, push, hold, decide, seen, asSystem, prices, told } = useHeldPushes(server)

describe('“A push from a PMS is applied at once or held for confirmation, as the property chose”', () => {
  test('held, it changes no night; the system is told so with the message and until when it waits, and can ask for its state', async () => {
    const { status, data } = await push([{ ...heldRate, price: 1_500_000 }])
    expect(status).toBe(200)
    expect(data).toMatchObject({ state: 'held', operationNo: null, nights: 7, change: 7, refused: 0 })
    expect(await prices()).toEqual(noPrice)
    const state = await asSystem(data.messageId ?? '')
    expect(state).toMatchObject({ messageId: data.messageId, state: 'waiting', waitsUntil: data.waitsUntil, decidedAt: null, nights: 7 })
    expect(Date.parse(state.waitsUntil) - Date.parse(state.cameAt)).toBe(24 * 3_600_000)
  })

  test('where the property does not ask, it is applied at once', async () => {
    await ask(false)
    expect((await push([{ ...heldRate, price: 1_500_000 }])).data).toMatchObject({ state: 'applied', messageId: null, operationNo: 1 })
    expect(await prices()).toEqual(priceOf(1_500_000))
  })

  test('what is so already, and what cannot be taken at all, does not wait', async () => {
    await ask(false)
    await push([{ ...heldRate, price: 1_500_000 }])
    await ask(true)
    expect((await push([{ ...heldRate, price: 1_500_000 }])).data).toMatchObject({ state: 'applied', messageId: null, equal: 7 })
    expect(await push([{ ...heldRate, rooms: ['XXX'], price: 1 }])).toMatchObject({ status: 422 })
    expect((await server.ask('room-plan/pms-messages', {}, owner())).data).toEqual({ waiting: [], decided: [] })
  })

  test('a message repeated under its key waits once', async () => {
    const key = crypto.randomUUID()
    const first = await push([{ ...heldRate, price: 1_500_000 }], pms(), key)
    expect((await push([{ ...heldRate, price: 1_500_000 }], pms(), key)).data).toEqual(first.data)
    expect((await server.ask('room-plan/pms-messages', {}, owner())).data.waiting).toHaveLength(1)
  })

  test('of a connection, at most 50 wait', async () => {
    const one = await hold([{ ...heldRate, price: 1_500_000 }])
    await server.database.pool.query(
      `insert into held_push (property_id, held_push_id, connection_id, number, updates, came_at, waits_until, nights, changed, equal, left_out)
       select property_id, gen_random_uuid(), connection_id, n, updates, came_at, waits_until, nights, changed, equal, left_out
         from held_push, generate_series(2, 50) as n where held_push_id = $1`,
      [one],
    )
    expect(await push([{ ...heldRate, price: 1_600_000 }])).toMatchObject({ status: 409, refusal: 'tooManyHeld' })
  })
})

describe('People are told', () => {
  test('in the bell with the link of the specification, at once, and by email who chose that; not those who may not decide', async () => {
    const reader = await signInTo(server, at().propertyId, { codes: ['AVAIL_RATE_1'] })
    const { email } = (await server.ask('profile/info', {}, owner())).data
    await server.ask('notification/choose', { kind: 'pushHeld', inBell: true, byMail: true }, owner())
    const live = await listenLive(server.url(1), owner().token)
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
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
    const first = await hold([{ ...heldRate, price: 1_500_000 }])
    const second = await hold([{ ...heldRate, price: 1_600_000 }])
    expect(await told()).toHaveLength(1)
    expect(await seen(first)).toMatchObject({ next: second, others: 1 })
  })
})

describe('The preview', () => {
  test('says what changes from what to what, what is so already, what is not taken and why', async () => {
    await ask(false)
    await push([{ ...heldRate, to: heldWeek.from, price: 1_500_000 }])
    await ask(true)
    const id = await hold([
      { ...heldRate, price: 1_500_000 },
      { ...heldRate, rooms: ['XXX'], price: 1 },
      { ...heldRate, maxStay: 90 },
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
    await push([{ ...heldRate, from: addDays(heldWeek.to, 1), to: addDays(heldWeek.to, 14), price: 1_500_000 }])
    await ask(true)
    expect((await seen(await hold([{ ...heldRate, price: 15_000_000 }]))).preview?.warnings[0]).toMatchObject({ looks: 'zeroLong' })
  })
})

describe('Who may', () => {
  test('look: who sees rates; decide: who changes them', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const reader = await signInTo(server, at().propertyId, { codes: ['AVAIL_RATE_1'] })
    expect((await seen(id, reader)).preview).toMatchObject({ change: 7 })
    expect((await decide(id, 'confirm', {}, reader)).status).toBe(403)
    expect(await prices()).toEqual(noPrice)
  })

  test('another property’s message does not exist, nor another connection’s for a system', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const elsewhere = await signInTo(server, (await makeRatesProperty(server)).propertyId)
    expect(await decide(id, 'confirm', {}, elsewhere)).toMatchObject({ status: 404, refusal: 'notFound' })
    expect((await server.ask('room-plan/pms-message', { id }, elsewhere)).status).toBe(404)
    expect((await server.ask('connectivity/message', { messageId: id }, await connectedAs('Kênh khác'))).status).toBe(404)
  })
})
