import type { Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import type { PricedRoom } from '@innkeeper/rules/price/room-lines'
import type { TaxChoice, TaxRate } from '@innkeeper/rules/price/tax'

/** A cancellation policy as it was agreed; a plan without one has no name and is free to cancel. */
export type AgreedCancellation = { readonly name: Saying | null; readonly terms: CancellationTerms }

/** A payment policy as it was agreed. */
export type AgreedPayment = { readonly name: Saying; readonly terms: PaymentTerms }

/** The rooms of one type on one rate plan as they were booked; the price's `roomLine` is the place in the list of these. */
export type BookedLine = {
  readonly roomPlanId: string
  readonly roomTypeId: string
  readonly roomType: Saying
  readonly ratePlan: Saying
  readonly meals: readonly string[]
  readonly rooms: readonly PricedRoom[]
  readonly cancellation: AgreedCancellation
  /** None where the plan had none, and in bookings from before there were any. */
  readonly payment?: AgreedPayment | null
}

/** The property as the guest booked it. */
export type BookedProperty = {
  readonly code: string
  readonly name: Saying
  readonly address: string
  readonly phone: string
  readonly currency: string
  readonly timeZone: string
  readonly taxChoice: TaxChoice
  readonly childAgeLimit: number
  readonly checkInFrom: string
  readonly checkOutUntil: string
}

/** The travel agent as it booked. */
export type BookedBy = { readonly code: string; readonly name: Saying; readonly level: number }

/** What a booking was agreed on: prices, policies, names and tax rates, kept as they were whatever changes later. */
export type BookingSnapshot = {
  readonly property: BookedProperty
  readonly travelAgent: BookedBy | null
  readonly lines: readonly BookedLine[]
  readonly price: StayPrice
  readonly taxRates: readonly TaxRate[]
  /** What is to be paid and when, the first payment first; null is at the hotel. None where it stands on the agent's credit. */
  readonly payments?: readonly { readonly dueAt: string | null; readonly amount: number }[]
}
