import { expect, test } from 'vitest'
import { revenueStates } from './counts-as-revenue.ts'

test('revenue is what was agreed and not taken back: never cancelled, void, unpaid or failed bookings', () => {
  expect(revenueStates).toEqual(['await fully payment', 'confirm', 'in service', 'close'])
})
