import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** What finds a guest's own booking. */
export type OwnBookingAsked = { readonly property: string; readonly code: string; readonly email: string }

/** Where a guest's own booking is found: one of rooms, or one of tickets. */
export type OwnBookingTable = 'booking' | 'ticket_booking'

/** A booking that a guest made alone on a property's site, found by the property's code, its own code and the email; else undefined. */
export const findGuestBooking = async (
  tx: Tx,
  table: OwnBookingTable,
  { property, code, email }: OwnBookingAsked,
): Promise<{ readonly propertyId: string; readonly code: string } | undefined> =>
  tx.db
    .selectFrom(table)
    .select(['property_id as propertyId', 'code'])
    .where('property_id', '=', tx.db.selectFrom('property').select('property_id').where('code', '=', property))
    .where('code', '=', code.trim().toUpperCase())
    .where('travel_agent_id', 'is', null)
    .where(sql`lower(guest_email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
