import { addDays } from '@innkeeper/rules/days/day'
import { describe, expect, test } from 'vitest'
import { nightIn } from '#testing/factories/factories-rates.ts'
import { heldRate, heldWeek, noPrice, priceOf, useHeldPushes } from '#testing/connected/held-pushes.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer({ servers: 2 })
const { at, pms, owner, connectedAs, ask, push, hold, decide, seen, asSystem, prices, told, sweepIn } = useHeldPushes(server)

describe('Confirmed', () => {
  test('it becomes one operation of the connection, as a push of a PMS, which is undone like any other', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const { data } = await decide(id, 'confirm', { note: 'Đúng giá tết', expect: (await seen(id)).preview?.hash })
    expect(data).toMatchObject({ id, state: 'confirmed', operationNo: 1, nights: 7, change: 7, left: 0 })
    expect(await prices()).toEqual(priceOf(1_500_000))
    expect((await server.ask('room-plan-log/search', {}, owner())).data).toMatchObject([
      { operationNo: 1, origin: 'pms', kind: 'push', person: 'PMS lễ tân' },
    ])
    expect(await asSystem(id)).toMatchObject({ state: 'confirmed', note: 'Đúng giá tết', operationNo: 1, nights: 7 })
    expect((await server.ask('connectivity/operation', { operationNo: 1 }, pms())).data.nights).toBe(7)
    expect((await server.ask('room-plan/undo', { operationNo: 1 }, owner())).status).toBe(200)
    expect(await prices()).toEqual(noPrice)
    const diary = (await server.ask('connection/history', { id: pms().connectionId }, owner())).data.map(({ what }) => what.en)
    expect(diary[0]).toBe('Decided about a message of the connection PMS lễ tân')
  })

  test('by two people at once on two servers, it is applied once; the second is told who decided', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const both = await Promise.all([0, 1].map((on) => server.askOn(on, 'room-plan/pms-confirm', { id, decision: 'confirm' }, owner())))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(both.find(({ status }) => status === 409)).toMatchObject({ refusal: 'heldDecided', values: { person: owner().fullName } })
    expect((await server.ask('room-plan-log/search', {}, owner())).data).toHaveLength(1)
    expect(await decide(id, 'decline')).toMatchObject({ refusal: 'heldDecided' })
  })

  test('repeated under its key, it is answered alike and applied once', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const by = { ...owner(), key: crypto.randomUUID() }
    const first = await decide(id, 'confirm', {}, by)
    expect((await decide(id, 'confirm', {}, by)).data).toEqual(first.data)
    expect((await server.ask('room-plan-log/search', {}, owner())).data).toHaveLength(1)
  })

  test('it is planned against the nights as they are now: what became derived meanwhile is left, and told', async () => {
    const id = await hold([{ ...heldRate, plans: ['BAR', 'BB'], price: 1_500_000 }])
    await server.database.pool.query(
      `update rate_plan set parent_rate_plan_id = $2, derive_unit = 'percent', derive_value = -1000, derive_round_to = 1000, derive_floor = 0
        where property_id = $1 and rate_plan_id = $3`,
      [at().propertyId, at().ratePlanIds.flexible, at().ratePlanIds.breakfast],
    )
    expect((await seen(id)).preview?.problems).toMatchObject([{ reason: 'nightDerived', plan: 'BB', nights: 7 }])
    expect((await decide(id, 'confirm')).data).toMatchObject({ change: 7, left: 7 })
    expect(await prices()).toEqual(priceOf(1_500_000))
  })

  test('and what has become the past', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const past = JSON.stringify([{ ...heldRate, from: nightIn(-3), to: nightIn(0), weekdays: [1, 2, 3, 4, 5, 6, 7], price: 1_500_000 }])
    await server.database.pool.query('update held_push set updates = $2 where held_push_id = $1', [id, past])
    expect((await decide(id, 'confirm')).data).toMatchObject({ change: 1, left: 3 })
  })

  test('is refused where none of it can be taken any more; and where somebody changed the nights since the preview', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    const hash = (await seen(id)).preview?.hash
    const night = [{ roomPlanId: at().flexible, night: heldWeek.from, value: 1_400_000, seen: 0 }]
    await server.ask('room-plan/update-rate', { cells: night }, owner())
    expect(await decide(id, 'confirm', { expect: hash ?? '' })).toMatchObject({ refusal: 'previewStale' })
    await server.database.pool.query(`delete from connection_code where property_id = $1`, [at().propertyId])
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldNothingTaken' })
    expect((await asSystem(id)).state).toBe('waiting')
  })
})

describe('Order', () => {
  test('an older message confirmed after a newer one leaves what the newer one has set, and says so', async () => {
    const older = await hold([{ ...heldRate, price: 1_500_000, minStay: 2 }])
    const newer = await hold([{ ...heldRate, to: addDays(heldWeek.from, 2), price: 1_600_000 }])
    await decide(newer, 'confirm')
    expect((await seen(older)).preview).toMatchObject({ change: 11, newer: 3 })
    expect((await decide(older, 'confirm')).data).toMatchObject({ change: 11, left: 3 })
    expect(await prices()).toEqual([...Array<number>(3).fill(1_600_000), ...Array<number>(4).fill(1_500_000)])
  })

  test('in the order in which they came, the newer one overwrites the older; a declined newer one counts for nothing', async () => {
    const [first, second, third] = [
      await hold([{ ...heldRate, price: 1_500_000 }]),
      await hold([{ ...heldRate, price: 1_600_000 }]),
      await hold([{ ...heldRate, price: 1_700_000 }]),
    ]
    await decide(third, 'decline')
    await decide(first, 'confirm')
    expect(await prices()).toEqual(priceOf(1_500_000))
    await decide(second, 'confirm')
    expect(await prices()).toEqual(priceOf(1_600_000))
  })

  test('a message waits behind an older one even where the property does not ask any more, and also if it changes nothing now', async () => {
    const older = await hold([{ ...heldRate, price: 1_500_000 }])
    await ask(false)
    await hold([{ ...heldRate, price: null }])
    await decide(older, 'confirm')
    const [newer] = (await server.ask('room-plan/pms-messages', { connectionId: pms().connectionId }, owner())).data.waiting
    await decide(newer?.id ?? '', 'confirm')
    expect(await prices()).toEqual(noPrice)
    expect((await push([{ ...heldRate, price: 1_800_000 }])).data.state).toBe('applied')
  })

  test('another connection’s messages wait for themselves', async () => {
    await hold([{ ...heldRate, price: 1_500_000 }])
    expect((await push([{ ...heldRate, price: 1_600_000 }], await connectedAs('Kênh khác'))).data.state).toBe('applied')
  })
})

describe('Declined, or decided by the clock', () => {
  test('declined, the nights stay, and the system reads the note', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    expect((await decide(id, 'decline', { note: 'Giá chưa duyệt' })).data).toMatchObject({ state: 'declined', operationNo: null })
    expect(await prices()).toEqual(noPrice)
    expect(await asSystem(id)).toMatchObject({ state: 'declined', note: 'Giá chưa duyệt' })
    expect(await seen(id)).toMatchObject({ preview: null, message: { decidedBy: owner().fullName } })
  })

  test('after 24 hours it expires, which people are told once; it cannot be confirmed any more', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    await hold([{ ...heldRate, price: 1_600_000 }])
    await sweepIn(23.9)
    expect((await asSystem(id)).state).toBe('waiting')
    await sweepIn(24.1)
    await sweepIn(24.2)
    expect(await asSystem(id)).toMatchObject({ state: 'expired', operationNo: null })
    expect(await told()).toMatchObject([{ title: 'A message of PMS lễ tân expired and was not applied' }, {}])
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldExpired' })
    const { waiting, decided } = (await server.ask('room-plan/pms-messages', {}, owner())).data
    expect(waiting).toEqual([])
    expect(decided).toMatchObject([1, 2].map(() => ({ state: 'expired', decidedBy: 'Innkeeper' })))
  })

  test('and not in the minute before the clock has come by either', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    await server.database.pool.query(
      `update held_push set came_at = came_at - interval '25 hours', waits_until = waits_until - interval '25 hours' where held_push_id = $1`,
      [id],
    )
    expect(await decide(id, 'confirm')).toMatchObject({ refusal: 'heldExpired' })
    expect(await seen(id)).toMatchObject({ preview: null })
  })

  test('90 days after the decision it is forgotten', async () => {
    const id = await hold([{ ...heldRate, price: 1_500_000 }])
    await decide(id, 'confirm')
    await sweepIn(89 * 24)
    expect((await asSystem(id)).state).toBe('confirmed')
    await sweepIn(91 * 24)
    expect((await server.ask('connectivity/message', { messageId: id }, pms())).status).toBe(404)
  })
})
