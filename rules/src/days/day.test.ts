import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysBetween,
  eachDay,
  firstOfMonth,
  isDay,
  lastOfMonth,
  nightsOfStay,
  toDay,
  todayIn,
  weekdayOf,
} from './day.ts'
import type { Day } from './day.ts'
import { lastSettableNight, settableRange, whyNotSettable } from './last-settable-night.ts'

const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1970-01-01', count))

test.each(['2027-02-28', '2028-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
  expect(toDay(text)).toBe(text)
})

test.each(['2027-02-29', '2100-02-29', '2027-2-8', '2027-13-01', '2027-00-10', '05/02/2027', '', '2027-02-05T00:00:00Z'])(
  '"%s" is not a day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => toDay(text)).toThrow(RangeError)
  },
)

test.each([
  ['2027-02-05', 5],
  ['2027-02-06', 6],
  ['2027-02-07', 7],
  ['2027-02-08', 1],
  ['1969-12-29', 1],
] as const)('%s is weekday %i, Monday being 1', (text, weekday) => {
  expect(weekdayOf(text)).toBe(weekday)
})

test('adding days and counting them are each other’s reverse, and the texts sort as the days do', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
      const to = addDays(from, count)
      expect(daysBetween(from, to)).toBe(count)
      expect(to > from).toBe(count > 0)
      expect(weekdayOf(addDays(from, 7))).toBe(weekdayOf(from))
    }),
  )
})

test('the nights of a stay are from arrival to the day before departure', () => {
  expect(nightsOfStay('2027-02-27', '2027-03-02')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(nightsOfStay('2027-02-27', '2027-02-27')).toEqual([])
  expect(eachDay('2027-02-27', '2027-02-27')).toEqual(['2027-02-27'])
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-15', -3, '2026-12-15'],
  ['2027-12-31', 2, '2028-02-29'],
] as const)('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to)
})

test('months begin and end', () => {
  expect(firstOfMonth('2027-02-17')).toBe('2027-02-01')
  expect(lastOfMonth('2028-02-17')).toBe('2028-02-29')
  expect(dayOf(2027, 14, 0)).toBe('2028-01-31')
})

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-21T17:30:00Z', '2026-11-22'],
  ['UTC', '2026-11-21T17:30:00Z', '2026-11-21'],
  ['America/New_York', '2026-11-22T04:59:00Z', '2026-11-21'],
] as const)('"today" is the property’s own time zone’s: in %s at %s it is %s', (zone, now, today) => {
  expect(todayIn(zone, new Date(now))).toBe(today)
})

test('an unknown zone is a programmer’s mistake', () => {
  expect(() => todayIn('Asia/Nowhere', new Date(0))).toThrow(RangeError)
})

test.each([
  ['2026-11-20', 'past'],
  ['2026-11-21', null],
  ['2028-11-21', null],
  ['2028-11-22', 'beyondHorizon'],
] as const)('"two years ahead can be set; the past cannot be changed": %s on 2026-11-21 is %s', (night, reason) => {
  expect(whyNotSettable(night, settableRange('2026-11-21'))).toBe(reason)
})

test('two years after 29 February is 28 February', () => {
  const leapDay: Day = '2028-02-29'
  expect(lastSettableNight(leapDay)).toBe('2030-02-28')
  expect(addYears(leapDay, 4)).toBe('2032-02-29')
})
