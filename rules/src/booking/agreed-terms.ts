import { addDays, type Day } from '#days/day.ts'

import { depositTypes, paymentFieldsOf } from '#policy/payment-fields.ts'
import type { PaymentTerms } from '#policy/payment-terms.ts'
import { cancellationSteps, type CancellationTerms } from './cancellation-terms.ts'

/** How a booking may be cancelled: free until a day, with a charge from the first day on, or not at all. */
export const cancellationTypes = ['free', 'charged', 'nonRefundable'] as const

type AgreedLine = { readonly cancellation: CancellationTerms; readonly payment: PaymentTerms | null }

/** The agreed terms of a booking in short, each once over its room lines and in the order of time. */
export type AgreedTerms = {
  readonly depositType: readonly (typeof depositTypes)[number][]
  /** The days from which on everything is due at once. */
  readonly cutOffDate: readonly Day[]
  /** The first days on which cancelling costs something. */
  readonly cancellationDay: readonly Day[]
  readonly cancellationType: readonly (typeof cancellationTypes)[number][]
}

/** The terms that the diary tells of a booking: the specification's deposit type, cut-off date, and day and type of cancellation. */
export const agreedTerms = (lines: readonly AgreedLine[], checkIn: Day): AgreedTerms => {
  const payments = lines.flatMap(({ payment }) => payment ?? [])
  const types = new Set(payments.map((terms) => paymentFieldsOf(terms).depositType))
  const cancellations = new Set(lines.map(({ cancellation }) => cancellationTypeOf(cancellation)))
  return {
    depositType: depositTypes.filter((one) => types.has(one)),
    cutOffDate: inOrder(payments.flatMap(({ cutOffDays }) => (cutOffDays === null ? [] : addDays(checkIn, -cutOffDays)))),
    cancellationDay: inOrder(lines.flatMap(({ cancellation }) => firstCharged(cancellation, checkIn))),
    cancellationType: cancellationTypes.filter((one) => cancellations.has(one)),
  }
}

const cancellationTypeOf = ({ refundable, steps }: CancellationTerms): (typeof cancellationTypes)[number] => {
  if (!refundable) return 'nonRefundable'
  return steps.length === 0 ? 'free' : 'charged'
}

const firstCharged = (terms: CancellationTerms, checkIn: Day): Day[] => {
  const first = cancellationSteps(terms, checkIn).find(({ charge }) => charge !== null)
  return first === undefined || first.from === null ? [] : [first.from]
}

const inOrder = (days: readonly Day[]): Day[] => [...new Set(days)].toSorted()
