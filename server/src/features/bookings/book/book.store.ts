import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import { nightsOfStay, type Day } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { StayDates } from '@innkeeper/rules/stay/join-stays'
import { awaitTurnAt } from '#kit/transaction/await-turn.ts'
import { recordSeparator } from '#kit/transaction/idempotency.ts'
import { useGenericPlans, type PropertyTx, type Tx } from '#kit/transaction/transaction.ts'
import type { BookedLine, BookingSnapshot } from '../snapshot/booking-snapshot.ts'

/** A room-plan requested for a stay; the nights of its room type are locked. */
export type RoomWanted = StayDates & { readonly roomPlanId: string }

const placeRows = rowsLike(z.strictObject({ propertyId: z.uuid(), roomPlanId: z.uuid().nullable(), roomTypeId: z.uuid().nullable() }))
const codeRows = rowsLike(z.strictObject({ code: z.string() }))
const creditRows = rowsLike(z.strictObject({ credited: z.boolean() }))

/** Waits for the turn at a property and locks the requested nights there, always in the same order. */
export const lockNights = async (tx: Tx, propertyCode: string, wanted: readonly RoomWanted[]): Promise<void> => {
  const kept = useGenericPlans(tx)
  const turn = awaitTurnAt(tx, propertyCode)
  const locked = tx.rows(
    `select
       from (
         select distinct m.property_id, m.room_type_id, w.check_in, w.check_out
           from property p
           join room_plan m on m.property_id = p.property_id
           join unnest($2::uuid[], $3::date[], $4::date[]) as w (room_plan_id, check_in, check_out) using (room_plan_id)
          where p.code = $1) wanted
       join room_night n on n.property_id = wanted.property_id and n.room_type_id = wanted.room_type_id
         and n.night >= wanted.check_in and n.night < wanted.check_out
      order by n.room_type_id, n.night for update of n`,
    [
      propertyCode,
      wanted.map(({ roomPlanId }) => roomPlanId),
      wanted.map(({ checkIn }) => checkIn),
      wanted.map(({ checkOut }) => checkOut),
    ],
    'lock nights',
  )
  await Promise.all([turn, kept, locked])
}

/** The property with a code, and the room type of each of the given room-plans; null where no property has the code. */
export const propertyOfCode = async (
  tx: Tx,
  code: string,
  roomPlanIds: readonly string[],
): Promise<{ readonly propertyId: string; readonly roomTypeOf: ReadonlyMap<string, string> } | null> => {
  const rows = await placeRows(
    tx,
    `select p.property_id as "propertyId", m.room_plan_id as "roomPlanId", m.room_type_id as "roomTypeId"
       from property p left join room_plan m on m.property_id = p.property_id and m.room_plan_id = any($2)
      where p.code = $1`,
    [code, roomPlanIds],
    'property of code',
  )
  const [first] = rows
  if (first === undefined) return null
  const found = rows.flatMap(({ roomPlanId, roomTypeId }) => (roomPlanId && roomTypeId ? [[roomPlanId, roomTypeId] as const] : []))
  return { propertyId: first.propertyId, roomTypeOf: new Map(found) }
}

/** Which of the given codes are taken, at any property. */
export const codesTaken = async (tx: Tx, codes: readonly string[]): Promise<string[]> => {
  const rows = await codeRows(tx, 'select code from booking where code = any($1)', [codes], 'codes taken')
  return rows.map(({ code }) => code)
}

/**
 * Locks the links of some agents with a property, after its nights: until the transaction ends nobody else uses their credit, unlinks them or
 * changes their level.
 */
export const lockLinks = async (tx: Tx, propertyId: string, travelAgentIds: readonly string[]): Promise<void> => {
  if (travelAgentIds.length === 0) return
  await tx.rows(
    `select debt_used from travel_agent_link where property_id = $1 and travel_agent_id = any($2) order by travel_agent_id for update`,
    [propertyId, travelAgentIds],
    'lock links',
  )
}

/** A booking to be written. */
export type NewBooking = {
  readonly bookingId: string
  readonly eventId: string
  readonly code: string
  /** Null for a guest on the property's own site. */
  readonly travelAgentId: string | null
  readonly person: string
  readonly origin: 'agent' | 'guest'
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
  /** The amount taken from the agent's credit; 0 where the booking is not on credit. */
  readonly credit: number
  /** The commission of the contract on that day, in basis points and in money; null where none is agreed. */
  readonly commissionBasisPoints: number | null
  readonly commission: number | null
  readonly now: Date
}

/**
 * Writes bookings, their rooms and their first events, in the order of their codes, so that two transactions never wait for each other in a
 * circle.
 */
export const writeBookings = async (tx: PropertyTx, bookings: readonly NewBooking[]): Promise<void> => {
  const rows = bookings.flatMap(({ bookingId, snapshot }) => roomRows(snapshot.lines).map((row) => ({ booking_id: bookingId, ...row })))
  const snapshots = bookings.map(({ snapshot }) => JSON.stringify(snapshot)).join(recordSeparator)
  await tx.rows(writeQuery, [tx.propertyId, JSON.stringify(bookings.map(bookingRow)), JSON.stringify(rows), snapshots], 'write bookings')
}

// Snapshots are sent as a separate parameter: inside the rows PostgreSQL would parse each twice.
const writeQuery = `
  with asked as materialized (
    select *, string_to_table::jsonb as snapshot
      from rows from (
        json_to_recordset($2) as (booking_id uuid, code text, travel_agent_id uuid, state text, check_in date, check_out date,
          guest_name text, guest_phone text, guest_email text, note text, currency text, total bigint, payment_method text,
          pay_by timestamptz, made_at timestamptz, commission_basis_points integer, commission bigint, search_text text, event_id uuid, event_kind text, person text, origin text),
        string_to_table($4, chr(30)))),
  made as (
    insert into booking (property_id, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, guest_email,
        note, currency, total, payment_method, pay_by, snapshot, created_at, changed_at, commission_basis_points, commission, search_text)
      select $1, booking_id, code, travel_agent_id, state, check_in, check_out, guest_name, guest_phone, guest_email,
          note, currency, total, payment_method, pay_by, snapshot, made_at, made_at, commission_basis_points, commission, folded(search_text) from asked order by code
      returning booking_id),
  rooms as (
    insert into booking_room (property_id, booking_id, line_no, room_type_id, room_plan_id, adults, children_ages, extra_beds)
      select $1, r.* from made join json_to_recordset($3) as r (booking_id uuid, line_no smallint, room_type_id uuid, room_plan_id uuid,
          adults smallint, children_ages smallint[], extra_beds smallint) using (booking_id))
  insert into booking_event (property_id, booking_id, booking_event_id, kind, at, person, origin, detail)
    select $1, booking_id, event_id, event_kind, made_at, person, origin, json_build_object('total', total)
      from made join asked using (booking_id)`

const bookingRow = ({ guest, now, ...booking }: NewBooking) => ({
  booking_id: booking.bookingId,
  code: booking.code,
  travel_agent_id: booking.travelAgentId,
  state: booking.state,
  check_in: booking.checkIn,
  check_out: booking.checkOut,
  guest_name: guest.name,
  guest_phone: guest.phone,
  guest_email: guest.email,
  note: booking.note,
  currency: booking.currency,
  total: booking.total,
  payment_method: booking.paymentMethod,
  pay_by: booking.payBy,
  made_at: now,
  commission_basis_points: booking.commissionBasisPoints,
  commission: booking.commission,
  search_text: searchText({ guest, ...booking }),
  event_id: booking.eventId,
  event_kind: booking.state === 'confirm' ? 'confirmed' : 'booked',
  person: booking.person,
  origin: booking.origin,
})

type StayTaken = Pick<NewBooking, 'checkIn' | 'checkOut' | 'snapshot'>

/** Adds the rooms of stays to the sold rooms; their nights are locked. */
export const takeNights = async (tx: PropertyTx, bookings: readonly StayTaken[]): Promise<void> => {
  const taken = [...roomsByNight(bookings).values()]
  await tx.rows(
    'select move_sold_nights($1, $2, $3, $4)',
    [tx.propertyId, taken.map(({ roomTypeId }) => roomTypeId), taken.map(({ night }) => night), taken.map(({ rooms }) => rooms)],
    'take nights',
  )
}

type NightTaken = { readonly roomTypeId: string; readonly night: Day; readonly rooms: number }

const roomsByNight = (bookings: readonly StayTaken[]): ReadonlyMap<string, NightTaken> => {
  const taken = new Map<string, NightTaken>()
  for (const { checkIn, checkOut, snapshot } of bookings)
    for (const [roomTypeId, rooms] of roomsByType(snapshot.lines))
      for (const night of nightsOfStay(checkIn, checkOut)) {
        const name = `${roomTypeId} ${night}`
        taken.set(name, { roomTypeId, night, rooms: rooms + (taken.get(name)?.rooms ?? 0) })
      }
  return taken
}

/** Adds bookings on credit to the agent's used credit. */
export const takeCredit = async (tx: PropertyTx, bookings: readonly NewBooking[]): Promise<void> => {
  const onCredit = bookings.filter(({ credit }) => credit > 0)
  if (onCredit.length === 0) return
  const taken = await creditRows(
    tx,
    `select use_credit($1, used.travel_agent_id, used.amount) as credited from unnest($2::uuid[], $3::bigint[]) as used (travel_agent_id, amount)`,
    [tx.propertyId, onCredit.map(({ travelAgentId }) => travelAgentId), onCredit.map(({ credit }) => credit)],
    'take credit',
  )
  if (taken.some(({ credited }) => !credited)) throw new Error('credit that was held is gone')
}

/** The number of rooms of each type in a booking. */
export const roomsByType = (lines: readonly BookedLine[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.roomTypeId, (counts.get(line.roomTypeId) ?? 0) + line.rooms.length)
  return counts
}

/** The rooms of lines, one row each. */
export const roomRows = (lines: readonly BookedLine[]) =>
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

/** The text that finds a booking: code, guest, agent, telephone (as written and as digits only), email. */
export const searchText = ({ code, guest, snapshot: { travelAgent } }: Pick<NewBooking, 'code' | 'guest' | 'snapshot'>): string =>
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
