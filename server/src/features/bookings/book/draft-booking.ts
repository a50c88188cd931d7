import { commissionOf } from '@innkeeper/rules/booking/commission'
import { paymentState } from '@innkeeper/rules/booking/payment-state'
import type { Day } from '@innkeeper/rules/days/day'
import { firstPaymentDue, paidAtHotel, type PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import type { TravelAgent } from '#kit/request/who.ts'
import type { BookingInput } from './booking-asked.ts'
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

/** The booking that an agent or a guest makes of what is agreed: confirmed at once on its credit, else by the payments that are waited for. */
export const draftBooking = (
  { travelAgent, now }: { readonly travelAgent: Pick<TravelAgent, 'travelAgentId' | 'nameVi'> | null; readonly now: Date },
  { guest, note, paymentMethod }: Pick<BookingInput, 'guest' | 'note' | 'paymentMethod'>,
  { facts, checkIn, checkOut, price, onCredit, payments, snapshot, commission }: Agreed,
): Draft => {
  const { total } = price
  const state = onCredit ? 'confirm' : paymentState('await payment', total, 0, paidAtHotel(payments))
  return {
    bookingId: uuidv7(),
    eventId: uuidv7(),
    travelAgentId: travelAgent?.travelAgentId ?? null,
    person: travelAgent?.nameVi ?? guest.name,
    origin: travelAgent === null ? 'guest' : 'agent',
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
