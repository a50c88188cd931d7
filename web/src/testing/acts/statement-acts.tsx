import { AsideAct, LineActs } from '#screens/manage/bookings/payments/statements/line-acts.tsx'
import type { Line } from '#screens/manage/bookings/payments/statements/line-look.ts'
import { NameBooking } from '#screens/manage/bookings/payments/statements/name-booking.tsx'
import { bookingShown } from '../booking-shown.ts'
import { id, other, read, type ActCase } from './act-case.ts'

const { code, guestName, checkIn, checkOut, total } = bookingShown()

const match = {
  code,
  ofTickets: false,
  guestName,
  agent: null,
  state: 'await payment',
  checkIn,
  checkOut,
  owed: total,
  currency: 'VND',
  sure: true,
  blocked: false,
  reasons: [],
  back: 0,
} as const

const line: Line = {
  id,
  paidOn: '2026-11-25',
  amount: total,
  content: `CK ${code}`,
  reference: 'FT26328001',
  fileName: 'sao-ke.csv',
  line: 4,
  standing: 'open',
  decidedBy: null,
  decidedAt: null,
  entryId: null,
  code: null,
  match: { ...match, reasons: [] },
}

/** What is done with lines of bank statements. */
export const statementActs: readonly ActCase[] = [
  {
    call: 'booking/payment/statement-book',
    part: <LineActs here={[line]} chosen={[id]} choose={() => undefined} />,
    presses: ['Record the ticked lines (1)', 'Record the ticked lines (1)'],
    sends: { lines: [{ id, code, back: 0 }] },
    answer: { count: 1, back: 0 },
    told: 'Payments recorded from the statement: 1.',
    needs: 'TRANSACTION_2',
  },
  {
    call: 'booking/payment/statement-book',
    part: <NameBooking line={line} onClose={() => undefined} />,
    reads: { 'booking/payment/statement-try': read(match) },
    presses: ['Record the payment'],
    sends: { lines: [{ id, code, back: 0 }] },
    answer: { count: 1, back: 0 },
    told: `The payment of ${code} is recorded.`,
    needs: 'TRANSACTION_2',
  },
  {
    call: 'booking/payment/statement-aside',
    part: <AsideAct ids={[id, other]} aside choose={() => undefined} />,
    presses: ['Set aside'],
    sends: { ids: [id, other], aside: true },
    answer: { count: 2 },
    told: 'Lines set aside: 2.',
    needs: 'TRANSACTION_2',
  },
]
