import { addDays } from '@innkeeper/rules/days/day'
import { expect, it } from 'vitest'
import { ids, testToday } from '../testing/test-grid.ts'
import { testRows } from '../testing/test-rows.ts'
import { toldAnswer, toldConnection, toldStretch } from '../testing/told-answer.ts'
import { lookOf } from '../view/cells/look.ts'
import { gravestOf, rowsToTell, toldCellsOf } from './told-cells.ts'
import { toldOffersOf } from './told-offers.ts'

const { deluxe, flexible, nonRefundable } = testRows()
const night = (days: number) => addDays(testToday, days)
const look = lookOf({
  language: 'en',
  zoom: 30,
  sizes: { column: 38, room: 32, plan: 33 },
  currency: 'VND',
  fields: new Set(),
  layer: 'told',
})

it('has every night of mapped rooms and plans live, but for what the answer names', () => {
  const failed = toldStretch({ placeId: ids.flexible, from: night(2), to: night(3), state: 'failed' })
  const told = toldCellsOf(toldAnswer({ connections: [toldConnection({ nights: [failed] })] }))
  const state = (row: Parameters<typeof told.of>[0], days: number) => gravestOf(told.of(row, night(days)))
  expect([1, 2, 3, 4].map((days) => state(flexible, days))).toEqual(['done', 'failed', 'failed', 'done'])
  expect([state(deluxe, 2), state(nonRefundable, 2)]).toEqual(['done', null])
})

it('says nothing of nights that are not told, or were not read', () => {
  const told = toldCellsOf(toldAnswer({ to: night(9), connections: [toldConnection({ to: night(20) })] }))
  expect([-1, 0, 9, 10].map((days) => told.of(deluxe, night(days)).length)).toEqual([0, 1, 1, 0])
  expect(toldCellsOf(toldAnswer({ connections: [toldConnection({ roomTypeIds: [] })] })).of(flexible, night(1))).toEqual([])
})

it('shows what has just changed as pending, but a night that failed stays so', () => {
  const nights = [
    toldStretch({ placeId: ids.flexible, from: night(1), to: night(1), state: 'sent' }),
    toldStretch({ placeId: ids.flexible, from: night(2), to: night(2), state: 'failed' }),
  ]
  const changed = [{ roomTypeId: ids.deluxe, from: night(0), to: night(2) }]
  const told = toldCellsOf(toldAnswer({ changed, connections: [toldConnection({ nights })] }))
  expect([0, 1, 2, 3].map((days) => gravestOf(told.of(flexible, night(days))))).toEqual(['pending', 'pending', 'failed', 'done'])
  const others = toldCellsOf(
    toldAnswer({ changed: [{ roomTypeId: ids.flexible, from: night(0), to: night(2) }], connections: [toldConnection()] }),
  )
  expect(gravestOf(others.of(flexible, night(1)))).toBe('done')
})

it('marks the gravest of several systems by a shape of its own, and names each', () => {
  const nights = (['pending', 'sent', 'failed', 'differs'] as const).map((state, index) =>
    toldStretch({ placeId: ids.flexible, from: night(index), to: night(index), state }),
  )
  const second = toldConnection({
    id: ids.flexiblePlan,
    name: 'Heron',
    nights: [toldStretch({ placeId: ids.flexible, from: night(0), to: night(0), state: 'differs' })],
  })
  const offers = toldOffersOf(toldCellsOf(toldAnswer({ connections: [toldConnection({ nights }), second] })))
  expect([0, 1, 2, 3, 4].map((days) => offers.mark(flexible, night(days), null, look))).toEqual(['≠', '→', '!', '≠', '✓'])
  expect(offers.told(flexible, night(0), null, look)).toBe('Seagull: Pending, Heron: Differs there')
  expect([offers.room?.mark(deluxe, night(0), look), offers.room?.told(deluxe, night(0), look)]).toEqual([
    '✓',
    'Seagull: Live, Heron: Live',
  ])
})

it('tells of rooms and price apart where they are unlike, once where they are alike, and of the rooms alone where no price is told', () => {
  const failed = (placeId: string, from: number) => toldStretch({ placeId, from: night(from), to: night(2), state: 'failed' })
  const told = toldCellsOf(toldAnswer({ connections: [toldConnection({ nights: [failed(ids.deluxe, 1), failed(ids.flexible, 2)] })] }))
  const rows = (row: typeof flexible, days: number) => rowsToTell(told, [deluxe, row], night(days))
  expect(rows(flexible, 0)).toEqual([flexible])
  expect(rows(flexible, 1)).toEqual([deluxe, flexible])
  expect(rows(flexible, 2)).toEqual([flexible])
  expect(rows(nonRefundable, 1)).toEqual([deluxe])
  expect(rows(flexible, -1)).toEqual([flexible])
})
