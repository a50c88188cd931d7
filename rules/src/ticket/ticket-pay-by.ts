import { paymentTerm } from '#booking/expiry.ts'
import { addDays, type Day } from '#days/day.ts'
import { momentIn } from '#days/moment-in.ts'

/** What decides until when tickets must be paid; `hours` is how long the park waits for a payment. */
export type TicketsToPay = { readonly bookedAt: Date; readonly hours: number; readonly visitDay: Day; readonly timeZone: string }

/** Until when tickets must be paid: within the park's hours, but never after the day of the visit has ended. */
export const ticketPayBy = ({ bookedAt, hours, visitDay, timeZone }: TicketsToPay): Date => {
  const dayEnds = momentIn(timeZone, addDays(visitDay, 1), '00:00')
  const term = paymentTerm(bookedAt, hours)
  return term < dayEnds ? term : dayEnds
}
