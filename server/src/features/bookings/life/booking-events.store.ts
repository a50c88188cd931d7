import type { BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Something that happened to a booking, as its timeline tells it. */
export type BookingEvent = {
  readonly kind: BookingEventKind
  readonly at: Date
  readonly person: string
  readonly origin: 'screen' | 'agent' | 'guest' | 'system'
  readonly detail?: Readonly<Record<string, string | number | null>>
}

/** Writes an event into a booking's timeline. */
export const writeEvent = async (tx: PropertyTx, bookingId: string, { kind, at, person, origin, detail }: BookingEvent): Promise<void> => {
  await tx.db
    .insertInto('booking_event')
    .values({
      property_id: tx.propertyId,
      booking_id: bookingId,
      booking_event_id: uuidv7(),
      kind,
      at: at.toISOString(),
      person,
      origin,
      detail: JSON.stringify(detail ?? {}),
    })
    .execute()
}

/** Writes an event into the timeline of a ticket booking. */
export const writeTicketEvent = async (
  tx: PropertyTx,
  bookingId: string,
  { kind, at, person, origin, detail }: BookingEvent,
): Promise<void> => {
  await tx.db
    .insertInto('ticket_booking_event')
    .values({
      property_id: tx.propertyId,
      ticket_booking_id: bookingId,
      ticket_booking_event_id: uuidv7(),
      kind,
      at: at.toISOString(),
      person,
      origin,
      detail: JSON.stringify(detail ?? {}),
    })
    .execute()
}

/** Moves a ticket booking to a state; its end has a statement of its own, as that of rooms. */
export const moveTicketsTo = async (tx: PropertyTx, bookingId: string, state: BookingState, now: Date): Promise<void> => {
  await tx.db
    .updateTable('ticket_booking')
    .set({ state, changed_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('ticket_booking_id', '=', bookingId)
    .execute()
}

/** Moves a booking to a state; its end has a statement of its own, because rooms and money go with it. */
export const moveTo = async (tx: PropertyTx, bookingId: string, state: BookingState, now: Date): Promise<void> => {
  await tx.db
    .updateTable('booking')
    .set({ state, changed_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('booking_id', '=', bookingId)
    .execute()
}
