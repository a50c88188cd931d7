import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** What finds a guest's own booking. */
export type OwnBookingAsked = { readonly property: string; readonly code: string; readonly email: string }

/** A booking that a guest made alone on a property's site, found by the property's code, its own code and the email; else undefined. */
export const findGuestBooking = async (
  tx: Tx,
  { property, code, email }: OwnBookingAsked,
): Promise<{ readonly propertyId: string; readonly code: string } | undefined> =>
  tx.db
    .selectFrom('booking as b')
    .innerJoin('property as p', 'p.property_id', 'b.property_id')
    .select(['b.property_id as propertyId', 'b.code'])
    .where('b.code', '=', code.trim().toUpperCase())
    .where('p.code', '=', property)
    .where('b.travel_agent_id', 'is', null)
    .where(sql`lower(b.guest_email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()

/** Tickets that a guest bought alone on a park's site, found by the park's code, their booking's code and the email; else undefined. */
export const findGuestTickets = async (
  tx: Tx,
  { property, code, email }: OwnBookingAsked,
): Promise<{ readonly propertyId: string; readonly code: string } | undefined> =>
  tx.db
    .selectFrom('ticket_booking as b')
    .innerJoin('property as p', 'p.property_id', 'b.property_id')
    .select(['b.property_id as propertyId', 'b.code'])
    .where('b.code', '=', code.trim().toUpperCase())
    .where('p.code', '=', property)
    .where('b.travel_agent_id', 'is', null)
    .where(sql`lower(b.guest_email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
