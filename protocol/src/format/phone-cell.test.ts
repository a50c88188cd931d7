import { expect, test } from 'vitest'
import { formulaFree } from './formula-free.ts'
import { phoneCell } from './phone-cell.ts'

test.each([
  ['+84 911 222 333', '(+84) 911 222 333'],
  ['+84911222333', '(+84) 911222333'],
  ['+855 23 456 789', '(+855) 23 456 789'],
  ['+1 202 555 0143', '(+1) 202 555 0143'],
  ['0911222333', '0911 222 333'],
  ['0911 222 333', '0911 222 333'],
  ['(028) 3822 1234', '(028) 3822 1234'],
  ['', ''],
])('“phones without an apostrophe that people see”: %j is %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell)
  expect(formulaFree(cell)).toBe(cell)
})
