import { expect, test } from 'vitest'
import { propertyStates } from '#property/property-states.ts'
import type { Completeness } from './completeness.ts'
import { nextStep } from './next-step.ts'

const whole: Completeness = { items: [], done: 9, complete: true }
const lacking: Completeness = {
  items: [
    { flag: 'hotelInfo', ok: true, applies: true, missing: [] },
    { flag: 'room', ok: false, applies: true, missing: ['roomType'] },
    { flag: 'paymentPolicy', ok: false, applies: true, missing: ['paymentPolicy'] },
  ],
  done: 7,
  complete: false,
}
const standing = { completeness: whole, contractSigned: true, takenOffBy: null }

test.each([
  ['create', standing, 'confirm'],
  ['wait confirm', standing, 'confirm'],
  ['sent back', standing, 'confirm'],
  ['wait approve', standing, 'awaitApproval'],
  ['approved', standing, 'putOnSale'],
  ['approved', { ...standing, contractSigned: false }, 'awaitContract'],
  ['onsite', standing, 'nothing'],
  ['offsite', { ...standing, takenOffBy: 'property' as const }, 'putOnSale'],
  ['offsite', { ...standing, takenOffBy: 'property' as const, contractSigned: false }, 'awaitContract'],
  ['offsite', { ...standing, takenOffBy: 'platform' as const }, 'askPlatform'],
] as const)('a whole property that is %s: %o is followed by %s', (state, facts, step) => {
  expect(nextStep({ state, ...facts })).toEqual({ step, flag: null })
})

test.each(propertyStates)('whatever its state (%s), the first missing part is the one thing to do', (state) => {
  expect(nextStep({ state, ...standing, completeness: lacking })).toEqual({ step: 'mend', flag: 'room' })
})
