import { toDay } from '@innkeeper/rules/days/day'
import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  ['05/02/2027', '2027-02-05'],
  ['5/2/2027', '2027-02-05'],
  ['5-2-27', '2027-02-05'],
  ['050227', '2027-02-05'],
  ['05022027', '2027-02-05'],
  ['5/2', '2026-02-05'],
  ['2027-02-05', '2027-02-05'],
  ['31/02/2027', null],
  ['12/31/2027', null],
  ['tomorrow', null],
])('“day first in both languages”: %s is %s', (typed, day) => {
  expect(readDay(typed, toDay('2026-11-21'))).toBe(day)
})
