import { expect, test } from 'vitest'
import { emptyRoomNight } from '#rate/room-night.ts'
import type { SellableProperty } from './sellable-property.ts'
import { takeRooms } from './take-rooms.ts'

const nights = (['2027-02-04', '2027-02-05', '2027-02-06'] as const).map((night) => ({ ...emptyRoomNight(night), allotment: 5, sold: 1 }))
const roomType = { active: true, maxAdults: 2, maxChildren: 1, maxGuests: 3, defaultPrice: 1000, weekendPrice: 1500, nights }

const property: SellableProperty = {
  state: 'onsite',
  contractSigned: true,
  stayMinimum: 'arrival',
  childAgeLimit: 12,
  weekendNights: [],
  taxChoice: 100,
  taxRates: [],
  agentTerms: [],
  agentRooms: [],
  roomTypes: [
    { ...roomType, roomTypeId: 'deluxe' },
    { ...roomType, roomTypeId: 'suite' },
  ],
  plans: [],
  roomPlans: [],
}

test('rooms that somebody took are sold on the nights of the stay, not on the day of departure, and of no other type', () => {
  const left = takeRooms(property, { checkIn: '2027-02-04', checkOut: '2027-02-06', travelAgentId: null }, new Map([['deluxe', 2]]))
  expect(left.roomTypes.map((type) => type.nights.map(({ sold }) => sold))).toEqual([
    [3, 3, 1],
    [1, 1, 1],
  ])
  expect(left).toMatchObject({ state: 'onsite', childAgeLimit: 12 })
  expect(property.roomTypes[0]?.nights[0]?.sold).toBe(1)
})
