import { expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatMoment,
  formatNumber,
  formatPercent,
  formatRange,
  formatSpan,
  formatSpokenDay,
  nouns,
} from './format.ts'

test.each([
  ['“dates are shown as day/month/year”, with the weekday', formatDay('2027-02-05', 'vi'), 'T6 05/02/2027'],
  ['“dates are shown as day/month/year”, in English too', formatDay('2027-02-05', 'en'), 'Fri 05/02/2027'],
  ['Weekdays T2 to T7, CN', formatDay('2027-02-07', 'vi'), 'CN 07/02/2027'],
  ['range: 05/02 – 08/02/2027', formatRange('2027-02-05', '2027-02-08'), '05/02 – 08/02/2027'],
  ['a range over a month', formatRange('2027-01-30', '2027-02-02'), '30/01 – 02/02/2027'],
  ['a range over a year', formatRange('2026-12-30', '2027-01-02'), '30/12/2026 – 02/01/2027'],
  ['moment: 12/01 15:20', formatMoment('2027-01-12T08:20:00Z', { timeZone: 'Asia/Ho_Chi_Minh' }), '12/01 15:20'],
  ['moment with its year', formatMoment('2026-12-31T17:00:00Z', { timeZone: 'Asia/Ho_Chi_Minh', year: true }), '01/01/2027 00:00'],
  ['percent: −12,5 %, a real minus and a no-break space', formatPercent(-1250, 'vi'), '\u221212,5\u00a0%'],
  ['percent: 12 %', formatPercent(1200, 'en'), '12\u00a0%'],
  ['count: 3 đêm', formatCount(3, nouns.night, 'vi'), '3 đêm'],
  ['count: 3 nights, 1 night', formatCount(1, nouns.night, 'en'), '1 night'],
  ['count: 3 nights, 1 night', formatCount(3, nouns.night, 'en'), '3 nights'],
  ['list: 1–15 trên 248', formatSpan(1, 15, 248, 'vi'), '1–15 trên 248'],
  ['list: 1–15 of 248', formatSpan(1, 15, 248, 'en'), '1–15 of 248'],
  ['Intl with the locale’s own separators', formatNumber(1284.5, 'vi'), '1.284,5'],
  ['spoken: Thứ Sáu 5 tháng 2', formatSpokenDay('2027-02-05', 'vi'), 'Thứ Sáu 5 tháng 2'],
  ['spoken: Friday 5 February', formatSpokenDay('2027-02-05', 'en'), 'Friday 5 February'],
])('%s', (_sentence, written, expected) => {
  expect(written).toBe(expected)
})
