import { expect, test } from 'vitest'
import { stepIsWithinReason } from './check-derivation-step.ts'

test.each([
  ['percent', -9_999, true],
  ['percent', -10_000, false],
  ['percent', 0, true],
  ['percent', 100_000, true],
  ['percent', 100_001, false],
  ['amount', -50_000_000, true],
] as const)('a step by %s of %i is within reason: %s', (unit, value, within) => {
  expect(stepIsWithinReason({ unit, value })).toBe(within)
})
