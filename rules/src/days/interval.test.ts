import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay, everyWeekday, weekdayOf } from './day.ts'
import { checkIntervals, nightsOf, overlaps } from './interval.ts'
import type { Interval, IntervalReason } from './interval.ts'

const range = { today: '2027-01-20', last: '2029-01-20' } as const
const tet: Interval = { from: '2027-02-05', to: '2027-02-11', weekdays: everyWeekday }
const weekends: Interval = { from: '2027-02-12', to: '2027-02-28', weekdays: [5, 6] }

const interval = fc
  .record({
    start: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 0, max: 60 }),
    weekdays: fc.subarray([...everyWeekday], { minLength: 1 }),
  })
  .map(({ start, length, weekdays }): Interval => ({
    from: addDays('2027-01-20', start),
    to: addDays('2027-01-20', start + length),
    weekdays,
  }))

test('several intervals with weekdays name their nights once each, in order', () => {
  const ofTet = eachDay('2027-02-05', '2027-02-11')
  const ofWeekends = ['2027-02-12', '2027-02-13', '2027-02-19', '2027-02-20', '2027-02-26', '2027-02-27']
  expect(nightsOf([weekends, tet])).toEqual([...ofTet, ...ofWeekends])
  expect(checkIntervals([tet, weekends], range)).toEqual([])
})

const wrong: readonly (readonly [IntervalReason, Partial<Interval>])[] = [
  ['endsBeforeStart', { to: '2027-02-04' }],
  ['noWeekday', { weekdays: [] }],
  ['noWeekday', { weekdays: [0, 8] }],
  ['noNight', { to: '2027-02-05', weekdays: [1] }],
  ['allPast', { from: '2027-01-01', to: '2027-01-19' }],
  ['beyondHorizon', { to: '2029-01-21' }],
  ['notADay', { from: '2027-02-31' }],
]

test.each(wrong)('an interval is refused: %s (%o)', (reason, change) => {
  expect(checkIntervals([weekends, { ...tet, ...change }], range)).toEqual([{ index: 1, reason }])
})

test('"Batch update intervals may not overlap": one shared day is enough, and other weekdays are no excuse', () => {
  const mondays: Interval = { from: '2027-02-11', to: '2027-02-15', weekdays: [1] }
  expect(overlaps(tet, mondays)).toBe(true)
  expect(checkIntervals([tet, mondays, tet], range)).toEqual([
    { index: 1, reason: 'overlaps', other: 0 },
    { index: 2, reason: 'overlaps', other: 0 },
  ])
})

test('overlapping is mutual, and intervals that pass the check never name a night twice', () => {
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 5 }), (intervals) => {
      for (const one of intervals) for (const other of intervals) expect(overlaps(one, other)).toBe(overlaps(other, one))
      const apart = intervals.reduce((sum, each) => sum + nightsOf([each]).length, 0)
      const passes = checkIntervals(intervals, range).length === 0
      expect(nightsOf(intervals).length === apart || !passes).toBe(true)
    }),
  )
})

test('every night named lies in an interval, on one of its weekdays', () => {
  fc.assert(
    fc.property(fc.array(interval, { minLength: 1, maxLength: 4 }), (intervals) => {
      for (const night of nightsOf(intervals))
        expect(intervals.some(({ from, to, weekdays }) => from <= night && night <= to && weekdays.includes(weekdayOf(night)))).toBe(true)
    }),
  )
})
