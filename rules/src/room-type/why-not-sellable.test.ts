import { expect, test } from 'vitest'
import { whyNotSellable } from './why-not-sellable.ts'

test.each([
  [{ active: true, plans: 1, nightsOnSale: 1 }, null],
  [{ active: false, plans: 0, nightsOnSale: 0 }, 'stopped'],
  [{ active: true, plans: 0, nightsOnSale: 0 }, 'noPlan'],
  [{ active: true, plans: 0, nightsOnSale: 30 }, 'noPlan'],
  [{ active: true, plans: 2, nightsOnSale: 0 }, 'noRooms'],
])('a room type with %j: %s', (facts, reason) => {
  expect(whyNotSellable(facts)).toBe(reason)
})
