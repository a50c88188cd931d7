import type { Day } from '../days/day.ts'
import { splitInProportion } from '../money/split-in-proportion.ts'
import type { PriceLine } from '../price/price-line.ts'
import { feeOf } from './cancellation-fee.ts'
import type { CancellationFee } from './cancellation-fee.ts'
import { chargeOn } from './cancellation-terms.ts'
import type { CancellationTerms } from './cancellation-terms.ts'

/** A booking as it was agreed: the terms of each of its room lines, and its price, whose lines name the room line. */
export type AgreedBooking = {
  readonly checkIn: Day
  readonly terms: readonly CancellationTerms[]
  readonly price: { readonly total: number; readonly lines: readonly PriceLine[] }
  readonly paid: number
}

/** What cancelling a booking on a day costs: each room line by its own terms, from its share of the total. */
export function cancelBooking(booking: AgreedBooking, today: Day): CancellationFee {
  const nights = booking.terms.map((_, index) => nightAmounts(booking.price.lines, index))
  const shares = splitInProportion(
    booking.price.total,
    nights.map((amounts) => sum(amounts)),
  )
  const fees = booking.terms.map((terms, index) => {
    const charge = chargeOn(terms, booking.checkIn, today)
    return charge === null ? 0 : feeOf(charge, { total: shares[index] ?? 0, nightAmounts: nights[index] ?? [] })
  })
  const fee = sum(fees)
  return { fee, refund: Math.max(0, booking.paid - fee), owed: Math.max(0, fee - booking.paid) }
}

function nightAmounts(lines: readonly PriceLine[], roomLine: number): number[] {
  const byNight = new Map<Day, number>()
  for (const line of lines) {
    if (line.roomLine !== roomLine || line.night === null || line.step !== 'rooms') continue
    byNight.set(line.night, (byNight.get(line.night) ?? 0) + line.amount)
  }
  return [...byNight.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, amount]) => amount)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
