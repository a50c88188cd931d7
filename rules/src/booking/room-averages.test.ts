import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomAverages } from './room-averages.ts'

test.each([
  ['ADR is room revenue by rooms sold, RevPAR by rooms there were', { sold: 4, rooms: 10, revenue: 8_000_000 }, 2_000_000, 800_000],
  ['halves go up', { sold: 2, rooms: 4, revenue: 5 }, 3, 1],
  ['a half of RevPAR goes up', { sold: 1, rooms: 2, revenue: 3 }, 3, 2],
  ['nothing sold: no ADR, and a RevPAR of 0', { sold: 0, rooms: 10, revenue: 0 }, null, 0],
  ['no rooms: neither', { sold: 0, rooms: 0, revenue: 0 }, null, null],
  ['a full house: both are the same', { sold: 10, rooms: 10, revenue: 12_345_675 }, 1_234_568, 1_234_568],
  ['a gift: rooms sold for nothing', { sold: 3, rooms: 10, revenue: 0 }, 0, 0],
])('%s', (_, sums, adr, revpar) => {
  expect(roomAverages(sums)).toEqual({ adr, revpar })
})

test('RevPAR is never above ADR while no more is sold than there is', () => {
  const sums = fc
    .tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 10 ** 13 }))
    .map(([sold, empty, revenue]) => ({ sold, rooms: sold + empty, revenue }))
  fc.assert(
    fc.property(sums, (one) => {
      const { adr, revpar } = roomAverages(one)
      expect(revpar ?? 0).toBeLessThanOrEqual(adr ?? 0)
    }),
  )
})
