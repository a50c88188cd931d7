import type { CancellationFee } from '#booking/cancellation-fee.ts'
import { addDays, type Day } from '#days/day.ts'
import { percentOf } from '#money/percent.ts'
import { multiplyDivide } from '#money/round-half-up.ts'

/** When cancelling costs nothing: that many days before the visit or earlier (null is never); later it costs a share, in percent. */
export type RefundTerms = { readonly refundDays: number | null; readonly lateFee: number }

/** What cancelling tickets on a day costs: each line by its own terms, from its share of the total; a visit whose day has passed is lost. */
export const ticketFee = (
  booking: {
    readonly visitDay: Day
    readonly paid: number
    readonly total: number
    readonly lines: readonly { readonly terms: RefundTerms; readonly amount: number }[]
  },
  today: Day,
): CancellationFee => {
  const sum = booking.lines.reduce((all, { amount }) => all + amount, 0)
  const charged = booking.lines.reduce(
    (all, { terms, amount }) => all + percentOf(amount, shareOn(terms, booking.visitDay, today) * 100),
    0,
  )
  // The lines are before the taxes that the total has: the fee is the same share of it.
  const fee = sum === 0 ? 0 : Math.min(booking.total, multiplyDivide(booking.total, charged, sum))
  return { fee, refund: Math.max(0, booking.paid - fee), owed: Math.max(0, fee - booking.paid) }
}

const shareOn = ({ refundDays, lateFee }: RefundTerms, visitDay: Day, today: Day): number => {
  if (today > visitDay) return 100
  return refundDays !== null && today <= addDays(visitDay, -refundDays) ? 0 : lateFee
}
