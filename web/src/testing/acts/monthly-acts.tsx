import { expect } from 'vitest'
import { AnswerLine } from '#screens/manage/bookings/payments/monthly/answer-line.tsx'
import { DisputeLine } from '#screens/manage/bookings/payments/monthly/dispute-line.tsx'
import { MonthActs } from '#screens/manage/bookings/payments/monthly/month-acts.tsx'
import { LineActs } from '#screens/manage/bookings/payments/monthly/month-line-acts.tsx'
import type { LineShown, MonthShown } from '#screens/manage/bookings/payments/monthly/month-shown.ts'
import { SettleMonth } from '#screens/manage/bookings/payments/monthly/settle-month.tsx'
import { bookingShown } from '../booking-shown.ts'
import { at, chosen, id, other, typed, type ActCase } from './act-case.ts'

const { code, guestName, checkIn, checkOut } = bookingShown()
const anyDay: unknown = expect.any(String)

const month: MonthShown = {
  id,
  month: '2026-10-01',
  agent: { id: other, code: 'CATVANG', name: { vi: 'Lữ hành Cát Vàng', en: 'Golden Sand Travel' } },
  state: 'open',
  lines: 2,
  disputed: 0,
  waiting: 2,
  waitingAmount: 900_000,
  currency: 'VND',
  amount: 900_000,
  allowed: 0,
  paid: 0,
  left: 900_000,
  payable: 450_000,
  drawnAt: at,
  closedAt: null,
  payments: [],
}

const line: LineShown = {
  id: other,
  code,
  guestName,
  ofTickets: false,
  checkIn,
  checkOut,
  bookingState: 'close',
  onCredit: true,
  reason: 'month',
  state: 'open',
  amount: 450_000,
  allowed: 0,
  paid: 0,
  left: 450_000,
  carried: false,
  notes: [],
}

const needs = 'TRANSACTION_2'

/** What is done with monthly statements and their lines. */
export const monthlyActs: readonly ActCase[] = [
  {
    call: 'booking/monthly/agree',
    part: <MonthActs month={month} />,
    presses: ['Agree to what waits (2)', 'Agree to what waits (2)'],
    sends: { id, amount: 900_000 },
    answer: { id, state: 'open', count: 2 },
    told: 'Agreed to lines: 2.',
    needs,
  },
  {
    call: 'booking/monthly/agree',
    part: <LineActs month={id} line={line} open={() => undefined} />,
    presses: ['Agree'],
    sends: { id, lines: [other], amount: 450_000 },
    answer: { id, state: 'agreed', count: 1 },
    told: 'Both sides agree; the statement is closed.',
    needs,
  },
  {
    call: 'booking/monthly/dispute',
    part: <DisputeLine line={line} currency="VND" onClose={() => undefined} />,
    fill: typed({ Reason: 'One night less' }),
    presses: ['Send the reason'],
    sends: { line: other, reason: 'One night less' },
    answer: { id, state: 'open' },
    told: `The reason for disputing the line of ${code} is sent.`,
    needs,
  },
  {
    call: 'booking/monthly/answer',
    part: <AnswerLine line={line} currency="VND" onClose={() => undefined} />,
    fill: typed({ Answer: 'Half a night', 'Taken off': '200000' }),
    presses: ['Send the answer'],
    sends: { line: other, answer: 'Half a night', allowed: 200_000 },
    answer: { id, state: 'open' },
    told: `The agent is answered about the line of ${code}.`,
    needs,
  },
  {
    call: 'booking/monthly/settle',
    part: <SettleMonth month={month} onClose={() => undefined} />,
    fill: chosen(/^Method/u, /^Bank transfer$/u),
    presses: ['Save the payment'],
    sends: { id, amount: 450_000, payable: 450_000, paidOn: anyDay, paymentMethod: 'bank transfer', note: '' },
    answer: { id, state: 'settled', bookings: 1, payable: 0 },
    told: 'The payment is recorded; the statement is settled.',
    needs,
  },
]
