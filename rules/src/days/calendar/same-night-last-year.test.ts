import { expect, test } from 'vitest'
import { sameNightLastYear } from './same-night-last-year.ts'

test.each([
  ['2027-02-06', '2026-02-17', 'the first day of the lunar year'],
  ['2027-02-05', '2026-02-16', 'its eve'],
  ['2027-01-27', '2026-02-07', 'ten days before the holiday begins'],
  ['2027-02-19', '2026-03-02', 'ten days after it ends'],
  ['2027-04-30', '2026-04-30', 'Reunification Day keeps its date'],
  ['2026-09-02', '2025-09-02', 'National Day keeps its date'],
] as const)('%s is compared with %s: %s', (night, before, _why) => {
  expect(sameNightLastYear(night)).toBe(before)
})

test.each([
  ['2027-01-20', '2026-01-21'],
  ['2026-11-21', '2025-11-22'],
  ['2028-02-29', '2027-03-02'],
] as const)('any other night, %s, is compared with the same weekday 52 weeks before, %s', (night, before) => {
  expect(sameNightLastYear(night)).toBe(before)
})
