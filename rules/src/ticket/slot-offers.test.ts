import { expect, test } from 'vitest'
import { openingOfWeek, openingOn } from './opening-on.ts'
import { slotOffers, whyNoSlot } from './slot-offers.ts'
import type { TicketDay, TicketProduct } from './ticket-product.ts'

// A Friday.
const clock = { today: '2026-11-27', time: '10:00' } as const
const saturday = '2026-11-28'

const show: TicketProduct = {
  prices: { adult: 150_000, child: 100_000, senior: null },
  weekdays: [5, 6, 7],
  opensAt: '09:00',
  closesAt: '21:00',
  slots: ['09:30', '16:00'],
  capacity: 30,
  cutOffDays: 0,
  validDays: 1,
  entries: 1,
}
const on = (slot: string, given: Partial<TicketDay>): TicketDay => ({
  day: saturday,
  slot,
  prices: { adult: null, child: null, senior: null },
  capacity: null,
  sold: 0,
  stopSell: false,
  ...given,
})

test('each slot of a day has its own prices and what is left of it', () => {
  const days = [on('16:00', { sold: 28, prices: { adult: 180_000, child: null, senior: null } })]
  expect(slotOffers(show, days, saturday, clock)).toEqual([
    { slot: '09:30', prices: { adult: 150_000, child: 100_000, senior: null }, left: 30, blocked: null },
    { slot: '16:00', prices: { adult: 180_000, child: 100_000, senior: null }, left: 2, blocked: null },
  ])
})

test('what is set for another day does not count', () => {
  expect(slotOffers(show, [on('16:00', { day: '2026-11-29', stopSell: true })], saturday, clock).map(({ blocked }) => blocked)).toEqual([
    null,
    null,
  ])
})

test('a slot that has begun cannot be bought, a later one can; a product that only seniors may buy is judged by them', () => {
  expect(slotOffers(show, [], clock.today, clock).map(({ blocked }) => blocked)).toEqual(['slotBegun', null])
  const forSeniors = { ...show, prices: { adult: null, child: null, senior: 90_000 } }
  expect(slotOffers(forSeniors, [], saturday, clock).map(({ blocked }) => blocked)).toEqual([null, null])
})

test.each([
  ['nothing where a slot can be bought', [on('09:30', { sold: 30 })], saturday, null],
  ['sold out', [on('09:30', { sold: 30 }), on('16:00', { capacity: 5, sold: 5 })], saturday, 'soldOut'],
  ['off sale', [on('09:30', { stopSell: true }), on('16:00', { stopSell: true })], saturday, 'stopSell'],
  ['closed on that weekday', [], '2026-11-30', 'closedDay'],
  ['over', [], '2026-11-22', 'past'],
] as const)('a day tells why nothing can be bought: %s', (_name, days, day, why) => {
  expect(whyNoSlot(slotOffers(show, days, day, clock))).toBe(why)
})

test('a park is open when its entries are: from the first to the last of that weekday, and closed where none has the weekday', () => {
  const hours = { opensAt: '08:00', closesAt: '17:00' }
  const products = [
    { kind: 'entry', weekdays: [1, 6], ...hours },
    { kind: 'entry', weekdays: [6], opensAt: '09:00', closesAt: '20:00' },
    { kind: 'show', weekdays: [2, 6], opensAt: '07:00', closesAt: '23:00' },
  ] as const
  expect(openingOn(products, saturday)).toEqual({ opensAt: '08:00', closesAt: '20:00' })
  expect(openingOn(products, '2026-11-30')).toEqual(hours)
  expect(openingOn(products, '2026-12-01')).toBe(null)
  expect(openingOn(products.slice(2), '2026-12-01')).toEqual({ opensAt: '07:00', closesAt: '23:00' })
  expect(openingOfWeek(products)).toEqual([
    { weekdays: [1], opening: hours },
    { weekdays: [2, 3, 4, 5, 7], opening: null },
    { weekdays: [6], opening: { opensAt: '08:00', closesAt: '20:00' } },
  ])
})
