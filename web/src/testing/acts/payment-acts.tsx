import { expect } from 'vitest'
import { CorrectTransaction } from '#screens/manage/bookings/payments/correct-transaction.tsx'
import type { EntryShown } from '#screens/manage/bookings/payments/payment-looks.ts'
import { PayBack } from '#screens/manage/bookings/payments/to-move/pay-back.tsx'
import { bookingShown } from '../booking-shown.ts'
import { at, chosen, id, other, typed, type ActCase } from './act-case.ts'

const { code, guestName, checkIn, checkOut, total } = bookingShown()

const anyDay: unknown = expect.any(String)

/** A payment in cash that was recorded by hand. */
const paidInCash: EntryShown = {
  id,
  code,
  guestName,
  agent: null,
  kind: 'payment',
  amount: 500_000,
  currency: 'VND',
  paidOn: '2027-01-12',
  paymentMethod: 'cash',
  rail: null,
  note: '',
  source: 'person',
  person: 'Lê Thu Hà',
  at,
  receipt: null,
  corrects: null,
  correctedBy: null,
  refund: null,
  correctable: true,
  place: {
    code,
    guestName,
    agent: null,
    state: 'await fully payment',
    currency: 'VND',
    bookedOn: '2027-01-12',
    checkIn,
    checkOut,
    total,
    paid: 500_000,
    fee: 0,
    owed: total - 500_000,
    onCredit: false,
    gateways: [],
  },
}

/** What is done with transactions. */
export const paymentActs: readonly ActCase[] = [
  {
    call: 'booking/payment/update',
    part: <CorrectTransaction entry={paidInCash} onClose={() => undefined} />,
    fill: typed({ Amount: '450000' }),
    presses: ['Save the correction'],
    sends: {
      code,
      kind: 'payment',
      amount: 450_000,
      paidOn: '2027-01-12',
      paymentMethod: 'cash',
      note: '',
      awaits: false,
      corrects: id,
    },
    answer: { id: other, code, state: 'await fully payment', paid: 450_000, owed: total - 450_000 },
    told: 'The transaction is corrected.',
  },
  {
    call: 'booking/payment/refund-done',
    part: <PayBack id={id} due={{ code, guestName, amount: 90_000, currency: 'VND', dueOn: '2026-01-12' }} onClose={() => undefined} />,
    fill: chosen(/^Method/u, /^Cash$/u),
    presses: ['Record as paid back'],
    sends: { id, paidOn: anyDay, paymentMethod: 'cash', note: '' },
    answer: { id },
    told: `The refund of booking ${code} is recorded as paid back.`,
  },
]
