import type { Day } from '@innkeeper/rules/days/day'
import { nightsOfStay } from '@innkeeper/rules/days/day'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { roomRows, roomsByType, searchText } from '../../book/book.store.ts'
import type { StoredBooking } from '../../bookings.store.ts'
import type { BookingSnapshot } from '../../snapshot/booking-snapshot.ts'

/** A booking as it is after a change. */
export type ChangedBooking = {
  readonly checkIn: Day
  readonly checkOut: Day
  readonly guest: { readonly name: string; readonly phone: string; readonly email: string }
  readonly state: BookingState
  readonly total: number
  readonly paid: number
  readonly payBy: Date | null
  readonly commission: number | null
  readonly snapshot: BookingSnapshot
}

/** Keeps what a booking was until now. */
export const keepAgreement = async (tx: PropertyTx, bookingId: string, now: Date): Promise<void> => {
  await tx.rows(
    `insert into booking_agreement (property_id, booking_id, agreement_no, check_in, check_out, guest_name, guest_phone, guest_email, state, total,
        paid, snapshot, until)
       select b.property_id, b.booking_id, 1 + (select count(*) from booking_agreement a where a.property_id = $1 and a.booking_id = $2),
          b.check_in, b.check_out, b.guest_name, b.guest_phone, b.guest_email, b.state, b.total, b.paid, b.snapshot, $3
         from booking b where b.property_id = $1 and b.booking_id = $2`,
    [tx.propertyId, bookingId, now.toISOString()],
  )
}

/** Writes a booking as it is now. */
export const writeChanged = async (tx: PropertyTx, booking: StoredBooking, changed: ChangedBooking, now: Date): Promise<void> => {
  await tx.rows(
    `update booking set check_in = $3, check_out = $4, guest_name = $5, guest_phone = $6, guest_email = $7, state = $8, total = $9, paid = $10,
        pay_by = $11, commission = $12, snapshot = $13, search_text = folded($14), changed_at = $15
      where property_id = $1 and booking_id = $2`,
    [
      tx.propertyId,
      booking.bookingId,
      changed.checkIn,
      changed.checkOut,
      changed.guest.name,
      changed.guest.phone,
      changed.guest.email,
      changed.state,
      changed.total,
      changed.paid,
      changed.payBy?.toISOString() ?? null,
      changed.commission,
      JSON.stringify(changed.snapshot),
      searchText({ code: booking.code, guest: changed.guest, snapshot: changed.snapshot }),
      now.toISOString(),
    ],
  )
}

/** Gives back the rooms, services and uses that a booking has, and writes its changed rooms. */
export const writeChangedRooms = async (tx: PropertyTx, bookingId: string, { lines }: BookingSnapshot): Promise<void> => {
  await tx.rows('select release_booked($1)', [bookingId])
  const rows = roomRows(lines).map((row) => ({
    ...row,
    property_id: tx.propertyId,
    booking_id: bookingId,
    children_ages: [...row.children_ages],
  }))
  await tx.db.insertInto('booking_room').values(rows).execute()
}

type Stay = { readonly checkIn: Day; readonly checkOut: Day; readonly snapshot: BookingSnapshot }

/** Moves the sold rooms from the nights of one stay to those of another; all of them are locked. */
export const moveNights = async (tx: PropertyTx, before: Stay, after: Stay): Promise<void> => {
  const moved = new Map<string, { readonly roomTypeId: string; readonly night: Day; readonly rooms: number }>()
  for (const [{ checkIn, checkOut, snapshot }, sign] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const [roomTypeId, rooms] of roomsByType(snapshot.lines))
      for (const night of nightsOfStay(checkIn, checkOut)) {
        const name = `${roomTypeId} ${night}`
        moved.set(name, { roomTypeId, night, rooms: sign * rooms + (moved.get(name)?.rooms ?? 0) })
      }
  const nights = [...moved.values()].filter(({ rooms }) => rooms !== 0)
  if (nights.length === 0) return
  await tx.rows('select move_sold_nights($1, $2, $3, $4)', [
    tx.propertyId,
    nights.map(({ roomTypeId }) => roomTypeId),
    nights.map(({ night }) => night),
    nights.map(({ rooms }) => rooms),
  ])
}

const creditRows = rowsLike(z.strictObject({ credited: z.boolean() }))

/** Takes more of the agent's credit, or gives a part back (negative). */
export const moveCredit = async (tx: PropertyTx, travelAgentId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const [row] = await creditRows(tx, 'select use_credit($1, $2, $3) as credited', [tx.propertyId, travelAgentId, amount])
  if (row?.credited !== true) throw new Error('credit that was held is gone')
}

/** Writes the refund of what was paid beyond the changed total. */
export const writeRefund = async (
  tx: PropertyTx,
  booking: StoredBooking,
  entry: { amount: number; note: string; person: string; today: Day; now: Date },
) => {
  if (entry.amount === 0) return
  await tx.db
    .insertInto('ledger_entry')
    .values({
      property_id: tx.propertyId,
      ledger_entry_id: uuidv7(),
      booking_id: booking.bookingId,
      kind: 'refund',
      amount: entry.amount,
      currency: booking.currency,
      payment_method: booking.paymentMethod,
      paid_on: entry.today,
      note: entry.note,
      at: entry.now.toISOString(),
      person: entry.person,
    })
    .execute()
}

const couponRows = rowsLike(z.strictObject({ code: z.string() }))

/** The coupon code that a booking was made with. */
export const couponOf = async (tx: Tx, { propertyId, bookingId }: StoredBooking): Promise<string | undefined> => {
  const [row] = await couponRows(
    tx,
    `select p.code from booking_promotion b join promotion p using (property_id, promotion_id)
      where b.property_id = $1 and b.booking_id = $2 and p.code is not null limit 1`,
    [propertyId, bookingId],
  )
  return row?.code
}
