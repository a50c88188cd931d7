import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#days/day.ts'
import { noOffers } from '#price/offers.ts'
import { priceOfStay } from '#price/price-of-stay.ts'
import type { RoomLine } from '#price/room-lines.ts'
import { anAgent } from '#testing/offers-in-tests.ts'
import { checkHotelService, checkSpecialDays } from './check-hotel-service.ts'
import { chooseHotelServices, type AskedService, type OfferedService } from './choose-hotel-services.ts'
import { serviceUnits, type ServiceUnit, type SpecialDays } from './chosen.ts'

const arrival: Day = '2027-02-04'
const nights = [arrival, addDays(arrival, 1), addDays(arrival, 2)]
const noExtras = { includedAdults: 4, includedChildren: 4, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }
const rooms = (planId: string, adults: readonly number[]): RoomLine => ({
  planId,
  roomTypeId: 'deluxe',
  plan: noExtras,
  nights: nights.map((night) => ({ night, price: 1_000_000 })),
  rooms: adults.map((count) => ({ adults: count, childrenAges: [], extraBeds: 0 })),
})

/** Two rooms with five guests on one plan: 3 nights, 5 persons, 2 rooms. */
const twoRooms = [rooms('flexible', [2, 3])]

const spa = (more: Partial<OfferedService> = {}): OfferedService => ({
  serviceId: 's',
  code: 'SPA',
  name: { vi: 'Xông hơi', en: 'Sauna' },
  unit: 'booking',
  price: 100_000,
  specialDays: [],
  taxedAs: 'room',
  maxOrder: null,
  includedIn: [],
  channels: ['agents', 'website'],
  ...more,
})
const asked = (more: Partial<AskedService> = {}): AskedService => ({ code: 'SPA', quantity: 1, days: null, ...more })

const rates = [
  { kind: 'vat' as const, from: '2022-01-01' as const, to: null, basisPoints: 800 },
  { kind: 'vat' as const, from: '2000-01-01' as const, to: null, basisPoints: 1000, taxedAs: 'standard' },
  { kind: 'vat' as const, from: '2000-01-01' as const, to: null, basisPoints: 0, taxedAs: 'exempt' },
]

type Priced = { readonly service?: Partial<OfferedService>; readonly ask?: readonly AskedService[]; readonly lines?: readonly RoomLine[] }

const priced = ({ service = {}, ask = [asked()], lines = twoRooms }: Priced) => {
  const planIds = lines.map(({ planId }) => planId)
  const chosen = chooseHotelServices([spa(service)], ask, { channel: 'agents', nights, planIds })
  if (!chosen.ok) throw new Error(chosen.problem.reason)
  const offers = { ...noOffers, services: chosen.services }
  return priceOfStay({ roomLines: lines, childAgeLimit: 12, taxation: { choice: 110, rates }, buyer: anAgent, offers })
}

test.each<[ServiceUnit, number, string]>([
  ['booking', 100_000, 'per booking'],
  ['person', 500_000, 'per person: 5 guests'],
  ['personNight', 1_500_000, 'per person per night: 5 guests × 3 nights'],
  ['room', 200_000, 'per room: 2 rooms'],
  ['roomNight', 600_000, 'per room per night: 2 rooms × 3 nights'],
])('unit %s costs %i: "service units multiply as they say: %s"', (unit, cost, _sentence) => {
  expect(priced({ service: { unit } }).subtotals.services).toBe(cost)
  expect(priced({ service: { unit }, ask: [asked({ quantity: 3 })] }).subtotals.services).toBe(3 * cost)
})

test.each<[ServiceUnit, number]>([
  ['personNight', 5 * 100_000 + 5 * 180_000],
  ['roomNight', 2 * 100_000 + 2 * 180_000],
])('unit %s on two chosen days, one of them special, costs %i', (unit, cost) => {
  const specialDays: SpecialDays[] = [{ from: addDays(arrival, 2), to: addDays(arrival, 9), price: 180_000 }]
  const days = [addDays(arrival, 1), addDays(arrival, 2)]
  expect(priced({ service: { unit, specialDays }, ask: [asked({ days })] }).subtotals.services).toBe(cost)
})

test.each<[ServiceUnit, number]>([
  ['booking', 250_000],
  ['person', 1_250_000],
  ['room', 500_000],
  ['personNight', 5 * 450_000],
  ['roomNight', 2 * 450_000],
])('"a special day’s price replaces the normal one on that day": unit %s costs %i', (unit, cost) => {
  expect(priced({ service: { unit, specialDays: [{ from: arrival, to: arrival, price: 250_000 }] } }).subtotals.services).toBe(cost)
})

test('a free service is a line of nothing', () => {
  const { lines, total } = priced({ service: { unit: 'person', price: 0 } })
  expect(lines.filter(({ kind }) => kind === 'service')).toMatchObject([{ quantity: 5, unitPrice: 0, amount: 0 }])
  expect(total).toBe(6_480_000)
})

test.each([
  ['room', 8_000],
  ['standard', 10_000],
  ['exempt', 0],
])('tax by kind: 100,000 taxed as %s has %i of VAT', (taxedAs, vat) => {
  expect(priced({ service: { taxedAs } }).taxes.vat - priced({ ask: [] }).taxes.vat).toBe(vat)
})

test('included in the package: shown, counted as zero, without a line of tax', () => {
  const price = priced({ service: { unit: 'personNight', includedIn: ['flexible'], taxedAs: 'standard' }, ask: [] })
  expect(price.lines.filter(({ kind }) => kind === 'service')).toMatchObject(
    nights.map((night) => ({ night, quantity: 5, amount: 0, unitPrice: 0, included: true })),
  )
  expect([price.total, price.subtotals.services]).toEqual([6_480_000, 0])
  expect(price.lines.filter(({ taxedAs, step }) => step === 'tax' && taxedAs === 'standard')).toEqual([])
})

test.each<[ServiceUnit, number, number, string]>([
  ['personNight', 1, 9 * 100_000, 'three guests on the other package pay'],
  ['personNight', 2, 18 * 100_000 + 6 * 100_000, 'and a second one is paid by all'],
  ['room', 1, 100_000, 'one room on the other package pays'],
  ['booking', 1, 0, 'the booking has it already'],
  ['booking', 3, 200_000, 'two more are paid'],
])('a package includes a service once: unit %s asked %i times costs %i, for %s', (unit, quantity, cost, _sentence) => {
  const lines = [rooms('breakfast', [2]), rooms('flexible', [3])]
  expect(priced({ service: { unit, includedIn: ['breakfast'] }, ask: [asked({ quantity })], lines }).subtotals.services).toBe(cost)
})

test.each<[string, Partial<OfferedService>, readonly AskedService[], object]>([
  ['a code that is not there', {}, [asked({ code: 'KAYAK' })], { at: 0, field: 'code', reason: 'notOffered' }],
  ['one that is not sold to agents', { channels: ['website'] }, [asked()], { at: 0, field: 'code', reason: 'notOffered' }],
  ['more than the most of an order', { maxOrder: 2 }, [asked({ quantity: 3 })], { at: 0, field: 'quantity', reason: 'tooMany', max: 2 }],
  ['more than the most in two lines', { maxOrder: 2 }, [asked(), asked({ quantity: 2 })], { at: 1, field: 'quantity', reason: 'tooMany' }],
  ['days of a unit without days', { unit: 'room' }, [asked({ days: [arrival] })], { at: 0, field: 'days', reason: 'wrongDays' }],
  ['the day of departure', { unit: 'roomNight' }, [asked({ days: [addDays(arrival, 3)] })], { at: 0, field: 'days', reason: 'wrongDays' }],
  ['a day twice', { unit: 'roomNight' }, [asked({ days: [arrival, arrival] })], { at: 0, field: 'days', reason: 'wrongDays' }],
])('refused: %s', (_what, service, ask, problem) => {
  const outcome = chooseHotelServices([spa(service)], ask, { channel: 'agents', nights, planIds: ['flexible'] })
  expect(outcome).toMatchObject({ ok: false, problem })
})

test('"special-day ranges may not overlap", nor end before they start; a paid service has a price', () => {
  const range = (from: Day, to: Day) => ({ from, to, price: 1 })
  const overlap = [range('2027-02-01', '2027-02-05'), range('2027-02-05', '2027-02-09')]
  expect(checkSpecialDays(overlap)).toEqual([{ field: 'specialDays.1.from', reason: 'overlap' }])
  expect(checkSpecialDays([range('2027-02-01', '2027-02-04'), range('2027-02-05', '2027-02-09')])).toEqual([])
  expect(checkSpecialDays([range('2027-02-03', '2027-02-01')])).toEqual([{ field: 'specialDays.0.to', reason: 'endBeforeStart' }])
  expect(checkHotelService({ charge: 'paid', price: 0, specialDays: [] })).toEqual([{ field: 'price', reason: 'priceNeeded' }])
  expect(checkHotelService({ charge: 'free', price: 0, specialDays: [] })).toEqual([])
})

test('whatever is chosen: an independent sum of units agrees, and each night is its own line where the unit has nights', () => {
  const units = fc.constantFrom(...serviceUnits)
  const guests = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  const days = fc.option(fc.subarray(nights, { minLength: 1 }))
  const special = fc.option(fc.record({ from: fc.constantFrom(...nights), price: fc.nat(900_000) }))
  const amount = fc.nat(900_000)
  const quantities = fc.integer({ min: 1, max: 9 })
  const any = fc.record({ unit: units, adults: guests, chosen: days, extra: special, price: amount, quantity: quantities })
  fc.assert(
    fc.property(any, ({ unit, adults, chosen, extra, price, quantity }) => {
      const nightly = unit === 'personNight' || unit === 'roomNight'
      const specialDays = extra === null ? [] : [{ ...extra, to: extra.from }]
      const on = (day: Day) => (extra?.from === day ? extra.price : price)
      const persons = adults.reduce((sum, count) => sum + count, 0)
      const each = { booking: 1, person: persons, personNight: persons, room: adults.length, roomNight: adults.length }[unit]
      const expected = (nightly ? (chosen ?? nights) : [arrival]).reduce((sum, day) => sum + each * quantity * on(day), 0)
      const ask = [asked({ quantity, days: nightly ? chosen : null })]
      expect(priced({ service: { unit, price, specialDays }, ask, lines: [rooms('flexible', adults)] }).subtotals.services).toBe(expected)
    }),
  )
})
