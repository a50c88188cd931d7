import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { commissionOf } from '@innkeeper/rules/booking/commission'
import { paymentState } from '@innkeeper/rules/booking/payment-state'
import type { Day } from '@innkeeper/rules/days/day'
import { firstPaymentDue, paidAtHotel, type PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { v7 as uuidv7 } from 'uuid'
import type { TravelAgent } from '#kit/request/who.ts'
import type { PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import type { NewBooking } from './book.store.ts'

/** A booking without its code. */
export type Draft = Omit<NewBooking, 'code'>

/** What is agreed before a booking is written; the commission is in basis points. */
type Agreed = {
  readonly facts: PropertyFacts
  readonly checkIn: Day
  readonly checkOut: Day
  readonly price: StayPrice
  readonly onCredit: boolean
  readonly payments: readonly PaymentMoment[]
  readonly snapshot: BookingSnapshot
  readonly commission: number | null
}

/** The booking that an agent makes of what is agreed: confirmed at once on its credit, else by the payments that are waited for. */
export const draftBooking = (
  { travelAgent, now }: { readonly travelAgent: Pick<TravelAgent, 'travelAgentId' | 'nameVi'>; readonly now: Date },
  { guest, note, paymentMethod }: Pick<CallRequest<'distribution/book'>, 'guest' | 'note' | 'paymentMethod'>,
  { facts, checkIn, checkOut, price, onCredit, payments, snapshot, commission }: Agreed,
): Draft => {
  const { total } = price
  const state = onCredit ? 'confirm' : paymentState('await payment', total, 0, paidAtHotel(payments))
  return {
    bookingId: uuidv7(),
    eventId: uuidv7(),
    travelAgentId: travelAgent.travelAgentId,
    person: travelAgent.nameVi,
    state,
    checkIn,
    checkOut,
    guest,
    note,
    currency: facts.currency,
    total,
    paymentMethod,
    payBy: state === 'await payment' ? firstPaymentDue(payments) : null,
    snapshot,
    credit: onCredit ? total : 0,
    commissionBasisPoints: commission,
    commission: commission === null ? null : commissionOf(price, commission),
    now,
  }
}
