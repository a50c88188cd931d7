import type { CancellationFee } from '@innkeeper/rules/booking/cancellation-fee'
import { todayIn } from '@innkeeper/rules/days/day'
import { ticketFee } from '@innkeeper/rules/ticket/ticket-fee'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { propertyEmail } from '../bookings.store.ts'
import { tellOfMoney } from '../payments/money-news.ts'
import { tellOfTickets } from './notify-tickets.ts'
import { writeTicketEnding, type StoredTicketBooking, type TicketEnding } from './ticket-bookings.store.ts'

/** What cancelling a ticket booking costs today, by the terms that were agreed. */
export const feeOfTickets = ({ visitDay, paid, total, snapshot }: StoredTicketBooking, now: Date): CancellationFee => {
  const lines = snapshot.lines.map(({ refundDays, lateFee, amount }) => ({ terms: { refundDays, lateFee }, amount }))
  return ticketFee({ visitDay, paid, total, lines }, todayIn(snapshot.property.timeZone, now))
}

type Ending = Omit<TicketEnding, 'cost' | 'today' | 'now'> & { readonly withFee: boolean }

/** Ends a locked ticket booking: state, fee or refund, tickets and credit change together; the park is notified. */
export const endTickets = async (
  tx: PropertyTx,
  booking: StoredTicketBooking,
  { withFee, ...ending }: Ending,
  now: Date,
): Promise<CancellationFee> => {
  const cost = withFee ? feeOfTickets(booking, now) : { fee: 0, refund: booking.paid, owed: 0 }
  await writeTicketEnding(tx, booking, { ...ending, cost, today: todayIn(booking.snapshot.property.timeZone, now), now })
  const ended = { ...booking, state: ending.state }
  const { person, accountId } = ending
  const news = { booking: ended, person, accountId: accountId ?? null }
  await tellOfTickets(tx, { kind: 'ticketCancelled', ...news, email: await propertyEmail(tx) })
  if (cost.refund > 0) await tellOfMoney(tx, 'refundDue', news)
  return cost
}
