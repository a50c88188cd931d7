import { expect, test } from 'vitest'
import { isSoldAhead } from './sold-ahead.ts'
import type { TicketDay, TicketProduct } from './ticket-product.ts'

const product: TicketProduct = {
  prices: { adult: 350_000, child: null, senior: null },
  weekdays: [6, 7],
  opensAt: '08:00',
  closesAt: '18:00',
  slots: [],
  capacity: 100,
  cutOffDays: 0,
  validDays: 1,
  entries: 1,
}
// A Friday, and the Thursday after.
const ahead = { today: '2026-11-27', time: '10:00', until: '2026-12-03' } as const
const day = (of: TicketDay['day'], given: Partial<TicketDay>): TicketDay => ({
  day: of,
  slot: '',
  prices: { adult: null, child: null, senior: null },
  capacity: null,
  sold: 0,
  stopSell: false,
  ...given,
})
const saturday = '2026-11-28'
const sunday = '2026-11-29'

test.each([
  ['nothing was set for its days', product, [], true],
  ['one day is stopped and another is not', product, [day(saturday, { stopSell: true })], true],
  ['all days are stopped or sold out', product, [day(saturday, { stopSell: true }), day(sunday, { sold: 100 })], false],
  ['its capacity is set to nothing', product, [day(saturday, { capacity: 0 }), day(sunday, { capacity: 0 })], false],
  ['it is not open on any of the days', { ...product, weekdays: [5] }, [day('2026-11-27', { stopSell: true })], false],
  ['it must be bought earlier than that', { ...product, cutOffDays: 7 }, [], false],
] as const)('whether a product can be bought on a day ahead: %s', (_case, of, days, expected) => {
  expect(isSoldAhead(of, days, ahead)).toBe(expected)
})
