import { expect, test } from 'vitest'
import type { StayRule } from '#stay/stay-rule-order.ts'
import { mayChange, refundOfChange, stateOfChanged } from './can-change.ts'
import { bookingStates } from './booking-states.ts'
import { rulesOfChange } from './held-stay.ts'

const held = { checkIn: '2027-02-04', checkOut: '2027-02-06', rooms: new Map([['deluxe flexible', 1]]) } as const
const line = { checkIn: '2027-02-04', checkOut: '2027-02-07', roomPlanId: 'deluxe flexible', rooms: 1 } as const

const broken = (rule: StayRule, nights: readonly ('2027-02-04' | '2027-02-05' | '2027-02-06' | '2027-02-07')[] = []) =>
  ({ rule, ok: false, nights, values: null }) as const

test.each([
  ['a night that it holds is closed', broken('closed', ['2027-02-04']), {}, true],
  ['a night that it does not hold is closed', broken('closed', ['2027-02-06']), {}, false],
  ['it asks for a second room on a closed night', broken('closed', ['2027-02-04']), { rooms: 2 }, false],
  ['another package of a closed night', broken('stopSell', ['2027-02-04']), { roomPlanId: 'deluxe saver' }, false],
  ['no arrivals on the day on which it arrives already', broken('cta', ['2027-02-04']), {}, true],
  ['no arrivals on another day', broken('cta', ['2027-02-05']), { checkIn: '2027-02-05' }, false],
  ['no departures on another day', broken('ctd', ['2027-02-07']), {}, false],
  ['a minimum stay, with the same nights', broken('minStay', ['2027-02-04']), { checkOut: '2027-02-06' }, true],
  ['a minimum stay, with other nights', broken('minStay', ['2027-02-04']), {}, false],
  ['no room is left', broken('vacancy', ['2027-02-04']), {}, false],
  ['its package is off sale', broken('planActive'), {}, true],
  ['the property is off sale', broken('propertyOnSale'), {}, false],
] as const)('a rule blocks what is asked for anew: %s', (_case, rule, more, ok) => {
  expect(rulesOfChange([rule], { ...line, ...more }, held, false)[0]?.ok).toBe(ok)
})

test('the property may change a booking although it is off sale', () => {
  expect(rulesOfChange([broken('propertyOnSale')], line, held, true)[0]?.ok).toBe(true)
})

test('of a run of nights only those that are new are named', () => {
  expect(rulesOfChange([broken('release', ['2027-02-05', '2027-02-06'])], line, held, false)[0]?.nights).toEqual(['2027-02-06'])
})

test('what may be changed, by state', () => {
  expect(bookingStates.map((state) => [state, mayChange(state)])).toEqual([
    ['await payment', 'stay'],
    ['await fully payment', 'stay'],
    ['confirm', 'stay'],
    ['in service', 'guest'],
    ['close', 'nothing'],
    ['payment failed', 'stay'],
    ['cancel', 'nothing'],
    ['void', 'nothing'],
  ])
})

test.each([
  ['on credit', { onCredit: true, total: 3000, paid: 0, atHotel: 0 }, 'confirm'],
  ['paid in full', { onCredit: false, total: 3000, paid: 3000, atHotel: 0 }, 'confirm'],
  ['dearer than what was paid', { onCredit: false, total: 3000, paid: 2000, atHotel: 0 }, 'await fully payment'],
  ['nothing paid yet', { onCredit: false, total: 3000, paid: 0, atHotel: 0 }, 'await payment'],
  ['all of it at the hotel', { onCredit: false, total: 3000, paid: 0, atHotel: 3000 }, 'confirm'],
] as const)('a changed booking, %s, is in %s', (_case, money, state) => {
  expect(stateOfChanged(money)).toBe(state)
})

test('what was paid beyond the new total goes back', () => {
  expect([refundOfChange(1000, 3000), refundOfChange(3000, 1000)]).toEqual([
    { paid: 1000, refund: 2000 },
    { paid: 1000, refund: 0 },
  ])
})
