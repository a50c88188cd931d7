import { expect, test } from 'vitest'
import { contractStates, endToTell, mayChangeLegal } from './contract-states.ts'

test('legal information is locked from released on and changes by amendment only', () => {
  expect(contractStates.filter((state) => mayChangeLegal(state))).toEqual(['not created', 'create'])
})

test.each([
  [61, null, null],
  [60, null, 60],
  [59, 60, null],
  [16, 60, null],
  [15, 60, 15],
  [3, null, 15],
  [0, 15, null],
  [-1, null, null],
])('%d days before its end, with %s told, the announcement of %s days is due', (daysLeft, told, due) => {
  expect(endToTell(daysLeft, told)).toBe(due)
})
