import { lineShares } from '@innkeeper/rules/booking/line-shares'
import type { Day } from '@innkeeper/rules/days/day'
import { paymentMoments, type PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PropertyFacts } from '../check-stay/stay-facts.reads.ts'

type Agreed = {
  readonly lines: readonly { readonly plan: { readonly payment: { readonly terms: PaymentTerms } | null } }[]
  readonly price: StayPrice
}

/** The payments of a stay and their deadlines if it were booked now: by each package's policy, or within the property's hours. */
export const paymentsOf = (facts: PropertyFacts, { lines, price }: Agreed, stay: { checkIn: Day; now: Date }): PaymentMoment[] => {
  const shares = lineShares(price, lines.length)
  const paid = lines.map(({ plan }, index) => ({ terms: plan.payment?.terms ?? null, ...(shares[index] ?? nothing) }))
  return paymentMoments(paid, { bookedAt: stay.now, checkIn: stay.checkIn, timeZone: facts.timeZone, hours: facts.paymentHours })
}

const nothing = { total: 0, nightAmounts: [] }
