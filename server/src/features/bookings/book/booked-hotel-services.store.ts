import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import type { NewBooking } from './book.store.ts'

/** What each service of a booking costs before tax, by its id; nothing where it is free or included in a package. */
export const servicesBooked = ({ services, price }: BookingSnapshot): ReadonlyMap<string, number> => {
  const booked = new Map(services.map(({ serviceId }) => [serviceId, 0]))
  for (const { step, offer, amount } of price.lines)
    if (step === 'services' && offer !== null) booked.set(offer.id, (booked.get(offer.id) ?? 0) + amount)
  return booked
}

/** Writes which services bookings have; a service that is in a booking cannot be deleted. */
export const writeServicesBooked = async (
  tx: PropertyTx,
  bookings: readonly Pick<NewBooking, 'bookingId' | 'snapshot'>[],
): Promise<void> => {
  const rows = bookings.flatMap(({ bookingId, snapshot }) =>
    [...servicesBooked(snapshot)].map(([id, amount]) => ({
      property_id: tx.propertyId,
      booking_id: bookingId,
      hotel_service_id: id,
      amount,
    })),
  )
  if (rows.length === 0) return
  await tx.db.insertInto('booking_hotel_service').values(rows).execute()
}
