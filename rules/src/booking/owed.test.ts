import { expect, test } from 'vitest'
import { owedOn } from './owed.ts'

test.each([
  ['what is not yet paid is owed', { state: 'await fully payment', total: 100, paid: 30, onCredit: false }, 70],
  ['on credit nothing is owed on the booking itself', { state: 'confirm', total: 100, paid: 0, onCredit: true }, 0],
  ['a cancelled booking owes nothing', { state: 'cancel', total: 100, paid: 0, onCredit: false }, 0],
  ['a void booking owes nothing', { state: 'void', total: 100, paid: 0, onCredit: false }, 0],
] as const)('%s', (_sentence, facts, owed) => {
  expect(owedOn(facts)).toBe(owed)
})
