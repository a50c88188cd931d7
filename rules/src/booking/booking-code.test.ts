import { expect, test } from 'vitest'
import { bookingCode } from './booking-code.ts'

test.each([
  ['Hải Âu Trắng Resort & Spa', 'HA270204187'],
  ['Đại dương', 'DD270204187'],
  ['Sen', 'SX270204187'],
  ['& Ốc', 'OX270204187'],
])('the code of a booking at %s is %s: its letters, the arrival and a number', (name, code) => {
  expect(bookingCode(name, '2027-02-04', '187')).toBe(code)
})
