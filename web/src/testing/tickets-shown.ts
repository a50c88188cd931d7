import type { TicketDetail } from '#ui/booking/tickets/ticket-detail.ts'
import { bookingShown } from './booking-shown.ts'

const line: TicketDetail['lines'][number] = {
  product: 'COMBO2N',
  name: { vi: 'Combo hai ngày', en: 'Two days with lunch' },
  kind: 'combo',
  slot: '',
  visitors: [
    { kind: 'adult', count: 1, each: 690_000, amount: 690_000 },
    { kind: 'child', count: 1, each: 490_000, amount: 490_000 },
  ],
  amount: 1_180_000,
  firstDay: '2027-03-01',
  lastDay: '2027-03-03',
  entries: 2,
  refundDays: 3,
  lateFee: 100,
  number: '104208816330',
}

/** A ticket booking that was just made, as its page reads it. */
export const ticketsShown = (more: Partial<TicketDetail> = {}): TicketDetail => {
  const { agent, allowed, guestName, guestPhone, guestEmail, createdAt, changedAt, timeline } = bookingShown()
  if (agent === null) throw new Error('an agent booked')
  return {
    code: 'TM270301T482',
    state: 'await payment',
    guestName,
    guestPhone,
    guestEmail,
    note: '',
    visitDay: '2027-03-01',
    lastDay: '2027-03-03',
    currency: 'VND',
    total: 1_180_000,
    paid: 0,
    owed: 1_180_000,
    paymentMethod: 'bank transfer',
    payBy: null,
    cancelReason: null,
    createdAt,
    changedAt,
    agent,
    property: { name: { vi: 'Thác Mây', en: 'Thác Mây' } },
    lines: [line],
    price: { sum: 1_180_000, net: 1_072_727, serviceCharge: 0, vat: 107_273, total: 1_180_000 },
    ledger: [],
    timeline,
    emails: [],
    ifCancelledToday: { fee: 0, refund: 0, owed: 0 },
    allowed: { cancel: allowed.cancel },
    ...more,
  }
}
