import { sql, type RawBuilder } from 'kysely'
import { holding } from '#kit/records/holding.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The condition that a booking of the property has a text in its code, its guest, their phone or its agent. */
export const bookingNamed = (tx: PropertyTx, text: string): Promise<RawBuilder<boolean>> =>
  holding(text, {
    id: 'booking.booking_id',
    column: 'booking.search_text',
    idsOf: async (pattern, most) => {
      const named = sql<{ id: string }>`bookings_with(${pattern}, ${most})`.as<'named'>(sql`named(id)`)
      const rows = await tx.db.selectFrom(named).select('named.id').execute()
      return rows.map(({ id }) => id)
    },
  })

/** The condition that a ticket booking of the park has a text in its code, its guest, their phone or its agent. */
export const ticketBookingNamed = (tx: PropertyTx, text: string): Promise<RawBuilder<boolean>> =>
  holding(text, {
    id: 'ticket_booking.ticket_booking_id',
    column: 'ticket_booking.search_text',
    idsOf: async (pattern, most) => {
      const named = sql<{ id: string }>`ticket_bookings_with(${pattern}, ${most})`.as<'named'>(sql`named(id)`)
      const rows = await tx.db.selectFrom(named).select('named.id').execute()
      return rows.map(({ id }) => id)
    },
  })
