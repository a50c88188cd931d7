import { expect } from 'vitest'
import { CorrectTransaction } from '#screens/manage/bookings/payments/correct-transaction.tsx'
import type { EntryShown } from '#screens/manage/bookings/payments/payment-looks.ts'
import { PaymentLinks } from '#screens/manage/bookings/payments/links/payment-links.tsx'
import { PayBack } from '#screens/manage/bookings/payments/to-move/pay-back.tsx'
import { bookingShown } from '../booking-shown.ts'
import { at, chosen, id, other, read, typed, type ActCase } from './act-case.ts'

const { code, guestName, checkIn, checkOut, total } = bookingShown()

const anyDay: unknown = expect.any(String)

/** A payment in cash that was recorded by hand. */
const paidInCash: EntryShown = {
  id,
  code,
  ofTickets: false,
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
    ofTickets: false,
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

const refund = { state: 'due', note: '', byGateway: true } as const

const openLink = {
  id,
  url: 'https://innkeeper.example/pay?token=abc',
  amount: 450_000,
  standing: 'open',
  expiresAt: at,
  madeAt: at,
  madeBy: 'Lê Thu Hà',
  orders: [],
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
    part: (
      <PayBack id={id} due={{ code, guestName, amount: 90_000, currency: 'VND', dueOn: '2026-01-12', refund }} onClose={() => undefined} />
    ),
    fill: chosen(/^Method/u, /^Cash$/u),
    presses: ['Record as paid back'],
    sends: { id, paidOn: anyDay, paymentMethod: 'cash', note: '' },
    answer: { id },
    told: `The refund of ${code} is recorded as paid back.`,
  },
  {
    call: 'booking/payment/refund-by-gateway',
    part: (
      <PayBack id={id} due={{ code, guestName, amount: 90_000, currency: 'VND', dueOn: '2026-01-12', refund }} onClose={() => undefined} />
    ),
    presses: ['Pay ₫90,000 back by VNPAY'],
    sends: { id },
    answer: { id },
    told: `VNPAY is asked to pay back the refund of ${code}.`,
  },
  {
    call: 'booking/payment/make-link',
    part: <PaymentLinks code={code} onClose={() => undefined} />,
    reads: { 'booking/payment/links': read({ owed: 700_000, currency: 'VND', rails: ['vnpay'], links: [] }) },
    fill: typed({ Amount: '450000' }),
    presses: ['Make a link'],
    sends: { code, amount: 450_000, days: 3 },
    answer: { id, url: 'https://innkeeper.example/pay?token=abc' },
    staysOpen: true,
    told: 'The link is made. Copy it and send it to the guest.',
  },
  {
    call: 'booking/payment/withdraw-link',
    part: <PaymentLinks code={code} onClose={() => undefined} />,
    reads: { 'booking/payment/links': read({ owed: 700_000, currency: 'VND', rails: ['vnpay'], links: [openLink] }) },
    presses: ['Withdraw the link'],
    sends: { code, id },
    answer: { id },
    staysOpen: true,
    told: 'The link is withdrawn.',
  },
]
