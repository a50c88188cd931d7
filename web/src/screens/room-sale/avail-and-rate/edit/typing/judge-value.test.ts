import { describe, expect, it } from 'vitest'
import { createGridStore } from '../../model/grid-store.ts'
import { testGrid } from '../../testing/test-grid.ts'
import { testCalendar, testRows, tomorrow } from '../../testing/test-rows.ts'
import { judge } from './judge-value.ts'
import type { Wanted } from './wanted-value.ts'

const price = (cell: Pick<Wanted, 'row' | 'at'>, value: number): Wanted => ({ ...cell, field: 'price', value })

describe('before a value is sent', () => {
  const { store, deluxe, flexible, nonRefundable } = testRows()
  it.each([
    ['a price under the floor is refused', price({ row: flexible, at: tomorrow }, 1_100_000), { verdict: 'refuse', reason: 'belowFloor' }],
    [
      'a price over the ceiling is refused',
      price({ row: flexible, at: tomorrow }, 9_500_000),
      { verdict: 'refuse', reason: 'aboveCeiling' },
    ],
    ['the past cannot be changed', price({ row: flexible, at: testCalendar.todayAt - 1 }, 2_000_000), { verdict: 'skip', reason: 'past' }],
    ['a derived price follows its plan', price({ row: nonRefundable, at: tomorrow }, 2_000_000), { verdict: 'skip', reason: 'derived' }],
    [
      'an allotment below what is sold is refused',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 14 } as const,
      { verdict: 'refuse', reason: 'belowSold' },
    ],
    [
      'an allotment over the total rooms is refused',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 25 } as const,
      { verdict: 'refuse', reason: 'overTotalRooms' },
    ],
    [
      'what is stored already is nothing to do',
      { row: deluxe, at: tomorrow, field: 'allotment', value: 20 } as const,
      { verdict: 'equal' },
    ],
    ['another price goes out', price({ row: flexible, at: tomorrow }, 2_600_000), { verdict: 'send' }],
  ])('%s', (_words, wanted, judgement) => expect(judge(store, wanted)).toMatchObject(judgement))
  it('a price that looks a zero long waits for the person', () => {
    const roomy = createGridStore(testCalendar)
    roomy.putGrid(testGrid('2027-01-18', 60, { room: { ceilingPrice: null } }))
    expect(
      judge(roomy, price({ row: { ...flexible, room: { ...flexible.room, ceilingPrice: null } }, at: tomorrow }, 24_500_000)),
    ).toMatchObject({
      verdict: 'held',
      suspicion: { looks: 'zeroLong', suggested: 2_450_000 },
    })
  })
})
