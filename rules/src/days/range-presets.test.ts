import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { presetDays, type RangePreset } from './range-presets.ts'

// 2026-11-23 is a Monday; Tết of 2027 begins on 6 February, its days off are 5 to 9 February.
test.each<[RangePreset, string, string, string]>([
  ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['weekend', '2026-11-23', '2026-11-27', '2026-11-28'],
  ['weekend', '2026-11-27', '2026-11-27', '2026-11-28'],
  ['weekend', '2026-11-28', '2026-11-27', '2026-11-28'],
  ['weekend', '2026-11-29', '2026-12-04', '2026-12-05'],
  ['nextWeekend', '2026-11-23', '2026-12-04', '2026-12-05'],
  ['nextWeekend', '2026-11-28', '2026-12-04', '2026-12-05'],
  ['weeks4', '2026-11-23', '2026-11-23', '2026-12-20'],
  ['weeks12', '2026-11-23', '2026-11-23', '2027-02-14'],
  ['thisMonth', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['nextMonth', '2027-01-31', '2027-02-01', '2027-02-28'],
  ['lastMonth', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['days7Back', '2026-11-23', '2026-11-17', '2026-11-23'],
  ['weeks4Back', '2026-11-23', '2026-10-27', '2026-11-23'],
  ['yearBack', '2026-11-23', '2025-11-24', '2026-11-23'],
  ['tet', '2026-11-23', '2027-02-05', '2027-02-09'],
  ['tet', '2027-02-09', '2027-02-05', '2027-02-09'],
  ['tet', '2027-02-10', '2028-01-25', '2028-01-29'],
])('%s, chosen on %s, is %s to %s', (preset, today, from, to) => {
  expect(presetDays(preset, toDay(today))).toEqual({ from, to })
})
