import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, eachDay } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { anAgent, promotionWith } from '#testing/offers-in-tests.ts'
import type { GiftCode } from '#gift-code/gift-code.ts'
import type { ChosenService } from '#hotel-service/chosen.ts'
import { noOffers } from './offers.ts'
import { priceOfStay } from './price-of-stay.ts'
import type { StayToPrice } from './stay-to-price.ts'
import type { PricedRoom, RoomLine } from './room-lines.ts'
import { splitTax, taxChoices, taxRateOn } from './tax.ts'
import type { TaxRate } from './tax.ts'

const rates: readonly TaxRate[] = [
  { kind: 'vat', from: '2022-01-01', to: '2026-12-31', basisPoints: 800 },
  { kind: 'vat', from: '2027-01-01', to: null, basisPoints: 1000 },
  { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
]

const plan = { includedAdults: 2, includedChildren: 0, extraAdultPrice: 600_000, extraChildPrice: 350_000, extraBedPrice: 400_000 }
const couple: PricedRoom = { adults: 2, childrenAges: [], extraBeds: 0 }

const nightly = (from: Day, prices: readonly number[]) => prices.map((price, index) => ({ night: addDays(from, index), price }))

const stayOf = (line: Partial<RoomLine>, more: Partial<StayToPrice> = {}): StayToPrice => ({
  roomLines: [{ planId: 'flexible', roomTypeId: 'deluxe', plan, nights: nightly('2026-12-01', [1_000_000]), rooms: [couple], ...line }],
  childAgeLimit: 12,
  taxation: { choice: 220, rates },
  buyer: anAgent,
  offers: noOffers,
  ...more,
})

const gift: GiftCode = {
  giftCodeId: 'g',
  code: 'TETDOANVIEN',
  name: { vi: 'Tết', en: 'Tet' },
  unit: 'amount',
  value: 500_000,
  maxDiscount: null,
  minOrder: 0,
  maxOrder: null,
  minRooms: 1,
  maxRooms: null,
  takenFrom: 'booking',
}
const transfer: ChosenService = {
  serviceId: 's',
  name: { vi: 'Đưa đón', en: 'Airport transfer' },
  unit: 'booking',
  price: 450_000,
  specialDays: [],
  quantity: 1,
  days: null,
  planIds: null,
  included: false,
  taxedAs: 'transport',
}

test.each([
  ['1,000,000++ at 5 % and 8 % is 1,134,000', '2026-12-31', 1_000_000, 1_134_000],
  ['at 10 % is 1,155,000', '2027-01-01', 1_000_000, 1_155_000],
  ['1,234,567++ at 8 % is 1,399,999', '2026-12-31', 1_234_567, 1_399_999],
] as const)('examples that must hold: %s', (_sentence, night, price, total) => {
  expect(priceOfStay(stayOf({ nights: nightly(night, [price]) })).total).toBe(total)
})

test.each([
  [100, 1_000_000, { vat: 74_074, serviceCharge: 0 }, '"100 the price includes tax"; "split backwards, VAT is the remainder"'],
  [110, 1_080_000, { vat: 80_000, serviceCharge: 0 }, '"110 VAT is added"'],
  [220, 1_134_000, { vat: 84_000, serviceCharge: 50_000 }, '"220 service charge and then VAT on both are added"'],
] as const)('tax choice %i makes 1,000,000 cost %i: %s', (choice, total, taxes, _sentence) => {
  expect(priceOfStay(stayOf({}, { taxation: { choice, rates } }))).toMatchObject({ total, taxes })
})

test('"a stay across the change uses both" rates, one line for each run of nights', () => {
  const price = priceOfStay(stayOf({ nights: nightly('2026-12-30', [1_000_000, 1_000_000, 1_000_000]) }))
  const tax = price.lines
    .filter((line) => line.step === 'tax')
    .map(({ kind, night, lastNight, basisPoints, base, amount }) => [kind, night, lastNight, basisPoints, base, amount])
  expect(tax).toEqual([
    ['serviceCharge', '2026-12-30', '2026-12-31', 500, 2_000_000, 100_000],
    ['vat', '2026-12-30', '2026-12-31', 800, 2_100_000, 168_000],
    ['serviceCharge', '2027-01-01', '2027-01-01', 500, 1_000_000, 50_000],
    ['vat', '2027-01-01', '2027-01-01', 1000, 1_050_000, 105_000],
  ])
  expect(price.total).toBe(3_423_000)
})

test('"a quote shows every line, so that a person can follow each dong"', () => {
  const rooms: PricedRoom[] = [
    { adults: 2, childrenAges: [8], extraBeds: 0 },
    { adults: 2, childrenAges: [], extraBeds: 0 },
  ]
  const nights = nightly('2027-02-04', [2_450_000, 3_450_000, 3_950_000])
  const early = promotionWith({ type: 'packageTotal', name: { vi: 'Đặt sớm', en: 'Early booking' } })
  const offers = { ...noOffers, promotions: [early], services: [transfer], giftCode: gift }
  const price = priceOfStay(stayOf({ nights, rooms }, { offers }))
  expect(price.subtotals).toEqual({
    rooms: 20_750_000,
    promotions: -2_075_000,
    services: 450_000,
    giftCode: -500_000,
    beforeTax: 18_625_000,
    tax: 2_886_875,
  })
  expect(price.taxes).toEqual({ serviceCharge: 931_250, vat: 1_955_625 })
  expect(price.total).toBe(21_511_875)
  const ofRooms = ['room', 'extraChild', 'room', 'extraChild', 'room', 'extraChild']
  const after = ['promotion', 'service', 'giftCode', 'serviceCharge', 'vat']
  expect(price.lines.map((line) => line.kind)).toEqual([...ofRooms, ...after])
  expect(price.lines[0]).toMatchObject({ night: '2027-02-04', quantity: 2, unitPrice: 2_450_000, amount: 4_900_000, roomLine: 0 })
})

test.each([
  [{ adults: 2, childrenAges: [], extraBeds: 0 }, 0, 'room price covers the plan’s included guests'],
  [{ adults: 3, childrenAges: [], extraBeds: 0 }, 600_000, 'each extra adult adds the plan’s own price'],
  [{ adults: 2, childrenAges: [11], extraBeds: 0 }, 350_000, 'each extra child under 12'],
  [{ adults: 2, childrenAges: [12], extraBeds: 0 }, 600_000, 'who is 12 counts as an adult'],
  [{ adults: 2, childrenAges: [3, 15], extraBeds: 1 }, 1_350_000, 'and each extra bed'],
  [{ adults: 1, childrenAges: [3], extraBeds: 0 }, 0, 'a child may take the place of an adult who does not come'],
  [{ adults: 1, childrenAges: [3, 4], extraBeds: 0 }, 350_000, 'but only one child for each such place'],
])('guests %o add %i a night: %s', (room, extra) => {
  const { subtotals } = priceOfStay(stayOf({ rooms: [room] }))
  expect(subtotals.rooms).toBe(1_000_000 + extra)
})

test('"a price never falls below zero", and the line says what was really taken off', () => {
  const price = priceOfStay(stayOf({}, { offers: { ...noOffers, giftCode: { ...gift, value: 5_000_000 } } }))
  expect(price.total).toBe(0)
  expect(price.lines.find((line) => line.kind === 'giftCode')?.amount).toBe(-1_000_000)
})

test('a promotion that takes all of the rooms leaves the gift code the services to be taken from: no night is taxed below zero', () => {
  const own: TaxRate = { kind: 'vat', from: '2022-01-01', to: null, basisPoints: 500, taxedAs: 'transport' }
  const offers = {
    ...noOffers,
    promotions: [promotionWith({ type: 'packageTotal', effect: 'discount', unit: 'amount', value: 1_000_000 })],
    services: [transfer],
    giftCode: { ...gift, value: 400_000 },
  }
  const price = priceOfStay(stayOf({}, { offers, taxation: { choice: 100, rates: [...rates, own] } }))
  expect(price.lines.filter(({ kind }) => kind === 'vat').map(({ taxedAs, amount, base }) => [taxedAs, base, amount])).toEqual([
    ['room', 0, 0],
    ['transport', 47_619, 2_381],
  ])
})

test('a day without a rate cannot be priced: a hole in the data is never taken for no tax', () => {
  expect(() => taxRateOn(rates, 'vat', '2021-12-31')).toThrow(RangeError)
})

const anyRoom = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childrenAges: fc.array(fc.nat(17), { maxLength: 3 }),
  extraBeds: fc.nat(2),
})
const anyLine = fc
  .record({
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
    prices: fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ rooms, prices }): RoomLine => ({ plan, rooms, planId: 'flexible', roomTypeId: 'deluxe', nights: nightly('2026-12-28', prices) }))
const anyPromotion = fc
  .record({
    type: fc.constantFrom('everyNight' as const, 'packageTotal' as const),
    effect: fc.constantFrom('discount' as const, 'surcharge' as const),
    value: fc.nat(50_000_000),
    stayFrom: fc.option(fc.constantFrom(...eachDay('2026-12-28', '2027-01-05'))),
  })
  .map((one) => promotionWith({ ...one, unit: 'amount' }))
const anyOffers = fc.record({
  mode: fc.constantFrom('sum' as const, 'priority' as const, 'best' as const),
  promotions: fc.array(anyPromotion, { maxLength: 3 }),
  services: fc.array(fc.constantFrom(transfer, { ...transfer, unit: 'personNight' as const }), { maxLength: 2 }),
  giftCode: fc.option(fc.constantFrom(gift, { ...gift, value: 90_000_000 }, { ...gift, takenFrom: 'services' as const })),
})

test('whatever is priced: the lines add up to the total, which is before tax plus tax, and all is whole dong', () => {
  const stay = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    offers: anyOffers,
    vat: fc.constantFrom(null, 500),
    choice: fc.constantFrom(...taxChoices),
  })
  fc.assert(
    fc.property(stay, ({ lines, offers, choice, vat }) => {
      const own: TaxRate[] = vat === null ? [] : [{ kind: 'vat', from: '2022-01-01', to: null, basisPoints: vat, taxedAs: 'transport' }]
      const taxation = { choice, rates: [...rates, ...own] }
      const price = priceOfStay({ roomLines: lines, childAgeLimit: 12, taxation, buyer: anAgent, offers })
      const sum = price.lines.filter((line) => !line.included).reduce((total, line) => total + line.amount, 0)
      const taxed = price.lines.filter((line) => line.kind === 'vat').reduce((total, line) => total + (line.base ?? 0), 0)
      expect(sum).toBe(price.total)
      expect(price.total).toBe(taxed + price.taxes.vat)
      expect(price.subtotals.beforeTax).toBeGreaterThanOrEqual(0)
      expect(price.lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
      expect(price.lines.filter(({ step }) => step === 'tax').every(({ amount }) => amount >= 0)).toBe(true)
    }),
  )
})

test('taken apart, net and service charge and VAT are the total, forwards and backwards', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.constantFrom(...taxChoices), fc.nat(2000), fc.nat(1500), (amount, choice, vat, serviceCharge) => {
      const split = splitTax(amount, choice, { vat, serviceCharge })
      expect(split.net + split.serviceCharge + split.vat).toBe(split.total)
      expect(choice === 100 ? split.total : split.net).toBe(amount)
    }),
  )
})

test('a price with VAT added, given as a price that includes it, splits into the same parts', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2000), (net, vat) => {
      const added = splitTax(net, 110, { vat, serviceCharge: 0 })
      expect(splitTax(added.total, 100, { vat, serviceCharge: 0 })).toMatchObject({ net: added.net, vat: added.vat })
    }),
  )
})
