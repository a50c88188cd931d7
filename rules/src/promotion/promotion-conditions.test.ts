import { expect, test } from 'vitest'
import { addDays, toDay } from '#days/day.ts'
import type { Buyer } from '#price/buyer.ts'
import type { RoomLine } from '#price/room-lines.ts'
import { anAgent, promotionWith } from '#testing/offers-in-tests.ts'
import { promotedStay } from './promoted-stay.ts'
import { takesOf } from './promotion-lines.ts'
import type { Promotion } from './promotion.ts'
import { whyNotPromotedOrder, type WhyNotPromoted } from './why-not-promoted.ts'

// Thursday 4 to Saturday 6 February 2027: three nights of one deluxe and one suite, booked on 1 January, 34 days ahead.
const plan = { includedAdults: 2, includedChildren: 0, extraAdultPrice: 0, extraChildPrice: 0, extraBedPrice: 0 }
const arrival = toDay('2027-02-04')
const lineOf = (planId: string, roomTypeId: string, price: number): RoomLine => ({
  planId,
  roomTypeId,
  plan,
  rooms: [{ adults: 2, childrenAges: [], extraBeds: 0 }],
  nights: [0, 1, 2].map((at) => ({ night: addDays(arrival, at), price })),
})
const roomLines = [lineOf('flexible', 'deluxe', 1_000_000), lineOf('strict', 'suite', 2_000_000)]
const buyer: Buyer = { ...anAgent, bookedOn: toDay('2027-01-01'), level: 3, travelAgentId: 'an' }
const guest: Partial<Buyer> = { channel: 'website', level: null, travelAgentId: null }

const does = (promotion: Partial<Promotion>, by: Partial<Buyer> = {}) => {
  const takes = takesOf(promotionWith(promotion), promotedStay({ roomLines, childAgeLimit: 12, buyer: { ...buyer, ...by } }))
  return typeof takes === 'string' ? takes : takes.map(({ night, base }) => [night?.slice(-2) ?? null, base])
}

/** Each condition at its border: a promotion that the stay just meets, and one that it just misses. */
const borders: readonly [WhyNotPromoted, Partial<Promotion>, Partial<Promotion>, Partial<Buyer>?][] = [
  ['bookedTooEarly', { bookFrom: toDay('2027-01-01') }, { bookFrom: toDay('2027-01-02') }],
  ['bookedTooLate', { bookTo: toDay('2027-01-01') }, { bookTo: toDay('2026-12-31') }],
  ['otherChannel', { channels: ['agents'] }, { channels: ['website'] }],
  ['otherChannel', { channels: ['website'] }, { channels: ['agents'] }, guest],
  ['otherAgents', { agents: 'levels', levels: [2, 3] }, { agents: 'levels', levels: [1, 2, 4, 5] }],
  ['otherAgents', { agents: 'named', agentIds: ['an'] }, { agents: 'named', agentIds: ['other'] }],
  ['otherAgents', { agents: 'all' }, { agents: 'levels', levels: [1, 2, 3, 4, 5] }, guest],
  ['usedUp', { usesLeft: 1 }, { usesLeft: 0 }],
  ['codeMissing', { type: 'coupon', code: 'TET' }, { type: 'coupon', code: 'TET2' }, { promotionCode: 'tet' }],
  ['tooCloseToArrival', { type: 'earlyBird', daysBefore: 34 }, { type: 'earlyBird', daysBefore: 35 }],
  ['tooFarFromArrival', { type: 'lastMinute', daysBefore: 34 }, { type: 'lastMinute', daysBefore: 33 }],
  ['tooFewNights', { minNights: 3 }, { minNights: 4 }],
  ['orderTooSmall', { minOrder: 9_000_000 }, { minOrder: 9_000_001 }],
  ['noNight', { stayTo: arrival }, { stayTo: toDay('2027-02-03') }],
  ['noNight', { stayFrom: toDay('2027-02-06') }, { stayFrom: toDay('2027-02-07') }],
  ['noNight', { weekdays: [4] }, { weekdays: [1, 2, 3, 7] }],
  [
    'noNight',
    { datesExcluded: [{ from: arrival, to: toDay('2027-02-05') }] },
    {
      datesExcluded: [
        { from: arrival, to: toDay('2027-02-05') },
        { from: toDay('2027-02-06'), to: toDay('2027-02-06') },
      ],
    },
  ],
  ['noNight', { planIds: ['strict'] }, { planIds: ['other'] }],
  ['noNight', { roomTypeIds: ['suite'] }, { roomTypeIds: ['other'] }],
  ['tooFewRooms', { type: 'quantityTotal', buy: 2 }, { type: 'quantityTotal', buy: 3 }],
  ['tooFewToBuy', { type: 'quantity', counted: 'nights', buy: 2, free: 1 }, { type: 'quantity', counted: 'nights', buy: 3, free: 1 }],
  ['tooFewToBuy', { type: 'quantity', counted: 'rooms', buy: 1, free: 1 }, { type: 'quantity', counted: 'rooms', buy: 2, free: 1 }],
]

test.each(borders)('%s: %j is met, %j is not', (reason, met, missed, by) => {
  expect(does(met, by)).toBeInstanceOf(Array)
  expect(does(missed, by)).toBe(reason)
})

test('each reason why a promotion does not hold has its border here', () => {
  expect(new Set(borders.map(([reason]) => reason))).toEqual(new Set(whyNotPromotedOrder))
})

test.each<[string, Partial<Promotion>, ReturnType<typeof does>]>([
  ['on the nights between its stay dates', { stayFrom: toDay('2027-02-05'), stayTo: toDay('2027-02-05') }, [['05', 3_000_000]]],
  [
    'on its weekdays',
    { weekdays: [4, 6] },
    [
      ['04', 3_000_000],
      ['06', 3_000_000],
    ],
  ],
  ['on no excluded date', { datesExcluded: [{ from: toDay('2027-02-05'), to: toDay('2027-02-09') }] }, [['04', 3_000_000]]],
  ['on its packages', { type: 'packageTotal', planIds: ['flexible'] }, [[null, 3_000_000]]],
  ['on its room types', { type: 'packageTotal', roomTypeIds: ['suite'] }, [[null, 6_000_000]]],
  ['on a package and a room type that nothing has together', { planIds: ['flexible'], roomTypeIds: ['suite'] }, 'noNight'],
])('a promotion counts %s alone', (_what, promotion, taken) => {
  expect(does(promotion)).toEqual(taken)
})
