import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantTransferLimit, splitTransfer } from './split-transfer.ts'

test.each([
  [10_000, [10_000]],
  [499_999_999, [499_999_999]],
  [500_000_000, [250_000_000, 250_000_000]],
  [600_000_001, [300_000_001, 300_000_000]],
  [1_200_000_000, [400_000_000, 400_000_000, 400_000_000]],
])('%d dong go in the transfers %j', (amount, transfers) => {
  expect(splitTransfer(amount)).toEqual(transfers)
})

test('the transfers are the amount, none over the limit, and none could be saved', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (amount) => {
      const transfers = splitTransfer(amount)
      expect(transfers.reduce((sum, one) => sum + one, 0)).toBe(amount)
      expect(Math.max(...transfers)).toBeLessThanOrEqual(instantTransferLimit)
      expect((transfers.length - 1) * instantTransferLimit).toBeLessThan(amount)
    }),
  )
})
