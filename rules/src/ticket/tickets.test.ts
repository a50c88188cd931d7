import { expect, test } from 'vitest'
import { checkTicketProduct } from './check-ticket-product.ts'
import { fillDays, type DayPatch } from './fill-days.ts'
import { pricesOn, type TicketDay, type TicketProduct } from './ticket-product.ts'

const product: TicketProduct = {
  prices: { adult: 350_000, child: 250_000, senior: null },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  opensAt: '08:00',
  closesAt: '18:00',
  slots: [],
  capacity: 10,
  cutOffDays: 0,
  validDays: 1,
  entries: 1,
}
const day = (more: Partial<TicketDay> = {}): TicketDay => ({
  day: '2027-01-20',
  slot: '',
  prices: { adult: null, child: null, senior: null },
  capacity: null,
  sold: 0,
  stopSell: false,
  ...more,
})
test('a day’s own price counts; a kind that the product does not sell has none on any day', () => {
  const prices = { adult: 400_000, child: null, senior: 100_000 }
  expect(pricesOn(product, { prices })).toEqual({ adult: 400_000, child: 250_000, senior: null })
})

const week = { from: '2027-01-18', to: '2027-01-24', weekdays: [6, 7], slots: [] } as const

test.each<[string, DayPatch, readonly number[]]>([
  ['a new price', { adultPrice: 400_000 }, [2, 0, 0]],
  ['what is so already', { stopSell: false }, [0, 2, 0]],
  ['a capacity below what is sold', { capacity: 3 }, [1, 0, 1]],
  ['back to the product', { adultPrice: null }, [1, 1, 0]],
])('filling days: %s', (_what, patch, counts) => {
  const known = [day({ day: '2027-01-23', sold: 5, prices: { adult: 1, child: null, senior: null } })]
  const fill = fillDays(product, known, week, patch)
  expect([fill.changes.length, fill.equal, fill.oversold.length]).toEqual(counts)
})

test('slots are filled alone where they are named', () => {
  const slotted = { ...product, slots: ['09:00', '15:00'] }
  expect(fillDays(slotted, [], { ...week, slots: ['15:00'] }, { stopSell: true }).changes.map(({ slot }) => slot)).toEqual([
    '15:00',
    '15:00',
  ])
})

test.each([
  [{ opensAt: '18:00', closesAt: '08:00' }, ['closesAt closesBeforeOpening']],
  [{ opensAt: '08:00', closesAt: '18:00', slots: ['09:00', '09:00'] }, ['slots slotTwice']],
  [{ opensAt: '08:00', closesAt: '18:00', slots: ['18:00'] }, ['slots slotOutsideHours']],
  [{ childFrom: 140, childTo: 100 }, ['childTo childRangeReversed']],
  [{ opensAt: '08:00', closesAt: '18:00', slots: ['09:00'], childFrom: 100, childTo: 139 }, []],
])('a product is checked across its fields: %j', (form, problems) => {
  expect(checkTicketProduct(form).map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems)
})
