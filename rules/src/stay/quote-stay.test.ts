import { expect, test } from 'vitest'
import { anAgent } from '#testing/offers-in-tests.ts'
import { noOffers } from '#price/offers.ts'
import { emptyRateNight } from '#rate/rate-night.ts'
import { emptyRoomNight } from '#rate/room-night.ts'
import { bookabilityFrom } from './bookability.ts'
import { cheapestFrom, type OpenStay } from './cheapest-from.ts'
import { quoteStay } from './quote-stay.ts'
import type { AskedRoom, StayAsked } from './quote-stay.ts'
import type { SellablePlan, SellableProperty } from './sellable-property.ts'

const nights = ['2027-02-04', '2027-02-05'] as const

const plan: SellablePlan = {
  planId: 'flexible',
  derive: null,
  minStay: 1,
  maxStay: null,
  active: true,
  datesNotApplied: [],
  includedAdults: 2,
  includedChildren: 0,
  extraAdultPrice: 300,
  extraChildPrice: 150,
  extraBedPrice: 200,
}

const derive = {
  parentId: 'flexible',
  unit: 'percent',
  value: -1000,
  roundTo: 1,
  floor: null,
  inheritStopSell: true,
  inheritCta: true,
  inheritCtd: true,
  inheritMinStay: true,
  inheritMaxStay: true,
} as const

const property: SellableProperty = {
  state: 'onsite',
  contractSigned: true,
  stayMinimum: 'arrival',
  childAgeLimit: 12,
  weekendNights: [5, 6],
  taxChoice: 100,
  taxRates: [{ kind: 'vat', from: '2022-01-01', to: null, basisPoints: 1000 }],
  agentTerms: [],
  agentRooms: [],
  roomTypes: [
    {
      roomTypeId: 'deluxe',
      active: true,
      maxAdults: 2,
      maxChildren: 1,
      maxGuests: 3,
      defaultPrice: 1000,
      weekendPrice: 1500,
      nights: nights.map((night) => ({ ...emptyRoomNight(night), allotment: 2 })),
    },
  ],
  plans: [plan, { ...plan, planId: 'strict', derive }],
  roomPlans: [
    { roomPlanId: 'deluxe-flexible', roomTypeId: 'deluxe', planId: 'flexible', active: true, nights: [] },
    { roomPlanId: 'deluxe-strict', roomTypeId: 'deluxe', planId: 'strict', active: true, nights: [] },
  ],
}

const room: AskedRoom = { roomPlanId: 'deluxe-flexible', adults: 2, childrenAges: [], extraBeds: 0 }
const asked: StayAsked = {
  checkIn: '2027-02-04',
  checkOut: '2027-02-06',
  rooms: [room],
  agentActive: true,
  today: '2027-01-01',
  buyer: anAgent,
}

test('a stay costs the default price on a Thursday and the weekend price on a Friday', () => {
  expect(quoteStay(property, asked, noOffers)).toMatchObject({ bookable: true, price: { total: 2500 } })
})

test('a derived plan follows its parent’s price, and an extra bed costs the plan’s own', () => {
  const quote = quoteStay(property, { ...asked, rooms: [{ ...room, roomPlanId: 'deluxe-strict', extraBeds: 1 }] }, noOffers)
  expect(quote?.price?.total).toBe(900 + 1350 + 2 * 200)
})

test('rooms of one type on two plans come out of the same allotment', () => {
  const strict = { ...room, roomPlanId: 'deluxe-strict' }
  expect(quoteStay(property, { ...asked, rooms: [room, strict] }, noOffers)?.bookable).toBe(true)
  const three = quoteStay(property, { ...asked, rooms: [room, room, strict] }, noOffers)
  expect(three?.lines.map((line) => line.verdict.blockedBy)).toEqual(['vacancy', 'vacancy'])
  expect(three?.lines[1]?.verdict.rules.find((rule) => rule.rule === 'vacancy')?.values).toEqual({ limit: 1, actual: 0 })
})

test('a stop sell of the parent blocks the plan that inherits it, and the price is still computed', () => {
  const stopped = { ...emptyRateNight('2027-02-05'), stopSell: true }
  const roomPlans = property.roomPlans.map((one) => (one.planId === 'flexible' ? { ...one, nights: [stopped] } : one))
  const quote = quoteStay({ ...property, roomPlans }, { ...asked, rooms: [{ ...room, roomPlanId: 'deluxe-strict' }] }, noOffers)
  expect(quote).toMatchObject({ bookable: false, lines: [{ verdict: { blockedBy: 'stopSell' } }], price: { total: 2250 } })
})

test('a room-plan that the property does not have is no stay', () => {
  expect(quoteStay(property, { ...asked, rooms: [{ ...room, roomPlanId: 'other' }] }, noOffers)).toBeNull()
})

test('the cheapest stay from a day is the cheapest quote that can be booked; none where no plan can', () => {
  const open: OpenStay = { nights: 2, rooms: [room], today: asked.today, buyer: anAgent }
  expect(cheapestFrom(property, asked.checkIn, open, noOffers)).toBe(900 + 1350)
  const withoutStrict = property.roomPlans.map((one) => ({ ...one, active: one.planId !== 'strict' }))
  expect(cheapestFrom({ ...property, roomPlans: withoutStrict }, asked.checkIn, open, noOffers)).toBe(2500)
  expect(cheapestFrom(property, asked.checkIn, { ...open, rooms: [room, room, room] }, noOffers)).toBeNull()
  const withdrawn = { ...property, plans: property.plans.map((one) => ({ ...one, active: false })) }
  expect(cheapestFrom(withdrawn, asked.checkIn, open, noOffers)).toBeNull()
})

test('a stay that no package can take says which rule the nearest of them breaks; without a package there is no rule', () => {
  const open: OpenStay = { nights: 2, rooms: [room], today: asked.today, buyer: anAgent }
  const why = (changed: Partial<SellableProperty>, wanted: Partial<OpenStay> = {}) =>
    bookabilityFrom({ ...property, ...changed }, asked.checkIn, { ...open, ...wanted })
  expect(why({})).toEqual({ ok: true })
  expect(why({}, { rooms: [room, room, room] })).toEqual({ ok: false, rule: 'vacancy' })
  expect(why({}, { rooms: [{ ...room, adults: 9 }] })).toEqual({ ok: false, rule: 'guests' })
  const [full] = property.roomTypes
  const two =
    full === undefined
      ? []
      : [
          { ...full, nights: [] },
          { ...full, roomTypeId: 'suite' },
        ]
  const short = {
    roomPlanId: 'suite-short',
    roomTypeId: 'suite',
    planId: 'flexible',
    active: true,
    nights: [{ ...emptyRateNight('2027-02-04'), minStay: 3 }],
  }
  expect(why({ roomTypes: two, roomPlans: [...property.roomPlans, short] })).toEqual({ ok: false, rule: 'minStay' })
  expect(why({ plans: property.plans.map((one) => ({ ...one, active: false })) })).toEqual({ ok: false, rule: null })
})
