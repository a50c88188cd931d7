import type { Day } from '#days/day.ts'
import type { PriceLine } from '#price/price-line.ts'
import { chargeOn } from './cancellation-terms.ts'
import type { CancellationTerms } from './cancellation-terms.ts'
import { chargeAmount } from './charge-amount.ts'
import { lineShares } from './line-shares.ts'

/** A booking as it was agreed: the terms of each room line, and the price, whose lines name their room line. */
export type AgreedBooking = {
  readonly checkIn: Day
  readonly terms: readonly CancellationTerms[]
  readonly price: { readonly total: number; readonly lines: readonly PriceLine[] }
  readonly paid: number
}

/** The fee of a cancellation, the refund, and what is still owed of the fee, in minor units. */
export type CancellationFee = { readonly fee: number; readonly refund: number; readonly owed: number }

/** What cancelling a booking on a day costs: each room line by its own terms, from its share of the total. */
export const cancellationFee = (booking: AgreedBooking, today: Day): CancellationFee => {
  const shares = lineShares(booking.price, booking.terms.length)
  const fee = booking.terms.reduce((sum, terms, index) => {
    const charge = chargeOn(terms, booking.checkIn, today)
    const share = shares[index]
    return charge === null || share === undefined ? sum : sum + chargeAmount(charge, share)
  }, 0)
  return { fee, refund: Math.max(0, booking.paid - fee), owed: Math.max(0, fee - booking.paid) }
}
