import { expect, test } from 'vitest'
import type { RateCell, RoomCell } from '../batch/batch-cell.ts'
import type { Derivation } from '../derive.ts'
import { rateFields, roomFields } from '../night-fields.ts'
import { emptyRateNight } from '../rate-night.ts'
import { emptyRoomNight } from '../room-night.ts'
import { copiedChanges, type CopyWish } from './copied-changes.ts'

const night = '2026-02-17'

const rate = (row: Partial<RateCell['row']> = {}, cell: Partial<RateCell> = {}): RateCell => ({
  kind: 'rate',
  roomPlanId: 'deluxe flexible',
  row: { ...emptyRateNight(night), ...row },
  effectivePrice: row.price ?? 1_000_000,
  derive: null,
  plan: { minStay: 1, maxStay: null },
  floor: null,
  ceiling: null,
  ...cell,
})

const room = (row: Partial<RoomCell['row']> = {}): RoomCell => ({
  kind: 'room',
  roomTypeId: 'deluxe',
  row: { ...emptyRoomNight(night), ...row },
  totalRooms: 20,
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
  inheritMinStay: true,
  inheritMaxStay: true,
}

const fields = [...rateFields, ...roomFields]
const whole: CopyWish = { fields, step: null }
const raised: CopyWish = { fields: ['price'], step: { field: 'price', act: 'raise', unit: 'percent', value: 800, roundTo: 10_000 } }
const set = (value: number) => ({ field: 'price', act: 'set', unit: 'amount', value, roundTo: 0 })

test('a night is copied whole: its price, and restrictions that it has or has not', () => {
  expect(copiedChanges(rate({ price: 1_250_000, cta: true, minStay: 3 }), whole)).toEqual([
    set(1_250_000),
    { field: 'stopSell', act: 'open' },
    { field: 'cta', act: 'close' },
    { field: 'ctd', act: 'open' },
    { field: 'minStay', act: 'set', value: 3 },
    { field: 'maxStay', act: 'clear' },
  ])
})

test('a night of a room type is copied with its rooms, closing and release', () => {
  expect(copiedChanges(room({ allotment: 8, releaseDays: 2 }), whole)).toEqual([
    { field: 'allotment', act: 'set', value: 8 },
    { field: 'closed', act: 'open' },
    { field: 'releaseDays', act: 'set', value: 2 },
  ])
})

test('only the chosen fields are copied', () => {
  expect(copiedChanges(rate({ price: 1_250_000, cta: true }), { fields: ['cta'], step: null })).toEqual([{ field: 'cta', act: 'close' }])
})

test('a price moves by the step and is rounded; a default price does not move', () => {
  expect(copiedChanges(rate({ price: 1_250_000 }), raised)).toEqual([set(1_350_000)])
  expect(copiedChanges(rate(), raised)).toEqual([])
  expect(copiedChanges(rate({ cta: true }), raised)).toEqual([{ field: 'price', act: 'clear' }])
})

test('a night without its own price, but with a restriction, stays without its own price', () => {
  expect(copiedChanges(rate({ cta: true }), { fields: ['price'], step: null })).toEqual([{ field: 'price', act: 'clear' }])
})

test('a source on which nobody set anything changes nothing', () => {
  expect(copiedChanges(rate(), whole)).toEqual([])
  expect(copiedChanges(room(), whole)).toEqual([])
})

test('what follows another plan is not copied', () => {
  expect(copiedChanges(rate({ cta: true, stopSell: true }, { derive, effectivePrice: null }), whole)).toEqual([
    { field: 'cta', act: 'close' },
    { field: 'ctd', act: 'open' },
  ])
})
