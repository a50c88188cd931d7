import type { PaymentMethod } from '@innkeeper/protocol/booking-words'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { Day } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import { keepPlans, type PropertyTx, type Tx } from '../../kit/transaction.ts'
import type { BookedLine, BookingSnapshot } from './booking-snapshot.ts'

/** The nights that a booking wants: of the room types of those room-plans. */
export type NightsWanted = {
  readonly propertyCode: string
  readonly roomPlanIds: readonly string[]
  readonly checkIn: Day
  readonly checkOut: Day
}

/** Locks the nights in their one order and answers the property that they belong to; null when it has no such night. */
export const lockNights = async (tx: Tx, wanted: NightsWanted): Promise<string | null> => {
  const kept = keepPlans(tx)
  const locked = tx.rows<{ propertyId: string }>(
    `select n.property_id as "propertyId"
       from (
         select distinct m.property_id, m.room_type_id
           from property p join room_plan m on m.property_id = p.property_id and m.room_plan_id = any($2)
          where p.code = $1) wanted
       join room_night n on n.property_id = wanted.property_id and n.room_type_id = wanted.room_type_id and n.night >= $3 and n.night < $4
      order by n.room_type_id, n.night for update of n`,
    [wanted.propertyCode, wanted.roomPlanIds, wanted.checkIn, wanted.checkOut],
    'lock nights',
  )
  const [, [night]] = await Promise.all([kept, locked])
  return night?.propertyId ?? null
}

/** The property of a code, or null. */
export const propertyOfCode = async (tx: Tx, code: string): Promise<string | null> => {
  const [property] = await tx.rows<{ propertyId: string }>('select property_id as "propertyId" from property where code = $1', [code])
  return property?.propertyId ?? null
}

/** What is left of an agent's credit with the property. */
export const creditLeft = async (tx: PropertyTx, travelAgentId: string): Promise<number> => {
  const [link] = await tx.rows<{ left: number }>(
    `select coalesce(greatest(0, debt_limit - debt_used), 0) as left from travel_agent_link where property_id = $1 and travel_agent_id = $2`,
    [tx.propertyId, travelAgentId],
  )
  return link?.left ?? 0
}

/** A booking to be written. */
export type NewBooking = {
  readonly bookingId: string
  readonly eventId: string
  readonly code: string
  readonly travelAgentId: string
  readonly person: string
  readonly state: BookingState
  readonly checkIn: Day
  readonly checkOut: Day
  readonly guest: { readonly name: string; readonly phone: string; readonly email: string }
  readonly note: string
  readonly currency: Currency
  readonly total: number
  readonly paymentMethod: PaymentMethod
  readonly payBy: Date | null
  readonly snapshot: BookingSnapshot
  /** What is taken of the agent's credit; 0 where the booking is not on credit. */
  readonly credit: number
  readonly now: Date
}

/** How writing a booking went: its code may have been taken, its credit used up meanwhile; then nothing was written that may stay. */
export type BookingWritten = 'written' | 'codeTaken' | 'noCredit'

/** Writes a booking, its rooms and its first event, takes the rooms and the credit: one statement. */
export const writeBooking = async (tx: PropertyTx, booking: NewBooking): Promise<BookingWritten> => {
  const [done] = await tx.rows<{ credited: boolean }>(writeQuery, valuesOf(tx.propertyId, booking), 'write booking')
  if (done === undefined) return 'codeTaken'
  return done.credited ? 'written' : 'noCredit'
}

const writeQuery = `
  with made as (
    insert into booking (property_id, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, guest_email,
        note, currency, total, payment_method, pay_by, snapshot, created_at, changed_at, search_text)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, folded($18))
      on conflict (code) do nothing
      returning property_id, booking_id),
  rooms as (
    insert into booking_room (property_id, booking_id, line_no, room_type_id, room_plan_id, adults, children_ages, extra_beds)
      select made.property_id, made.booking_id, r.* from made,
        json_to_recordset($19) as r (line_no smallint, room_type_id uuid, room_plan_id uuid, adults smallint, children_ages smallint[], extra_beds smallint)),
  event as (
    insert into booking_event (property_id, booking_id, booking_event_id, kind, at, person, origin, detail)
      select made.property_id, made.booking_id, $20, $21, $17, $22, 'agent', json_build_object('total', $13::bigint) from made)
  select move_sold(made.property_id, $6, $7, $23, $24), $25 = 0 or use_credit(made.property_id, $4, $25::bigint) as credited from made`

const valuesOf = (propertyId: string, booking: NewBooking): readonly unknown[] => {
  const { guest, snapshot } = booking
  const sold = roomsByType(snapshot.lines)
  return [
    propertyId,
    booking.bookingId,
    booking.code,
    booking.travelAgentId,
    booking.state,
    booking.checkIn,
    booking.checkOut,
    guest.name,
    guest.phone,
    guest.email,
    booking.note,
    booking.currency,
    booking.total,
    booking.paymentMethod,
    booking.payBy?.toISOString() ?? null,
    JSON.stringify(snapshot),
    booking.now.toISOString(),
    searchText(booking),
    JSON.stringify(roomRows(snapshot.lines)),
    booking.eventId,
    booking.state === 'confirm' ? 'confirmed' : 'booked',
    booking.person,
    [...sold.keys()],
    [...sold.values()],
    booking.credit,
  ]
}

/** How many rooms of each type a booking holds. */
export const roomsByType = (lines: readonly BookedLine[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.roomTypeId, (counts.get(line.roomTypeId) ?? 0) + line.rooms.length)
  return counts
}

const roomRows = (lines: readonly BookedLine[]) =>
  lines
    .flatMap((line) => line.rooms.map((room) => ({ line, room })))
    .map(({ line, room }, index) => ({
      line_no: index + 1,
      room_type_id: line.roomTypeId,
      room_plan_id: line.roomPlanId,
      adults: room.adults,
      children_ages: room.childrenAges,
      extra_beds: room.extraBeds,
    }))

/** What a booking is found by: code, guest, agent, telephone (as written and as bare digits), mail. */
const searchText = ({ code, guest, snapshot: { travelAgent } }: NewBooking): string =>
  [
    code,
    guest.name,
    travelAgent?.name.vi,
    travelAgent?.name.en,
    travelAgent?.code,
    guest.phone,
    guest.phone.replace(/\D/g, ''),
    guest.email,
  ]
    .filter(Boolean)
    .join(' ')
