import { expect, test } from 'vitest'
import { verifiedBy } from './verification.ts'

test('“account verification is promised within 48 hours”', () => {
  expect(verifiedBy(new Date('2026-11-21T09:00:00Z')).toISOString()).toBe('2026-11-23T09:00:00.000Z')
})
