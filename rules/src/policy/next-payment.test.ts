import { expect, test } from 'vitest'
import { nextPayment } from './next-payment.ts'

const payments = [
  { dueAt: '2027-01-03', amount: 300 },
  { dueAt: '2027-02-22', amount: 500 },
  { dueAt: null, amount: 200 },
]

test.each([
  [0, { dueAt: '2027-01-03', amount: 300 }],
  [100, { dueAt: '2027-01-03', amount: 200 }],
  [300, { dueAt: '2027-02-22', amount: 500 }],
  [799, { dueAt: '2027-02-22', amount: 1 }],
  [800, { dueAt: null, amount: 200 }],
  [1000, null],
])('with %i paid of 300, 500 and 200, what comes next is %o', (paid, next) => {
  expect(nextPayment(payments, paid)).toEqual(next)
})
