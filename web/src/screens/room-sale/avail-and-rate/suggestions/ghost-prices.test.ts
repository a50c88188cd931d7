import { expect, it } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { ids } from '../testing/test-grid.ts'
import { testRows, tomorrow } from '../testing/test-rows.ts'
import { lookOf } from '../view/cells/look.ts'
import { ghostsOf } from './ghost-prices.ts'

const ruleId = '01900000-0000-7000-8000-0000000000c1'
const rule = {
  id: ruleId,
  name: { vi: 'Đêm đông', en: 'Busy' },
  roomTypeIds: [],
  occupied: 'above' as const,
  percent: 70,
  daysAhead: 1,
  act: 'raise' as const,
  unit: 'percent' as const,
  value: 1000,
  roundTo: 10_000,
  floor: null,
  ceiling: null,
}
const look = lookOf({
  language: 'en',
  zoom: 30,
  sizes: { column: 60, room: 32, plan: 33 },
  currency: 'VND',
  fields: new Set(),
  layer: 'suggestions',
})

const open = (answer: Partial<AnswerOf<'price-rule/get-layer'>> = {}) => {
  const rows = testRows()
  return { ...rows, ghosts: ghostsOf({ rules: [rule], settled: [], ...answer }, rows.store) }
}

it('suggests for plans with prices of their own, from the night as it is known and typed', () => {
  const { ghosts, flexible, nonRefundable, deluxe, store } = open()
  // 15 of 20 sold is 75 %; tomorrow costs the default price.
  expect(ghosts.of(flexible, tomorrow)).toMatchObject({ price: 2_450_000, suggested: 2_700_000, occupancy: 75, ruleId })
  expect(ghosts.of(flexible, tomorrow - 1)).toBeNull()
  expect(ghosts.of(nonRefundable, tomorrow)).toBeNull()
  expect(ghosts.among([deluxe, flexible, nonRefundable].map((row) => ({ row, at: tomorrow })))).toHaveLength(1)
  const night = store.calendar.days[tomorrow] ?? ''
  expect(ghosts.offers.mark(flexible, night, 2_450_000, look)).toBe('↑2,700')
  expect(ghosts.offers.told(flexible, night, 2_450_000, look)).toBe('Suggested ₫2,700,000: Busy, 75% sold')
  store.putEdits([{ rowId: flexible.id, at: tomorrow, field: 'price', edit: { value: 3_000_000, state: 'unsaved' } }])
  expect(ghosts.of(flexible, tomorrow)).toMatchObject({ price: 3_000_000, suggested: 3_300_000 })
})

it('is quiet where it was answered at this price, and where nothing is sold', () => {
  const night = testRows().store.calendar.days[tomorrow] ?? ''
  const answer = { roomPlanId: ids.flexible, night, ruleId, price: 2_450_000 }
  const { ghosts, flexible, store } = open({ settled: [answer] })
  expect(ghosts.of(flexible, tomorrow)).toBeNull()
  store.putEdits([{ rowId: flexible.id, at: tomorrow, field: 'price', edit: { value: 3_000_000, state: 'unsaved' } }])
  expect(ghosts.of(flexible, tomorrow)).not.toBeNull()
  store.putEdits([{ rowId: flexible.id, at: tomorrow, field: 'stopSell', edit: { value: true, state: 'unsaved' } }])
  expect(ghosts.of(flexible, tomorrow)).toBeNull()
  expect(open({ rules: [] }).ghosts.of(flexible, tomorrow + 1)).toBeNull()
})
