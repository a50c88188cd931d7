import { expect, test } from 'vitest'
import type { Day } from '#days/day.ts'
import { checkTicketProduct } from './check-ticket-product.ts'
import { fillDays, type DayPatch } from './fill-days.ts'
import { priceOfTickets } from './price-of-tickets.ts'
import { ticketFee } from './ticket-fee.ts'
import { ticketPayBy } from './ticket-pay-by.ts'
import { pricesOn, type TicketDay, type TicketProduct } from './ticket-product.ts'
import { ticketsLeft, whyNoTicket, type TicketBlock } from './why-no-ticket.ts'

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
const family = { adult: 2, child: 1, senior: 0 }

test.each<[TicketBlock | null, Partial<TicketProduct>, Partial<TicketDay>, { slot?: string; senior?: number; today?: Day; time?: string }]>(
  [
    [null, {}, {}, {}],
    ['slotUnknown', { slots: ['09:00'] }, {}, {}],
    ['past', {}, {}, { today: '2027-01-21' }],
    ['tooFarAhead', {}, {}, { today: '2024-12-31' }],
    ['closedDay', { weekdays: [1] }, {}, {}],
    ['slotBegun', { slots: ['09:00'] }, {}, { slot: '09:00', today: '2027-01-20', time: '09:00' }],
    ['slotBegun', {}, {}, { today: '2027-01-20', time: '18:00' }],
    [null, {}, {}, { today: '2027-01-20', time: '17:59' }],
    ['cutOff', { cutOffDays: 2 }, {}, { today: '2027-01-19' }],
    [null, { cutOffDays: 2 }, {}, { today: '2027-01-18' }],
    ['stopSell', {}, { stopSell: true }, {}],
    ['noSuchVisitor', {}, {}, { senior: 1 }],
    ['soldOut', {}, { sold: 8 }, {}],
    [null, {}, { sold: 7 }, {}],
    ['soldOut', {}, { capacity: 2 }, {}],
  ],
)('tickets are blocked by %s where it holds', (block, ofProduct, ofDay, asked) => {
  const facts = {
    product: { ...product, ...ofProduct },
    day: day(ofDay),
    today: asked.today ?? '2027-01-10',
    time: asked.time ?? '07:00',
  }
  const wanted = { day: day().day, slot: asked.slot ?? '', visitors: { ...family, senior: asked.senior ?? 0 } }
  expect(whyNoTicket(wanted, facts)).toBe(block)
})

test('what is left is never below zero, and a day’s own capacity counts before the product’s', () => {
  expect(ticketsLeft(product, day({ capacity: 3, sold: 3 }))).toBe(0)
  expect(ticketsLeft(product, undefined)).toBe(10)
  expect(ticketsLeft({ capacity: 1 }, day({ sold: 4 }))).toBe(0)
})

test('a day’s own price counts; a kind that the product does not sell has none on any day', () => {
  const prices = { adult: 400_000, child: null, senior: 100_000 }
  expect(pricesOn(product, { prices })).toEqual({ adult: 400_000, child: 250_000, senior: null })
})

test('every line has its price, and the sum its taxes as the tax choice says', () => {
  const price = priceOfTickets([{ visitors: family, prices: product.prices }], 110, { vat: 1000, serviceCharge: 0 })
  expect(price.lines).toEqual([
    [
      { kind: 'adult', count: 2, each: 350_000, amount: 700_000 },
      { kind: 'child', count: 1, each: 250_000, amount: 250_000 },
    ],
  ])
  expect(price.sum).toBe(950_000)
  expect(price.tax).toMatchObject({ net: 950_000, vat: 95_000, total: 1_045_000 })
})

const booking = (paid: number) => ({
  visitDay: '2027-01-20' as const,
  paid,
  total: 1_100_000,
  lines: [{ terms: { refundDays: 2, lateFee: 50 }, amount: 1_000_000 }],
})

test.each([
  ['2027-01-18', 1_100_000, { fee: 0, refund: 1_100_000, owed: 0 }],
  ['2027-01-19', 1_100_000, { fee: 550_000, refund: 550_000, owed: 0 }],
  ['2027-01-20', 0, { fee: 550_000, refund: 0, owed: 550_000 }],
  ['2027-01-21', 1_100_000, { fee: 1_100_000, refund: 0, owed: 0 }],
] as const)('cancelled on %s with %i paid it costs what the refund terms say', (today, paid, cost) => {
  expect(ticketFee(booking(paid), today)).toEqual(cost)
})

test('a product that is never free to cancel costs its fee on any day, and free tickets cost nothing', () => {
  const never = { ...booking(0), lines: [{ terms: { refundDays: null, lateFee: 100 }, amount: 1_000_000 }] }
  expect(ticketFee(never, '2026-12-01').fee).toBe(1_100_000)
  expect(ticketFee({ ...booking(0), total: 0, lines: [{ terms: { refundDays: null, lateFee: 100 }, amount: 0 }] }, '2027-01-19').fee).toBe(
    0,
  )
})

test.each([
  [24, '2027-01-12T03:00:00Z', '2027-01-13T03:00:00.000Z'],
  [24, '2027-01-20T03:00:00Z', '2027-01-20T17:00:00.000Z'],
])('%i hours to pay, booked at %s for the 20th: paid by %s, never after the day of the visit', (hours, bookedAt, payBy) => {
  const asked = { bookedAt: new Date(bookedAt), hours, visitDay: '2027-01-20', timeZone: 'Asia/Ho_Chi_Minh' } as const
  expect(ticketPayBy(asked).toISOString()).toBe(payBy)
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
