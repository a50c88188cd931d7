import { describe, expect, test } from 'vitest'
import { amountRange, effectOf, whyNotEntry, type EntryAsked, type EntryBefore, type EntryFacts } from './why-not-entry.ts'

const facts: EntryFacts = {
  state: 'await fully payment',
  total: 1000,
  paid: 300,
  fee: 0,
  onCredit: false,
  bookedOn: '2027-01-10',
  checkOut: '2027-02-08',
  rails: ['vnpay', 'vietqr'],
}
const cancelled: Partial<EntryFacts> = { state: 'cancel', fee: 500 }
const asked: EntryAsked = { kind: 'payment', amount: 700, paidOn: '2027-01-20', paymentMethod: 'cash', rail: null }

const rows: readonly [string, Partial<EntryAsked>, Partial<EntryFacts>, readonly string[]][] = [
  ['what is owed may be paid', {}, {}, []],
  ['"a payment may not exceed what is owed": wrong amount', { amount: 701 }, {}, ['amount wrongAmount']],
  ['nothing is no payment', { amount: 0 }, {}, ['amount wrongAmount']],
  ['what was paid may be refunded', { kind: 'refund', amount: 300 }, {}, []],
  ['"nor a refund what was paid": wrong amount', { kind: 'refund', amount: 301 }, {}, ['amount wrongAmount']],
  ['payment date out of range: before the booking', { paidOn: '2027-01-09' }, {}, ['paidOn dateOutOfRange']],
  ['payment date out of range: after check-out', { paidOn: '2027-02-09' }, {}, ['paidOn dateOutOfRange']],
  ['the day of booking and the check-out day are in range', { paidOn: '2027-02-08' }, {}, []],
  ['method not selected', { paymentMethod: null }, {}, ['paymentMethod methodNotSelected']],
  ['credit is no money', { paymentMethod: 'debt' }, {}, ['paymentMethod methodNotSelected']],
  ['gateway not selected: a card names its gateway', { paymentMethod: 'domestic card' }, {}, ['rail gatewayNotSelected']],
  ['gateway not configured', { paymentMethod: 'domestic card', rail: 'onepay' }, {}, ['rail gatewayNotSelected']],
  ['a gateway that does not take this method', { paymentMethod: 'QR wallet', rail: 'vietqr' }, {}, ['rail gatewayNotSelected']],
  ['cash by no gateway', { rail: 'vnpay' }, {}, ['rail gatewayNotSelected']],
  ['a card with its gateway', { paymentMethod: 'domestic card', rail: 'vnpay' }, {}, []],
  ['a transfer by hand', { paymentMethod: 'bank transfer' }, {}, []],
  ['a cancelled booking takes no payment', { amount: 200 }, cancelled, ['kind wrongKind']],
  ['but its fee', { kind: 'cancellation fee', amount: 200 }, cancelled, []],
  ['no more than is left of it', { kind: 'cancellation fee', amount: 201 }, cancelled, ['amount wrongAmount']],
  ['and gives back what was paid', { kind: 'cancellation refund', amount: 300 }, cancelled, []],
  ['a living booking has no fee', { kind: 'cancellation fee', amount: 1 }, { fee: 1000 }, ['kind wrongKind']],
  ['what is on credit is settled on the statement', { amount: 1 }, { onCredit: true, paid: 0 }, ['kind onCredit', 'amount wrongAmount']],
  ['nor goes back what was settled there', { kind: 'refund', amount: 1 }, { onCredit: true, paid: 1000 }, ['kind onCredit']],
  [
    'several reasons at once',
    { amount: 0, paidOn: '2027-03-01', paymentMethod: null },
    {},
    ['amount wrongAmount', 'paidOn dateOutOfRange', 'paymentMethod methodNotSelected'],
  ],
]

test.each(rows)('%s', (_sentence, entry, more, reasons) => {
  const found = whyNotEntry({ ...asked, ...entry }, { ...facts, ...more })
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(reasons)
})

describe('a correction is a second entry that names the first', () => {
  const payment: EntryBefore = { kind: 'payment', amount: 300, source: 'person' }
  test.each([
    ['less than the first', payment, 200, {}, []],
    ['nothing: it never happened', payment, 0, {}, []],
    ['as much as the booking owes without the first', payment, 1000, {}, []],
    ['more than that', payment, 1001, {}, ['amount wrongAmount']],
    ['less, though the booking is cancelled and part was refunded', payment, 200, { ...cancelled, paid: 100 }, []],
    ['not so little that more was refunded than paid', payment, 199, { ...cancelled, paid: 100 }, ['amount wrongAmount']],
    ['a refund of more than was paid', { kind: 'refund', amount: 100, source: 'person' }, 401, {}, ['amount wrongAmount']],
    ['a refund of all that was paid', { kind: 'refund', amount: 100, source: 'person' }, 400, {}, []],
    ['a refund that never was', { kind: 'refund', amount: 100, source: 'person' }, 0, {}, []],
    [
      'a refund of so little that more was paid than is owed',
      { kind: 'refund', amount: 700, source: 'person' },
      299,
      { paid: 600 },
      ['amount wrongAmount'],
    ],
    ['a refund of no less than that', { kind: 'refund', amount: 700, source: 'person' }, 300, { paid: 600 }, []],
    ['a refund that stays as it is, though too much was paid', { kind: 'refund', amount: 100, source: 'person' }, 100, { paid: 1200 }, []],
  ] as const)('%s', (...[, before, amount, more, reasons]) => {
    const found = whyNotEntry({ ...asked, kind: before.kind, amount }, { ...facts, ...more }, before)
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(reasons)
  })

  test('it is of the same kind', () => {
    expect(whyNotEntry({ ...asked, kind: 'refund', amount: 1 }, facts, payment)).toContainEqual({ field: 'kind', reason: 'wrongKind' })
  })
})

test.each([
  [{ kind: 'payment', amount: 5, source: 'gateway' }, 5],
  [{ kind: 'refund', amount: 5, source: 'person' }, -5],
  [{ kind: 'cancellation refund', amount: 5, source: 'terms' }, -5],
  [{ kind: 'cancellation fee', amount: 5, source: 'person' }, 5],
  [{ kind: 'cancellation fee', amount: 5, source: 'terms' }, 0],
] as const)('%o changes what was paid by %d', (entry, effect) => {
  expect(effectOf(entry)).toBe(effect)
})

test('a booking that is paid in full takes nothing more', () => {
  expect(amountRange('payment', { ...facts, paid: 1000 })).toEqual({ least: 1, most: 0 })
})
