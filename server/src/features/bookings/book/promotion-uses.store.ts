import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { PropertyFacts } from '../check-stay/stay-facts.reads.ts'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import type { NewBooking } from './book.store.ts'

/** Locks the property's promotions that may be used so many times, so that nobody else takes the last use meanwhile. */
export const lockLimitedPromotions = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.rows(
    'select from promotion where property_id = $1 and active and most_uses is not null order by promotion_id for update',
    [propertyId],
    'lock limited promotions',
  )
}

/** What each promotion took off a booking (negative) or added, by its id, before tax. */
export const promotionsUsed = ({ price }: Pick<BookingSnapshot, 'price'>): ReadonlyMap<string, number> => {
  const used = new Map<string, number>()
  for (const { step, offer, amount } of price.lines)
    if (step === 'promotions' && offer !== null) used.set(offer.id, (used.get(offer.id) ?? 0) + amount)
  return used
}

/** A property's facts after a booking used promotions: one use less is left of those that have a limit. */
export const takeUses = <Facts extends Pick<PropertyFacts, 'offers'>>(facts: Facts, used: ReadonlyMap<string, number>): Facts => {
  if (used.size === 0) return facts
  const promotions = facts.offers.promotions.map((one) =>
    one.usesLeft !== null && used.has(one.promotionId) ? { ...one, usesLeft: one.usesLeft - 1 } : one,
  )
  return { ...facts, offers: { ...facts.offers, promotions } }
}

/** Writes which promotions bookings used; a trigger takes their uses. */
export const writePromotionsUsed = async (
  tx: PropertyTx,
  bookings: readonly Pick<NewBooking, 'bookingId' | 'snapshot'>[],
): Promise<void> => {
  const rows = bookings.flatMap(({ bookingId, snapshot }) =>
    [...promotionsUsed(snapshot)].map(([id, amount]) => ({ bookingId, id, amount })),
  )
  if (rows.length === 0) return
  await tx.rows(
    `insert into booking_promotion (property_id, booking_id, promotion_id, amount)
       select $1, booking_id, promotion_id, amount from unnest($2::uuid[], $3::uuid[], $4::bigint[]) as used (booking_id, promotion_id, amount)
        order by promotion_id, booking_id`,
    [tx.propertyId, rows.map(({ bookingId }) => bookingId), rows.map(({ id }) => id), rows.map(({ amount }) => amount)],
    'write promotions used',
  )
}
