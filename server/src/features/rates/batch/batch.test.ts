import type { CallInput } from '@innkeeper/protocol/catalogue'
import { addDays, weekdayOf } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { makeRatePlan, makeRoomPlan } from '#testing/factories/factories-sales.ts'
import { inTurn } from '#testing/in-turn.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, sellRooms } from '#testing/factories/factories-rates.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

type Batch = CallInput<'room-plan/preview-all'>

/** The Monday of the week after next: the six weeks from there can be set. */
const monday = addDays(nightIn(14), 1 - weekdayOf(nightIn(14)))

const open = async () => {
  const at = await makeRatesProperty(server)
  return { ...at, who: await signInTo(server, at.propertyId) }
}

const week = { from: monday, to: addDays(monday, 6) }
const raise = { act: 'raise', unit: 'percent', value: 1500, roundTo: 10_000 } as const

test('"several intervals with weekdays; several room types and plans; price raised by percent; any mix of fields": one operation', async () => {
  const { who, roomTypeId, flexible, breakfast } = await open()
  const intervals = [
    { ...week, weekdays: [5, 6] },
    { from: addDays(monday, 14), to: addDays(monday, 15) },
  ]
  const batch: Batch = {
    intervals,
    roomTypeIds: [roomTypeId],
    roomPlanIds: [flexible, breakfast],
    changes: { price: raise, minStay: 2, releaseDays: 1 },
  }
  const applied = await server.ask('room-plan/update-all', { ...batch, note: 'Mùa cao điểm' }, who)
  expect(applied.data).toEqual({ operationNo: 1, nights: 12, change: 20, equal: 0, skipped: 0, refused: 0 })
  const grid = await gridOf(server, who, monday, addDays(monday, 15))
  const expected = Array.from({ length: 16 }, (_, day) => (day === 4 || day === 5 ? 1_380_000 : day >= 14 ? 1_150_000 : null))
  expect(planIn(grid, flexible).nights.price).toEqual(expected)
  expect(planIn(grid, breakfast).nights.minStay.filter((minStay) => minStay === 2)).toHaveLength(4)
  expect(grid.roomTypes[0]?.nights.releaseDays.filter((days) => days === 1)).toHaveLength(4)
})

test('nights of two seasons with a gap between them are shown season by season, not as one run with many exceptions', async () => {
  const { who, flexible } = await open()
  const season = { from: addDays(monday, 14), to: addDays(monday, 27) }
  await server.ask(
    'room-plan/update-all',
    { intervals: [season], roomPlanIds: [flexible], changes: { price: { act: 'set', value: 1_300_000 } } },
    who,
  )
  const asked = { intervals: [{ from: monday, to: addDays(monday, 55) }], roomPlanIds: [flexible], changes: { price: raise } }
  const preview = await server.ask('room-plan/preview-all', asked, who)
  expect(preview.data.groups[0]?.runs).toMatchObject([
    { from: monday, to: addDays(monday, 13), weekdays: [1, 2, 3, 4, 7], missing: 0 },
    { from: addDays(monday, 4), to: addDays(monday, 54), weekdays: [5, 6], except: [18, 19, 25, 26].map((day) => addDays(monday, day)) },
    { ...season, nights: 14, missing: 0 },
    { from: addDays(monday, 28), to: addDays(monday, 55), weekdays: [1, 2, 3, 4, 7], missing: 0 },
  ])
})

test('"a preview tells how many nights change, from what to what"; nights that fare alike stand together', async () => {
  const { who, flexible } = await open()
  await server.ask(
    'room-plan/update-rate',
    { cells: [{ roomPlanId: flexible, night: addDays(monday, 2), value: 1_150_000, seen: 0 }] },
    who,
  )
  const preview = await server.ask(
    'room-plan/preview-all',
    { intervals: [week], roomPlanIds: [flexible], changes: { price: { act: 'set', value: 1_150_000 } } },
    who,
  )
  expect(preview.data).toMatchObject({ allowed: true, nights: 6, change: 6, equal: 1, skipped: 0, refused: 0, derived: 6 })
  expect(preview.data.groups[0]?.runs).toMatchObject([
    {
      from: monday,
      to: addDays(monday, 6),
      nights: 4,
      weekdays: [1, 2, 4, 7],
      missing: 0,
      outcome: 'change',
      before: 1_000_000,
      after: 1_150_000,
    },
    { from: addDays(monday, 2), to: addDays(monday, 2), nights: 1, outcome: 'equal', before: 1_150_000, after: 1_150_000 },
    { from: addDays(monday, 4), to: addDays(monday, 5), nights: 2, outcome: 'change', before: 1_200_000, after: 1_150_000 },
  ])
  expect(planIn(await gridOf(server, who, monday), flexible).nights.price).toEqual([null])
})

test('"skipped and why (past, derived, over total rooms)": said in the preview, left by the batch', async () => {
  const { who, derived, flexible, roomTypeId } = await open()
  const intervals = [{ from: nightIn(-2), to: nightIn(1) }]
  const batch: Batch = {
    intervals,
    roomTypeIds: [roomTypeId],
    roomPlanIds: [flexible, derived],
    changes: { price: { act: 'set', value: 2_000_000 }, allotment: { act: 'raise', value: 3 } },
  }
  const preview = await server.ask('room-plan/preview-all', batch, { ...who, language: 'vi' })
  expect(preview.data).toMatchObject({ allowed: true, change: 2, skipped: 10, refused: 0 })
  expect(preview.data.reasons.map(({ field, reason, count }) => [field, reason, count])).toEqual([
    ['allotment', 'nightPast', 2],
    ['allotment', 'allotmentOverTotalRooms', 2],
    ['price', 'nightPast', 4],
    ['price', 'nightDerived', 2],
  ])
  expect((await server.ask('room-plan/update-all', batch, who)).data).toMatchObject({ change: 2, skipped: 10 })
})

test('"it is applied whole or not at all": one night whose rooms are sold refuses everything', async () => {
  const { who, propertyId, roomTypeId, flexible } = await open()
  await sellRooms(server, { propertyId, roomTypeId, night: addDays(monday, 3), sold: 6 })
  const changes = { allotment: { act: 'set', value: 5 }, price: { act: 'set', value: 1_300_000 } } as const
  const batch: Batch = { intervals: [week], roomTypeIds: [roomTypeId], roomPlanIds: [flexible], changes }
  expect((await server.ask('room-plan/preview-all', batch, who)).data).toMatchObject({ allowed: false, refused: 1, change: 13 })
  const refused = await server.ask('room-plan/update-all', batch, { ...who, language: 'vi' })
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'changes.allotment', reason: 'allotmentBelowSold' }] })
  expect(refused.errors?.[0]?.message).toBe('Đã bán 6 phòng. Số phòng bán không được ít hơn.')
  const grid = await gridOf(server, who, ...days(week))
  expect(new Set(planIn(grid, flexible).nights.price)).toEqual(new Set([null]))
  expect(new Set(grid.roomTypes[0]?.nights.allotment)).toEqual(new Set([8]))
})

test('[batch.overlap] "batch update intervals may not overlap": told at the interval, with the one that it meets', async () => {
  const { who, flexible } = await open()
  const intervals = [week, { from: addDays(monday, 6), to: addDays(monday, 8) }, { from: nightIn(-9), to: nightIn(-3) }]
  const refused = await server.ask('room-plan/update-all', { intervals, roomPlanIds: [flexible], changes: { cta: true } }, who)
  expect(refused.errors).toMatchObject([
    { field: 'intervals.1', reason: 'intervalsOverlap', message: 'This date range overlaps date range 1.' },
    { field: 'intervals.2', reason: 'nightPast' },
  ])
})

test('a batch with nothing to change, or nowhere, is refused with its field', async () => {
  const { who, flexible } = await open()
  const nothing = await server.ask('room-plan/preview-all', { intervals: [week], roomPlanIds: [flexible], changes: {} }, who)
  expect(nothing.errors).toMatchObject([{ field: 'changes', reason: 'nothingToChange' }])
  const nowhere = await server.ask('room-plan/preview-all', { intervals: [week], roomPlanIds: [flexible], changes: { closed: true } }, who)
  expect(nowhere.errors).toMatchObject([{ field: 'roomTypeIds', reason: 'nothingToChangeOn' }])
})

test('"a price that looks a zero long against its row’s median" is warned of, and mended on its own', async () => {
  const { who, flexible, roomTypeId } = await open()
  const night = addDays(monday, 3)
  await server.ask('room-plan/update-rate', { cells: [{ roomPlanId: flexible, night, value: 10_000_000, seen: 0 }] }, who)
  const batch: Batch = { intervals: [week], roomPlanIds: [flexible], changes: { price: raise } }
  const preview = await server.ask('room-plan/preview-all', batch, who)
  expect(preview.data.warnings).toEqual([
    {
      roomTypeId,
      roomPlanId: flexible,
      night,
      price: 11_500_000,
      before: 10_000_000,
      median: 1_000_000,
      looks: 'zeroLong',
      suggested: 1_150_000,
    },
  ])
  const fixes = [{ roomPlanId: flexible, night, price: 1_150_000 }]
  const mended = await server.ask('room-plan/preview-all', { ...batch, fixes }, who)
  expect(mended.data).toMatchObject({ warnings: [], change: 7 })
  await server.ask('room-plan/update-all', { ...batch, fixes, expect: mended.data.hash }, who)
  expect(planIn(await gridOf(server, who, night), flexible).nights.price).toEqual([1_150_000])
})

test('a batch that was previewed is refused when somebody changed its nights since', async () => {
  const { who, flexible } = await open()
  const batch: Batch = { intervals: [week], roomPlanIds: [flexible], changes: { price: raise } }
  const { hash } = (await server.ask('room-plan/preview-all', batch, who)).data
  await server.ask('room-plan/update-rate', { cells: [{ roomPlanId: flexible, night: monday, value: 3_000_000, seen: 0 }] }, who)
  expect(await server.ask('room-plan/update-all', { ...batch, expect: hash }, who)).toMatchObject({ status: 409, refusal: 'previewStale' })
  const again = (await server.ask('room-plan/preview-all', batch, who)).data
  expect((await server.ask('room-plan/update-all', { ...batch, expect: again.hash }, who)).data).toMatchObject({
    operationNo: 2,
    nights: 7,
  })
})

test('opening and closing by batch leaves every other field of the night as it was', async () => {
  const { who, propertyId, roomTypeId, flexible } = await open()
  await sellRooms(server, { propertyId, roomTypeId, night: monday, sold: 4 })
  await server.ask(
    'room-plan/save-cells',
    { rates: [{ roomPlanId: flexible, night: monday, seen: 0, price: 900_000, ctd: true, maxStay: 9 }] },
    who,
  )
  const batch: Batch = { intervals: [week], roomTypeIds: [roomTypeId], roomPlanIds: [flexible], changes: { closed: true, stopSell: true } }
  await server.ask('room-plan/update-all', batch, who)
  const grid = await gridOf(server, who, monday)
  expect(grid.roomTypes[0]?.nights).toMatchObject({ closed: [1], allotment: [8], sold: [4] })
  expect(planIn(grid, flexible).nights).toMatchObject({ stopSell: [1], price: [900_000], ctd: [1], cta: [0], maxStay: [9] })
})

test('a batch that finds every night as it wants it writes no operation', async () => {
  const { who, roomTypeId } = await open()
  const batch: Batch = { intervals: [week], roomTypeIds: [roomTypeId], changes: { allotment: { act: 'set', value: 8 } } }
  expect((await server.ask('room-plan/update-all', batch, who)).data).toEqual({
    operationNo: null,
    nights: 0,
    change: 0,
    equal: 7,
    skipped: 0,
    refused: 0,
  })
})

test('another property’s room-plan in a batch is not found, and no night is written', async () => {
  const { who, flexible } = await open()
  const other = await open()
  const batch: Batch = { intervals: [week], roomPlanIds: [flexible, other.flexible], changes: { price: { act: 'set', value: 1 } } }
  expect(await server.ask('room-plan/update-all', batch, who)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(await server.ask('room-plan/preview-all', batch, who)).toMatchObject({ status: 404, refusal: 'notFound' })
  expect(planIn(await gridOf(server, who, monday), flexible).nights.price).toEqual([null])
})

const days = ({ from, to }: typeof week) => [from, to] as const

test('two years of many plans are one operation like any batch, and its undo gives each night of each plan what it held', async () => {
  const { who, propertyId, roomTypeId, flexible, breakfast } = await open()
  const others = await inTurn(4, async (number) => {
    const ratePlanId = await makeRatePlan(server, propertyId, { nameVi: `Gói ${number}`, nameEn: `Plan ${number}` })
    return makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId })
  })
  const roomPlanIds = [flexible, breakfast, ...others]
  const summer = { from: nightIn(30), to: nightIn(32) }
  const set = (intervals: Batch['intervals'], plans: readonly string[], value: number) =>
    server.ask('room-plan/update-all', { intervals, roomPlanIds: [...plans], changes: { price: { act: 'set', value } } }, who)
  await set([summer], others.slice(2), 1_500_000)
  const prices = async () => {
    const grid = await gridOf(server, who, nightIn(29), nightIn(33))
    return roomPlanIds.map((id) => planIn(grid, id).nights.price)
  }
  const before = await prices()

  const applied = await set([{ from: nightIn(1), to: nightIn(720) }], roomPlanIds, 2_000_000)
  expect(applied.data).toEqual({ operationNo: 2, nights: 4320, change: 4320, equal: 0, skipped: 0, refused: 0 })
  expect(await prices()).toEqual(roomPlanIds.map(() => Array.from({ length: 5 }, () => 2_000_000)))
  const undone = await server.ask('room-plan/undo', { operationNo: 2 }, who)
  expect(undone.data).toMatchObject({ restored: 4320, refused: 0 })
  expect(await prices()).toEqual(before)
})
