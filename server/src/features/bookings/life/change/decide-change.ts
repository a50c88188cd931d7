import { agreedPrices, rulesOfChange } from '@innkeeper/rules/booking/held-stay'
import { keptDifference } from '@innkeeper/rules/booking/kept-difference'
import { refundOfChange, stateOfChanged } from '@innkeeper/rules/booking/can-change'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { CodedService } from '@innkeeper/rules/hotel-service/choose-hotel-services'
import { firstPaymentDue, paidAtHotel, type PaymentMoment } from '@innkeeper/rules/policy/payment-moments'
import type { StayPrice } from '@innkeeper/rules/price/price-of-stay'
import type { StayVerdict } from '@innkeeper/rules/stay/check-stay'
import { quoteStay, type StayQuote } from '@innkeeper/rules/stay/quote-stay'
import { todayIn } from '@innkeeper/rules/days/day'
import { paymentsOf } from '../../book/agreed-payments.reads.ts'
import type { StoredBooking } from '../../bookings.store.ts'
import { buyerOf } from '../../check-stay/buyer.reads.ts'
import { servedStay, type ServedStay } from '../../check-stay/served-stay.reads.ts'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from '../../check-stay/stay-facts.reads.ts'
import { givenCode } from '../../gift-code/given-code.reads.ts'
import { giftCodeUsed } from '../../gift-code/gift-code-uses.store.ts'
import type { ChangeFacts } from './change-facts.ts'
import { heldStay, type WantedStay } from './wanted-stay.ts'

type Lines = StayQuote<RoomTypeFacts, PlanFacts>['lines']

/** A change as it would be: its lines, what blocks it, and its price; null where a night has none. */
export type Decided = {
  readonly lines: Lines
  readonly verdicts: readonly { readonly roomPlanId: string; readonly verdict: StayVerdict }[]
  readonly services: readonly CodedService[]
  readonly refused: ServedStay['refused']
  readonly price: StayPrice | null
}

/**
 * What a change of a booking's stay comes to; null where the property has no such room-plan. Nights that the booking keeps cost what was
 * agreed, and promotions and the gift code are judged as on the day of booking.
 */
export const decideChange = (
  { facts, giftCodes, kind, coupon }: ChangeFacts,
  booking: StoredBooking,
  wanted: WantedStay,
  byProperty: boolean,
): Decided | null => {
  const { travelAgentId, snapshot, paymentMethod } = booking
  const bookedAt = new Date(booking.createdAt)
  const held = heldStay(booking)
  const terms = giftCodes.map((one) => one.terms)
  const giving = { timeZone: facts.timeZone, now: bookedAt, travelAgentId, kind, paymentMethod }
  const given = givenCode(giftCodeUsed(snapshot)?.code, terms, giving)
  // Who has no agent booked on the property's own site.
  const channel = travelAgentId === null ? 'website' : 'agents'
  const served = servedStay(facts, { ...wanted, channel })
  const prices = agreedPrices(snapshot.lines, snapshot.price.lines, held, wanted.rooms)
  const asked = {
    ...wanted,
    agentActive: travelAgentId === null || (facts.agent?.active ?? false),
    today: facts.today,
    buyer: buyerOf(facts.agent, { channel, travelAgentId, promotionCode: coupon }),
    agreed: { bookedOn: todayIn(facts.timeZone, bookedAt), prices },
  }
  const difference = keptDifference(snapshot.price.lines, { ...wanted, prices })
  // A price that was agreed for a group stands in the place of promotions.
  const group = difference === null ? {} : { promotions: [], agreed: { difference } }
  const quote = quoteStay(facts, asked, { ...served.offers, ...group, giftCode: given?.counted ?? null })
  if (quote === null) return null
  const verdicts = quote.lines.map(({ roomPlan: { roomPlanId }, rooms, verdict }) => {
    const rules = rulesOfChange(verdict.rules, { ...wanted, roomPlanId, rooms: rooms.length }, held, byProperty)
    const blockedBy = rules.find(({ ok }) => !ok)?.rule ?? null
    return { roomPlanId, verdict: { ok: blockedBy === null, blockedBy, rules } }
  })
  return { lines: quote.lines, verdicts, services: served.services, refused: served.refused, price: quote.price }
}

/** What a changed price means for the money of a booking. */
export type ChangedMoney = {
  readonly payments: readonly PaymentMoment[]
  readonly state: BookingState
  readonly payBy: Date | null
  readonly paid: number
  readonly refund: number
}

/** What the price of a changed stay means for its payments: its policies count as if it were booked now, with what was paid. */
export const moneyOfChange = (
  facts: PropertyFacts,
  booking: StoredBooking,
  { lines, price, wanted, now }: { lines: Lines; price: StayPrice; wanted: WantedStay; now: Date },
): ChangedMoney => {
  const onCredit = booking.paymentMethod === 'debt'
  const payments = onCredit ? [] : paymentsOf(facts, { lines, price }, { checkIn: wanted.checkIn, now })
  const { paid, refund } = refundOfChange(price.total, booking.paid)
  const state = stateOfChanged({ onCredit, total: price.total, paid, atHotel: paidAtHotel(payments) })
  return { payments, state, payBy: state === 'await payment' ? firstPaymentDue(payments) : null, paid, refund }
}
