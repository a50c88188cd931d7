import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import type { StatementCell } from './statement-cell.ts'

test.each<[StatementCell, number | null | string]>([
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['1.234.567,00', 1_234_567],
  ['1 234 567 VND', 1_234_567],
  ['+500.000 đ', 500_000],
  ['- 500,000', -500_000],
  ['500,000-', -500_000],
  ['(500.000)', -500_000],
  ['1234567', 1_234_567],
  ['1,234', 1234],
  [2_000_000, 2_000_000],
  [-15, -15],
  ['0', 0],
  ['', null],
  [null, null],
  ['-', null],
  ['500.5', 'amountUnreadable'],
  [500.5, 'amountUnreadable'],
  ['1.23.456', 'amountUnreadable'],
  ['năm trăm', 'amountUnreadable'],
  ['999.999.999.999.999', 'amountTooLarge'],
  ['99999999999999999999', 'amountTooLarge'],
])('the amount “%s” of a bank is %s', (cell, expected) => {
  const read = readAmount(cell)
  expect('reason' in read ? read.reason : read.amount).toBe(expected)
})

test.each([
  ['25/11/2026', '2026-11-25'],
  ['5/1/2026', '2026-01-05'],
  ['25-11-2026 14:03:22', '2026-11-25'],
  ['25.11.26', '2026-11-25'],
  ['2026-11-25T08:00:00', '2026-11-25'],
  ['25/11/2026 5078 - 83715', '2026-11-25'],
  ['14:03 25/11/2026', '2026-11-25'],
  ['11/25/2026', null],
  ['31/02/2026', null],
  ['hôm nay', null],
  ['', null],
])('the day “%s” of a bank is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})
