import { expect, test } from 'vitest'
import { whyNotStayDates } from './stay-dates.ts'

test.each([
  ['2027-02-04', '2027-02-04', 'departsBeforeArrival'],
  ['2027-02-04', '2027-02-03', 'departsBeforeArrival'],
  ['2027-02-04', '2027-02-05', null],
  ['2027-02-04', '2027-05-05', null],
  ['2027-02-04', '2027-05-06', 'stayTooLong'],
] as const)('a stay from %s to %s: %s', (checkIn, checkOut, reason) => {
  expect(whyNotStayDates(checkIn, checkOut)).toBe(reason)
})
