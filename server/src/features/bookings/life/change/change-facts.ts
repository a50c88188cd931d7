import type { TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { takeRooms } from '@innkeeper/rules/stay/take-rooms'
import type { Tx } from '#kit/transaction/transaction.ts'
import { roomsByType } from '../../book/book.store.ts'
import { promotionsUsed } from '../../book/promotion-uses.store.ts'
import type { StoredBooking } from '../../bookings.store.ts'
import { stayFacts, type PropertyFacts } from '../../check-stay/stay-facts.reads.ts'
import { giftCodesAt, kindsOfAgents, type GiftCodeAt } from '../../gift-code/gift-codes-at.reads.ts'
import { giftCodeUsed } from '../../gift-code/gift-code-uses.store.ts'
import { couponOf } from './change-booking.store.ts'
import type { WantedStay } from './wanted-stay.ts'

/** What decides on a change: the property as if the booking were not there, and the codes that the booking was made with. */
export type ChangeFacts = {
  readonly facts: PropertyFacts
  readonly giftCodes: readonly GiftCodeAt[]
  readonly kind: TravelAgentKind | null
  readonly coupon: string | undefined
}

/** Reads what decides on a change; nights that the transaction has locked are read as locked. */
export const factsForChange = async (tx: Tx, booking: StoredBooking, wanted: WantedStay, now: Date): Promise<ChangeFacts> => {
  const { propertyId, travelAgentId } = booking
  const code = giftCodeUsed(booking.snapshot)?.code
  const roomPlanIds = [...new Set(wanted.rooms.map(({ roomPlanId }) => roomPlanId))]
  const serviceCodes = wanted.services.map((service) => service.code)
  const [[facts], giftCodes, kinds, coupon] = await Promise.all([
    stayFacts(tx, { propertyIds: [propertyId], roomPlanIds, travelAgentId, serviceCodes, stays: [wanted] }, now),
    giftCodesAt(tx, [propertyId], code === undefined ? [] : [code]),
    kindsOfAgents(tx, travelAgentId === null ? [] : [travelAgentId]),
    couponOf(tx, booking),
  ])
  if (facts === undefined) throw new Error('the property of a booking is gone')
  return {
    facts: withoutBooking(facts, booking),
    giftCodes: giftCodes.map((one) => (one.terms.code === code ? { ...one, terms: { ...one.terms, uses: one.terms.uses - 1 } } : one)),
    kind: kinds.get(travelAgentId ?? '') ?? null,
    coupon,
  }
}

/** The property as if a booking were not there: its rooms, its uses of promotions and its credit are free. */
const withoutBooking = (facts: PropertyFacts, booking: StoredBooking): PropertyFacts => {
  const rooms = [...roomsByType(booking.snapshot.lines)].map(([roomTypeId, count]) => [roomTypeId, -count] as const)
  const free = takeRooms(facts, booking, new Map(rooms))
  const used = promotionsUsed(booking.snapshot)
  const promotions = free.offers.promotions.map((one) =>
    one.usesLeft !== null && used.has(one.promotionId) ? { ...one, usesLeft: one.usesLeft + 1 } : one,
  )
  const credit = booking.paymentMethod === 'debt' ? booking.total : 0
  const agent = free.agent === null ? null : { ...free.agent, debtUsed: Math.max(0, free.agent.debtUsed - credit) }
  return { ...free, agent, offers: { ...free.offers, promotions } }
}
