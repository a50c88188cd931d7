import { expect, it } from 'vitest'
import { calendarFrom } from '../model/calendar.ts'
import { rowsShown, type PlanRow } from '../model/grid-rows.ts'
import { createGridStore } from '../model/grid-store.ts'
import { ids, testGrid, testToday } from '../testing/test-grid.ts'
import { lookOf, type Layer } from '../view/cells/look.ts'
import { gridOffersOf } from './grid-offers.ts'

const store = createGridStore(calendarFrom(testToday))
store.putGrid(testGrid(testToday, 14))
const rows = rowsShown(store.facts.get()?.rooms ?? [], { folded: new Set(), filter: '', sunk: new Set(), notSellable: new Map() })
const [flexible, nonRefundable] = rows.filter((row): row is PlanRow => row.kind === 'plan')
const look = lookOf({
  language: 'en',
  zoom: 30,
  sizes: { column: 60, room: 32, plan: 33 },
  currency: 'VND',
  fields: new Set(),
  layer: 'promotions',
})

const always = { stayFrom: null, stayTo: null, weekdays: [1, 2, 3, 4, 5, 6, 7], datesExcluded: [], planIds: [], roomTypeIds: [] }
const answer = {
  promotions: [
    { ...always, id: ids.deluxe, name: { vi: 'Cuối tuần', en: 'Weekends' }, weekdays: [5, 6] },
    {
      ...always,
      id: ids.deluxe,
      name: { vi: 'Tết', en: 'Tết' },
      stayFrom: '2027-01-22',
      stayTo: '2027-01-25',
      datesExcluded: [{ from: '2027-01-24', to: '2027-01-24' }],
    },
    { ...always, id: ids.deluxe, name: { vi: 'Linh hoạt', en: 'Flexible only' }, planIds: [ids.flexiblePlan], stayFrom: '2027-01-25' },
    { ...always, id: ids.deluxe, name: { vi: 'Nơi khác', en: 'Elsewhere' }, roomTypeIds: [ids.flexible] },
  ],
  levels: [
    { level: 2, unit: 'percent' as const, value: -1000, planIds: [], openPlans: null },
    { level: 3, unit: 'amount' as const, value: -100_000, planIds: [ids.flexiblePlan], openPlans: [ids.flexiblePlan] },
  ],
}

const shown = (layer: Layer, row: PlanRow | undefined, night: string, price: number | null = 2_000_000) => {
  if (row === undefined) throw new Error('no such row')
  const offers = gridOffersOf(answer, layer)
  return [offers.mark(row, night, price, look), offers.told(row, night, price, look)]
}

it('marks nights with promotions by how many hold, and says which', () => {
  // A Thursday, a Friday, a Sunday that is left out, and a Monday.
  expect(shown('promotions', flexible, '2027-01-21')).toEqual([null, 'No promotion'])
  expect(shown('promotions', flexible, '2027-01-22')).toEqual(['2 promo', 'Promotions: Weekends, Tết'])
  expect(shown('promotions', flexible, '2027-01-24')).toEqual([null, 'No promotion'])
  expect(shown('promotions', flexible, '2027-01-25')).toEqual(['2 promo', 'Promotions: Tết, Flexible only'])
  expect(shown('promotions', nonRefundable, '2027-01-25')).toEqual(['1 promo', 'Promotions: Tết'])
})

it('shows what a level pays, on the plans that it may buy', () => {
  expect(shown('level1', flexible, testToday)[1]).toBe('Level 1 pays ₫2,000,000')
  expect(shown('level2', nonRefundable, testToday)[1]).toBe('Level 2 pays ₫1,800,000')
  expect(shown('level3', flexible, testToday)[1]).toBe('Level 3 pays ₫1,900,000')
  expect(shown('level3', nonRefundable, testToday)).toEqual(['×', 'Not open to level 3'])
  expect(shown('level2', flexible, testToday, null)).toEqual([null, null])
})
