import { expect, test } from 'vitest'
import { bookingCode } from './booking-code.ts'

test.each([
  ['HAIAU', 'HA270204187'],
  ['ngoc-lan', 'NG270204187'],
  ['S', 'SX270204187'],
  ['4-mua', '4M270204187'],
])('the code of a booking at %s is %s: its letters, the arrival and a number', (property, code) => {
  expect(bookingCode(property, '2027-02-04', '187')).toBe(code)
})
