import { describe, expect, test } from 'vitest'
import { amountAsked, linkStanding, paidTooMuch, type LinkFacts, type LinkStanding } from './payment-link.ts'

const now = new Date('2026-11-26T12:00:00Z')
const later = new Date('2026-11-27T12:00:00Z')
const open: LinkFacts = { paid: false, withdrawn: false, expiresAt: later, owed: 100 }

test.each<[string, Partial<LinkFacts>, LinkStanding]>([
  ['it can be paid', {}, 'open'],
  ['it was paid', { paid: true }, 'paid'],
  ['it was paid, and its time passed', { paid: true, expiresAt: now }, 'paid'],
  ['it was paid, and withdrawn meanwhile', { paid: true, withdrawn: true }, 'paid'],
  ['it was withdrawn', { withdrawn: true }, 'withdrawn'],
  ['its last moment', { expiresAt: now }, 'expired'],
  ['nothing is owed any more', { owed: 0 }, 'settled'],
])('%s', (_what, facts, standing) => {
  expect(linkStanding({ ...open, ...facts }, now)).toBe(standing)
})

test.each([
  [500, 800, 500],
  [800, 500, 500],
  [800, 0, 0],
])('a link over %i of a booking that owes %i asks for %i', (amount, owed, asked) => {
  expect(amountAsked(amount, owed)).toBe(asked)
})

describe('what comes in beyond what is owed goes back', () => {
  test.each([
    { what: 'in full, once', paid: 0, amount: 1000, most: 1000, back: 0 },
    { what: 'a second time', paid: 1000, amount: 1000, most: 1000, back: 1000 },
    { what: 'a little too much', paid: 400, amount: 1000, most: 1000, back: 400 },
    { what: 'a cancelled booking without a fee', paid: 0, amount: 1000, most: 0, back: 1000 },
    { what: 'a cancelled booking with a fee', paid: 0, amount: 1000, most: 300, back: 700 },
    { what: 'a booking that was paid too much already', paid: 1500, amount: 200, most: 1000, back: 200 },
  ])('$what', ({ back, ...payment }) => {
    expect(paidTooMuch(payment)).toBe(back)
  })
})
