import { commissionOf } from '@innkeeper/rules/booking/commission'
import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { addDays, nightsOfStay, type Day } from '@innkeeper/rules/days/day'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import { servicesBooked } from '#features/bookings/book/booked-hotel-services.store.ts'
import { promotionsUsed } from '#features/bookings/book/promotion-uses.store.ts'
import { giftCodeUsed } from '#features/bookings/gift-code/gift-code-uses.store.ts'
import { legalByCode } from '../content/contract-terms.ts'
import { entriesOf, insertEntries, paidBy } from './ledger-rows.ts'
import { timelineOf, type SeededEvent } from './booking-timeline.ts'
import { lapsesOn, type SeededBooking } from './seeded-booking.ts'

const rowsAtOnce = 500

/** Writes bookings with their rooms, timelines, promotions, gift codes, services and transactions, and counts their rooms as sold. */
export const insertBookings = async (tx: Tx, propertyId: string, bookings: readonly SeededBooking[]): Promise<void> => {
  for (let from = 0; from < bookings.length; from += rowsAtOnce) {
    const some = bookings.slice(from, from + rowsAtOnce)
    await tx.db
      .insertInto('booking')
      .values(some.map((booking) => bookingRow(propertyId, booking)))
      .execute()
    await tx.db
      .insertInto('booking_room')
      .values(some.flatMap((booking) => roomRows(propertyId, booking)))
      .execute()
    await tx.db
      .insertInto('booking_event')
      .values(some.flatMap((booking) => eventRows(propertyId, booking)))
      .execute()
    const used = some.flatMap((booking) => promotionRows(propertyId, booking))
    if (used.length > 0) await tx.db.insertInto('booking_promotion').values(used).execute()
    const codes = some.flatMap((booking) => giftCodeRows(propertyId, booking))
    if (codes.length > 0) await tx.db.insertInto('booking_gift_code').values(codes).execute()
    const served = some.flatMap((booking) => serviceRows(propertyId, booking))
    if (served.length > 0) await tx.db.insertInto('booking_hotel_service').values(served).execute()
    await insertEntries(tx, propertyId, some)
  }
  await countSold(tx, propertyId, bookings)
  await countCredit(tx, propertyId)
}

const noon = 'T05:00:00Z'
/** Half past seven in Vietnam, before any other event of the day. */
const morning = 'T00:30:00Z'
const lapsing: ReadonlySet<string> = new Set(['await payment', 'await fully payment', 'payment failed'])

const commissionIn = ({ property, price }: SeededBooking['snapshot']) => {
  const basisPoints = legalByCode[property.code]?.commission_basis_points ?? null
  return { commission_basis_points: basisPoints, commission: basisPoints === null ? null : commissionOf(price, basisPoints) }
}

const bookingRow = (propertyId: string, booking: SeededBooking) => {
  const { bookingId, code, agent, guest, stay, snapshot, fate } = booking
  return {
    property_id: propertyId,
    booking_id: bookingId,
    code,
    travel_agent_id: agent?.travelAgentId ?? null,
    state: fate.state,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    guest_name: guest.name,
    guest_phone: guest.phone,
    guest_email: guest.email,
    note: guest.note,
    ...commissionIn(snapshot),
    currency: 'VND',
    total: snapshot.price.total,
    paid: paidBy(entriesOf(booking)),
    payment_method: fate.method,
    pay_by: lapsing.has(fate.state) ? `${lapsesOn(stay)}${noon}` : null,
    cancel_reason: fate.reason,
    snapshot: JSON.stringify(snapshot),
    search_text: foldText([code, guest.name, guest.phone, agent?.name.vi, agent?.name.en].filter(Boolean).join(' ')),
    created_at: `${fate.bookedOn}${morning}`,
    changed_at: turnsWithDay.has(fate.state) ? midnightOf(fate.changedOn) : `${fate.changedOn}T${timeOf(code)}Z`,
  }
}

const turnsWithDay: ReadonlySet<string> = new Set(['in service', 'close', 'checkedIn', 'closed'])

/** The start of a day in Vietnam, when bookings change their state. */
const midnightOf = (day: Day): string => `${addDays(day, -1)}T17:00:00Z`

/** A time of the working day, different for the bookings of one day. */
const timeOf = (code: string): string => {
  const number = Number(code.slice(-3))
  return `${String(1 + (number % 9)).padStart(2, '0')}:${String((number * 7) % 60).padStart(2, '0')}:00`
}

const roomRows = (propertyId: string, { bookingId, stay }: SeededBooking) =>
  stay.rooms.map((room, at) => ({
    property_id: propertyId,
    booking_id: bookingId,
    line_no: at + 1,
    room_type_id: stay.roomPlan.roomType.roomTypeId,
    room_plan_id: stay.roomPlan.roomPlanId,
    adults: room.adults,
    children_ages: [...room.childrenAges],
    extra_beds: room.extraBeds,
  }))

const eventRows = (propertyId: string, booking: SeededBooking) =>
  timelineOf(booking).map((event) => ({
    property_id: propertyId,
    booking_id: booking.bookingId,
    booking_event_id: uuidv7(),
    kind: event.kind,
    at: momentOf(event, booking.code),
    person: event.person,
    origin: event.origin,
    detail: JSON.stringify(event.detail),
  }))

const momentOf = ({ kind, on }: SeededEvent, code: string): string => {
  if (turnsWithDay.has(kind)) return midnightOf(on)
  return ['booked', 'confirmed', 'paid'].includes(kind) ? `${on}${morning}` : `${on}T${timeOf(code)}Z`
}

const promotionRows = (propertyId: string, { bookingId, snapshot }: SeededBooking) =>
  [...promotionsUsed(snapshot)].map(([id, amount]) => ({ property_id: propertyId, booking_id: bookingId, promotion_id: id, amount }))

const giftCodeRows = (propertyId: string, { bookingId, snapshot }: SeededBooking) => {
  const used = giftCodeUsed(snapshot)
  if (used === undefined) return []
  const { id, code, amount } = used
  return [{ property_id: propertyId, booking_id: bookingId, made_at: propertyId, gift_code_id: id, code, amount }]
}

const serviceRows = (propertyId: string, { bookingId, snapshot }: SeededBooking) =>
  [...servicesBooked(snapshot)].map(([id, amount]) => ({ property_id: propertyId, booking_id: bookingId, hotel_service_id: id, amount }))

const countSold = async (tx: Tx, propertyId: string, bookings: readonly SeededBooking[]): Promise<void> => {
  const held = bookings
    .filter(({ fate }) => holdsRooms(fate.state))
    .flatMap(({ stay }) =>
      nightsOfStay(stay.checkIn, stay.checkOut).map((night) => ({
        id: stay.roomPlan.roomType.roomTypeId,
        night,
        rooms: stay.rooms.length,
      })),
    )
  await tx.rows(
    `update room_night set sold = held.rooms
       from (select id, night, sum(rooms)::int as rooms from unnest($2::uuid[], $3::date[], $4::int[]) as one (id, night, rooms) group by id, night) as held
      where property_id = $1 and room_type_id = held.id and room_night.night = held.night`,
    [propertyId, held.map(({ id }) => id), held.map(({ night }) => night), held.map(({ rooms }) => rooms)],
  )
}

const countCredit = async (tx: Tx, propertyId: string): Promise<void> => {
  await tx.rows(
    `update travel_agent_link as link set debt_used = used.amount
       from (select travel_agent_id, sum(total - paid) as amount from booking
              where property_id = $1 and payment_method = 'debt' and state in ('confirm', 'in service', 'close') group by travel_agent_id) as used
      where link.property_id = $1 and link.travel_agent_id = used.travel_agent_id`,
    [propertyId],
  )
}
