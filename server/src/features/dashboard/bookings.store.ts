import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Today = Pick<CallOutput<'dashboard/today'>, 'arrivals' | 'departures'>

/** The most guests of the day that are named; the list of bookings has them all. */
const mostNamed = 8

const stateRows = rowsLike(z.strictObject({ state: z.enum(bookingStates), bookings: z.int() }))

/** The number of bookings that arrive in a range of days, by state; every state has its line, in the order of the specification. */
export const bookingsByState = async (
  tx: PropertyTx,
  { from, to }: DateRange,
): Promise<{ readonly state: BookingState; readonly bookings: number }[]> => {
  const rows = await stateRows(
    tx,
    `select state, count(*)::int as bookings from booking where property_id = $1 and check_in between $2 and $3 group by state`,
    [tx.propertyId, from, to],
    'dashboard states',
  )
  const counts = new Map(rows.map(({ state, bookings }) => [state, bookings]))
  return bookingStates.map((state) => ({ state, bookings: counts.get(state) ?? 0 }))
}

/**
 * Arrivals and departures of a day: the number of bookings and rooms, and the first of them by name, those who still owe before the others.
 */
export const guestsOfDay = async (tx: PropertyTx, today: Day): Promise<Today> => {
  const rows = await guestRows(tx, guestsQuery, [tx.propertyId, today, mostNamed], 'dashboard guests')
  return { arrivals: groupOf(rows, 'arrival'), departures: groupOf(rows, 'departure') }
}

const guestRow = catalogue['dashboard/today'].output.shape.arrivals.shape.rows.element
  .extend({ side: z.enum(['arrival', 'departure']), allBookings: z.int(), allRooms: z.int() })
  .strict()
const guestRows = rowsLike(guestRow)

type GuestRow = z.output<typeof guestRow>

const groupOf = (rows: readonly GuestRow[], side: GuestRow['side']): Today['arrivals'] => {
  const own = rows.filter((row) => row.side === side)
  return {
    bookings: own[0]?.allBookings ?? 0,
    rooms: own[0]?.allRooms ?? 0,
    rows: own.map(({ side: _side, allBookings: _bookings, allRooms: _rooms, ...guest }) => guest),
  }
}

const guestsQuery = `
  with moving as (
    select 'arrival' as side, b.* from booking b where b.property_id = $1 and b.check_in = $2 and b.state not in ('cancel', 'void')
    union all
    select 'departure', b.* from booking b where b.property_id = $1 and b.check_out = $2 and b.state not in ('cancel', 'void')),
  counted as (
    select m.*, r.rooms_held, r.guests, case when m.payment_method = 'debt' then 0 else greatest(0, m.total - m.paid) end as owed
      from moving m
      cross join lateral (
        select count(*)::int as rooms_held, coalesce(sum(adults + cardinality(children_ages)), 0)::int as guests
          from booking_room r where r.property_id = m.property_id and r.booking_id = m.booking_id) r),
  ranked as (
    select *, count(*) over side as all_bookings, sum(rooms_held) over side as all_rooms,
        row_number() over (partition by side order by owed = 0, guest_name collate "vi-x-icu", code) as place
      from counted window side as (partition by side))
  select side, code, guest_name as "guestName", state, check_in as "checkIn", check_out as "checkOut", check_out - check_in as nights,
      (select json_agg(json_build_object('count', jsonb_array_length(l->'rooms'), 'roomType', l->'roomType'))
         from jsonb_array_elements(snapshot->'lines') as l) as rooms,
      guests, currency, owed, payment_method as "paymentMethod", all_bookings::int as "allBookings", all_rooms::int as "allRooms"
    from ranked where place <= $3 order by side, place`
