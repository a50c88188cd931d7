import { expect, test } from 'vitest'
import { priceLine } from '#price/price-line.ts'
import { keptDifference } from './kept-difference.ts'

const room = (night: '2027-02-04' | '2027-02-05') =>
  priceLine({ step: 'rooms', kind: 'room', night, roomLine: 0, quantity: 2, unitPrice: 1_000_000, amount: 2_000_000 })
const agreed = priceLine({ step: 'promotions', kind: 'agreedPrice', amount: -400_001 })
const lines = [room('2027-02-04'), room('2027-02-05'), agreed]
const prices = new Map([
  ['deluxe 2027-02-04', 1_000_000],
  ['deluxe 2027-02-05', 1_000_000],
])
const two = [{ roomPlanId: 'deluxe' }, { roomPlanId: 'deluxe' }]

test.each([
  ['as it is', { checkIn: '2027-02-04', checkOut: '2027-02-06', rooms: two }, -400_001],
  ['a night more costs what it usually costs', { checkIn: '2027-02-04', checkOut: '2027-02-07', rooms: two }, -400_001],
  ['a night less loses its part', { checkIn: '2027-02-04', checkOut: '2027-02-05', rooms: two }, -200_001],
  ['a room less loses its part', { checkIn: '2027-02-04', checkOut: '2027-02-06', rooms: two.slice(1) }, -200_001],
  ['other rooms keep nothing', { checkIn: '2027-02-04', checkOut: '2027-02-06', rooms: [{ roomPlanId: 'suite' }] }, 0],
] as const)('a changed booking keeps its part of the agreed price: %s', (_case, stay, kept) => {
  expect(keptDifference(lines, { ...stay, prices })).toBe(kept)
})

test('a booking at the usual price has nothing to keep', () => {
  expect(keptDifference([room('2027-02-04')], { checkIn: '2027-02-04', checkOut: '2027-02-05', rooms: two, prices })).toBeNull()
})
