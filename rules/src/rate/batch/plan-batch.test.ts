import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#days/day.ts'
import type { BatchCell, RateCell, RoomCell } from './batch-cell.ts'
import type { Change, FieldValue } from '../change.ts'
import type { NightFieldName } from '../night-fields.ts'
import { planBatch } from './plan-batch.ts'
import type { CellPlan } from './plan-batch.ts'
import { emptyRateNight } from '../rate-night.ts'
import { emptyRoomNight } from '../room-night.ts'
import type { Derivation } from '../derive.ts'

const today = '2027-01-20'
const night = '2027-02-05'

const roomCell = (row: Partial<RoomCell['row']> = {}, cell: Partial<RoomCell> = {}): RoomCell => ({
  kind: 'room',
  roomTypeId: 'deluxe',
  row: { ...emptyRoomNight(night), allotment: 10, sold: 4, ...row },
  totalRooms: 24,
  ...cell,
})

const rateCell = (row: Partial<RateCell['row']> = {}, cell: Partial<RateCell> = {}): RateCell => ({
  kind: 'rate',
  roomPlanId: 'deluxe flexible',
  row: { ...emptyRateNight(night), ...row },
  effectivePrice: row.price ?? 3_450_000,
  derive: null,
  plan: { minStay: 2, maxStay: 7 },
  floor: 1_200_000,
  ceiling: 9_000_000,
  ...cell,
})

const derive: Derivation = {
  parentId: 'p',
  unit: 'percent',
  value: -1200,
  roundTo: 1,
  floor: null,
  inheritStopSell: true,
  inheritCta: false,
  inheritCtd: false,
  inheritMinStay: false,
  inheritMaxStay: false,
}

const setPrice = (value: number): Change => ({ field: 'price', act: 'set', unit: 'amount', value, roundTo: 0 })
const raise: Change = { field: 'price', act: 'raise', unit: 'percent', value: 1500, roundTo: 10_000 }
const allot = (value: number): Change => ({ field: 'allotment', act: 'set', value })
const stay = (field: 'minStay' | 'maxStay', value: number): Change => ({ field, act: 'set', value })

const only = (cell: BatchCell, change: Change) => planBatch([cell], () => [change], today)[0]?.fields[0]

/** The values written to a cell. */
const written = (plan: CellPlan<BatchCell> | undefined): Partial<Record<NightFieldName, FieldValue>> =>
  Object.fromEntries((plan?.fields ?? []).flatMap((result) => (result.outcome === 'change' ? [[result.field, result.after]] : [])))

test.each([
  [rateCell({ price: 3_450_000 }), raise, 3_450_000, 3_970_000],
  [rateCell(), raise, 3_450_000, 3_970_000],
  [rateCell(), { field: 'price', act: 'lower', unit: 'amount', value: 50_000, roundTo: 0 }, 3_450_000, 3_400_000],
  [rateCell({ price: 3_000_000 }), setPrice(2_450_000), 3_000_000, 2_450_000],
  [rateCell({ price: 3_000_000 }), { field: 'price', act: 'clear' }, 3_000_000, null],
  [rateCell(), { field: 'stopSell', act: 'close' }, false, true],
  [rateCell({ cta: true }), { field: 'cta', act: 'open' }, true, false],
  [rateCell(), stay('minStay', 3), null, 3],
  [rateCell({ maxStay: 5 }), { field: 'maxStay', act: 'clear' }, 5, null],
  [roomCell(), allot(4), 10, 4],
  [roomCell(), { field: 'allotment', act: 'raise', value: 14 }, 10, 24],
  [roomCell(), { field: 'closed', act: 'close' }, false, true],
  [roomCell(), { field: 'releaseDays', act: 'set', value: 3 }, null, 3],
] as const)('a preview tells from what to what (%#)', (cell, change, before, after) => {
  expect(only(cell, change)).toEqual({ field: change.field, outcome: 'change', before, after })
})

test.each([
  [rateCell({ price: 2_450_000 }), setPrice(2_450_000)],
  [rateCell(), { field: 'stopSell', act: 'open' }],
  [rateCell(), { field: 'price', act: 'clear' }],
  [rateCell(), { field: 'price', act: 'raise', unit: 'percent', value: 0, roundTo: 0 }],
  [roomCell(), allot(10)],
] as const)('what is equal already is told apart (%#)', (cell, change) => {
  expect(only(cell, change)).toMatchObject({ outcome: 'equal' })
})

test('a price set to what the room type costs anyway becomes the night’s own', () => {
  expect(only(rateCell(), setPrice(3_450_000))).toMatchObject({ outcome: 'change', after: 3_450_000 })
})

test.each([
  ['past', 'skip', rateCell({ night: '2027-01-19' }), raise],
  ['beyondHorizon', 'refuse', rateCell({ night: '2029-01-21' }), raise],
  ['derived', 'skip', rateCell({}, { derive }), raise],
  ['derived', 'skip', rateCell({}, { derive }), { field: 'stopSell', act: 'close' }],
  ['overTotalRooms', 'skip', roomCell(), allot(25)],
  ['belowSold', 'refuse', roomCell(), allot(3)],
  ['negative', 'refuse', roomCell(), { field: 'allotment', act: 'lower', value: 11 }],
  ['negative', 'refuse', rateCell({}, { floor: null }), setPrice(0)],
  ['noPrice', 'skip', rateCell({}, { effectivePrice: null }), raise],
  ['belowFloor', 'refuse', rateCell(), setPrice(1_199_999)],
  ['aboveCeiling', 'refuse', rateCell(), setPrice(9_000_001)],
  ['belowPlanMin', 'refuse', rateCell(), stay('minStay', 1)],
  ['abovePlanMax', 'refuse', rateCell(), stay('maxStay', 8)],
  ['minOverMax', 'refuse', rateCell({ maxStay: 3 }), stay('minStay', 4)],
  ['minOverMax', 'refuse', rateCell({ minStay: 5 }), stay('maxStay', 4)],
  ['negative', 'refuse', rateCell(), stay('minStay', 0)],
] as const)('a cell that does not take a change says why: %s (%s, %#)', (reason, severity, cell, change) => {
  expect(only(cell, change)).toMatchObject({ outcome: 'skipped', reason, severity })
})

test('minimum and maximum are held against each other as they will be, not as they were', () => {
  const cell = rateCell({ minStay: 5, maxStay: 6 })
  const [plan] = planBatch([cell], () => [stay('minStay', 2), stay('maxStay', 3)], today)
  expect(written(plan)).toEqual({ minStay: 2, maxStay: 3 })
})

test('a derived plan takes the restrictions that it does not inherit', () => {
  const [plan] = planBatch([rateCell({}, { derive })], () => [raise, { field: 'cta', act: 'close' }], today)
  expect(written(plan)).toEqual({ cta: true })
})

test('"changing only a restriction needs no price; one restriction never touches another"', () => {
  const cell = rateCell({ cta: true, ctd: true, minStay: 3 }, { effectivePrice: null })
  expect(written(planBatch([cell], () => [{ field: 'stopSell', act: 'close' }], today)[0])).toEqual({ stopSell: true })
})

test('closing a room type’s night leaves allotment and sales; changes of a plan pass it over', () => {
  const [plan] = planBatch([roomCell()], () => [{ field: 'closed', act: 'close' }, raise], today)
  expect(plan?.fields).toHaveLength(1)
  expect(written(plan)).toEqual({ closed: true })
})

test('each cell fares for itself: written, equal already, refused, or left because its day is past', () => {
  const cells = [
    roomCell(),
    roomCell({ sold: 9 }),
    roomCell({ allotment: 8 }),
    roomCell({ night: '2027-01-01' }),
    roomCell({}, { totalRooms: 6 }),
  ]
  const outcomes = planBatch(cells, () => [allot(8)], today).flatMap(({ fields }) =>
    fields.map((result) => (result.outcome === 'skipped' ? `${result.severity}: ${result.reason}` : result.outcome)),
  )
  expect(outcomes).toEqual(['change', 'refuse: belowSold', 'equal', 'skip: past', 'skip: overTotalRooms'])
})

const anyRoomCell = fc
  .record({
    offset: fc.integer({ min: -5, max: 740 }),
    sold: fc.nat(20),
    more: fc.nat(20),
    totalRooms: fc.integer({ min: 40, max: 60 }),
  })
  .map(({ offset, sold, more, totalRooms }) => roomCell({ night: addDays(today, offset), sold, allotment: sold + more }, { totalRooms }))

test('whatever is asked, what would be written keeps sold ≤ allotment ≤ total rooms, and every cell has its result', () => {
  const change = fc.record({
    field: fc.constant('allotment' as const),
    act: fc.constantFrom('set' as const, 'raise' as const, 'lower' as const),
    value: fc.nat(70),
  })
  fc.assert(
    fc.property(fc.array(anyRoomCell), change, (cells, asked) => {
      const planned = planBatch(cells, () => [asked], today)
      for (const plan of planned) {
        const { row, totalRooms } = plan.cell
        const allotment = Number(written(plan).allotment ?? row.allotment)
        expect(allotment >= row.sold && allotment <= totalRooms).toBe(true)
      }
      expect(planned.map(({ fields }) => fields.length)).toEqual(cells.map(() => 1))
    }),
  )
})

test('the same batch twice changes nothing the second time when it sets values', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.option(fc.integer({ min: 1, max: 9_000_000 })), (value, price) => {
      const cell = rateCell({ price }, { floor: null })
      const after = Number(written(planBatch([cell], () => [setPrice(value)], today)[0]).price ?? price)
      expect(only(rateCell({ price: after }, { floor: null }), setPrice(value))).toMatchObject({ outcome: 'equal' })
    }),
  )
})
