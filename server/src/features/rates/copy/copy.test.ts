import type { CallInput } from '@innkeeper/protocol/catalogue'
import { holidaysOf } from '@innkeeper/rules/days/calendar/holidays'
import { sameNightLastYear } from '@innkeeper/rules/days/calendar/same-night-last-year'
import { addDays, weekdayOf, yearOf, type Day } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'
import { expect, test } from 'vitest'
import { signInTo } from '#testing/factories/factories.ts'
import { gridOf, makeRatesProperty, nightIn, planIn, sellRooms, today, type RatesProperty } from '#testing/factories/factories-rates.ts'
import { openRoomNights } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

type Copy = CallInput<'room-plan/copy-nights'>

/** The Monday of the week after next. */
const monday = addDays(nightIn(14), 1 - weekdayOf(nightIn(14)))
const nextWeek = {
  by: 'weekday',
  sourceFrom: monday,
  sourceTo: addDays(monday, 6),
  from: addDays(monday, 7),
  to: addDays(monday, 13),
} as const

const open = async () => {
  const at = await makeRatesProperty(server)
  return { ...at, who: await signInTo(server, at.propertyId) }
}

const setWeek = async (who: { token: string }, { flexible, roomTypeId }: RatesProperty) => {
  const intervals = [{ from: monday, to: addDays(monday, 6), weekdays: [5, 6] }]
  const changes = { price: { act: 'set', value: 2_050_000 }, cta: true, minStay: 2, allotment: { act: 'set', value: 5 } } as const
  await server.ask('room-plan/update-all', { intervals, roomPlanIds: [flexible], roomTypeIds: [roomTypeId], changes }, who)
}

const whole = ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay', 'allotment', 'closed', 'releaseDays'] as const

/** Prices of past nights, which no call can set. */
const pastPrices = async ({ propertyId, flexible }: RatesProperty, nights: readonly { readonly night: Day; readonly price: number }[]) => {
  await server.database.kysely
    .insertInto('rate_night')
    .values(nights.map((one) => ({ property_id: propertyId, room_plan_id: flexible, version: 1, ...one })))
    .execute()
}

test('nights are copied by weekday with their restrictions and rooms: one operation, undone as one', async () => {
  const { who, ...at } = await open()
  await setWeek(who, at)
  const copy: Copy = { days: nextWeek, roomPlanIds: [at.flexible], roomTypeIds: [at.roomTypeId], fields: [...whole] }
  const preview = await server.ask('room-plan/preview-copy', copy, who)
  expect(preview.data).toMatchObject({
    allowed: true,
    nights: 4,
    unset: 5,
    sources: [{ from: nextWeek.from, to: nextWeek.to, source: monday }],
    groups: [
      { roomPlanId: null, field: 'allotment', change: 2, equal: 5 },
      { field: 'closed', change: 0 },
      { field: 'releaseDays', change: 0 },
      { field: 'price', runs: [{ from: addDays(monday, 11), to: addDays(monday, 12), before: 1_200_000, after: 2_050_000 }] },
      { field: 'stopSell' },
      { field: 'cta', change: 2 },
      { field: 'ctd' },
      { field: 'minStay', change: 2 },
      { field: 'maxStay' },
    ],
  })
  const applied = await server.ask('room-plan/copy-nights', { ...copy, note: 'Tuần sau', expect: preview.data.hash }, who)
  expect(applied.data).toMatchObject({ operationNo: 2, nights: 4, refused: 0 })
  const nights = async () => planIn(await gridOf(server, who, addDays(monday, 10), addDays(monday, 11)), at.flexible).nights
  expect(await nights()).toMatchObject({ price: [null, 2_050_000], minStay: [null, 2] })
  const [log] = (await server.ask('room-plan/cell-history', { roomPlanId: at.flexible, night: addDays(monday, 11) }, who)).data
  expect(log).toMatchObject({ kind: 'copy', origin: 'batch', operationNo: 2 })
  await server.ask('room-plan/undo', { operationNo: 2, alsoChangedSince: false }, who)
  expect(await nights()).toMatchObject({ price: [null, null], minStay: [null, null] })
})

test('Tết is copied to the next Tết with a step, rounded; a night before it as well', async () => {
  const { who, ...at } = await open()
  const [last, next] = [yearOf(today()) - 1, yearOf(today()), yearOf(today()) + 1]
    .flatMap((year) => holidaysOf(year))
    .filter(({ id }) => id === 'tet')
    .filter(({ to }, place, all) => to >= today() || (all[place + 1]?.to ?? '') >= today())
  if (last === undefined || next === undefined) throw new Error('no Tết')
  await pastPrices(at, [
    { night: addDays(last.from, -1), price: 1_500_000 },
    { night: addDays(last.from, 1), price: 3_333_000 },
  ])
  const days = { by: 'holiday', holiday: 'tet', fromYear: yearOf(last.from), toYear: yearOf(next.from), before: 1, after: 0 } as const
  const step = { act: 'raise', unit: 'percent', value: 1000, roundTo: 10_000 } as const
  const applied = await server.ask('room-plan/copy-nights', { days, roomPlanIds: [at.flexible], fields: ['price'], step }, who)
  expect(applied.data.refused).toBe(0)
  const grid = planIn(await gridOf(server, who, addDays(next.from, -1), addDays(next.from, 1)), at.flexible)
  expect([grid.nights.price[0], grid.nights.price[2]]).toEqual([1_650_000, 3_670_000])
})

test('the far edge is empty until a year is copied onto it', async () => {
  const { who, ...at } = await open()
  const end = lastSettableNight(today())
  const edge = async () => (await server.ask('room-plan/far-edge', {}, who)).data
  expect(await edge()).toMatchObject({ lastNight: end, empty: { from: nightIn(60) } })
  await openRoomNights(server, at.propertyId, { roomTypeId: at.roomTypeId, from: nightIn(60), to: nightIn(400), allotment: 7 })
  const days = { by: 'lastYear', from: addDays(end, -40), to: end } as const
  const copied = await server.ask('room-plan/copy-nights', { days, roomTypeIds: [at.roomTypeId], fields: ['allotment'] }, who)
  expect(copied.data).toMatchObject({ change: 41, refused: 0 })
  expect((await edge()).empty).toBeNull()
  const [room] = (await gridOf(server, who, end)).roomTypes
  expect(room?.nights.allotment).toEqual([7])
  expect(sameNightLastYear(end) <= nightIn(400)).toBe(true)
})

test('a night that refuses its value refuses the copy, or is left out where the person says so', async () => {
  const { who, ...at } = await open()
  await setWeek(who, at)
  await sellRooms(server, { ...at, night: addDays(monday, 11), sold: 6 })
  const copy: Copy = { days: nextWeek, roomTypeIds: [at.roomTypeId], fields: ['allotment'] }
  expect((await server.ask('room-plan/preview-copy', copy, who)).data).toMatchObject({ allowed: false, refused: 1, change: 1 })
  const refused = await server.ask('room-plan/copy-nights', copy, { ...who, language: 'en' })
  expect(refused.errors).toMatchObject([{ field: 'changes.allotment', reason: 'allotmentBelowSold' }])
  const left = await server.ask('room-plan/copy-nights', { ...copy, leaveRefused: true }, who)
  expect(left.data).toMatchObject({ operationNo: 2, change: 1, skipped: 1, refused: 0 })
})

test('a copy is refused at its field: turned ranges, a year without the holiday, nights too far, nowhere', async () => {
  const { who, flexible } = await open()
  const errors = async (days: Copy['days'], roomPlanIds = [flexible]) =>
    (await server.ask('room-plan/copy-nights', { days, roomPlanIds, fields: ['price'] }, who)).errors?.map(({ field, reason }) => [
      field,
      reason,
    ])
  const holiday = { by: 'holiday', holiday: 'culture', fromYear: 2025, toYear: yearOf(today()) + 1 } as const
  expect(await errors({ ...nextWeek, sourceTo: addDays(monday, -1) })).toEqual([['days.sourceTo', 'intervalEndsBeforeStart']])
  expect(await errors({ ...nextWeek, sourceTo: addDays(monday, 731) })).toEqual([['days.sourceTo', 'intervalTooLong']])
  expect(await errors({ ...nextWeek, to: monday })).toEqual([['days.to', 'intervalEndsBeforeStart']])
  expect(await errors({ by: 'lastYear', from: monday, to: addDays(lastSettableNight(today()), 1) })).toEqual([
    ['days.to', 'nightBeyondHorizon'],
  ])
  expect(await errors(holiday)).toEqual([['days.toYear', 'holidayNotThere']])
  expect(await errors({ ...holiday, fromYear: 2026, toYear: 2095 })).toEqual([['days.toYear', 'nightBeyondHorizon']])
  expect(await errors(nextWeek, [])).toEqual([['roomPlanIds', 'nothingToChangeOn']])
})

test('what changed since the preview is not overwritten unseen', async () => {
  const { who, ...at } = await open()
  await setWeek(who, at)
  const copy: Copy = { days: nextWeek, roomPlanIds: [at.flexible], fields: ['price'] }
  const { hash } = (await server.ask('room-plan/preview-copy', copy, who)).data
  await server.ask(
    'room-plan/update-rate',
    { cells: [{ roomPlanId: at.flexible, night: addDays(monday, 4), value: 9_000_000, seen: 1 }] },
    who,
  )
  expect(await server.ask('room-plan/copy-nights', { ...copy, expect: hash }, who)).toMatchObject({ status: 409, refusal: 'previewStale' })
})
