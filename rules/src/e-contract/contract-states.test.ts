import { expect, test } from 'vitest'
import { contractStates, mayChangeLegal } from './contract-states.ts'

test('legal information is the property’s to change until the contract is released', () => {
  const open = contractStates.filter((state) => mayChangeLegal(state, true))
  expect(open).toEqual(['not created', 'create'])
})

test('what a contract lacks may be filled in whatever its state', () => {
  expect(contractStates.every((state) => mayChangeLegal(state, false))).toBe(true)
})
