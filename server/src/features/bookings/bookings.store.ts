import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { paymentMethods, type PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { bookingStates, type BookingState } from '@innkeeper/rules/booking/booking-states'
import type { Day } from '@innkeeper/rules/days/day'
import { currencies, type Currency } from '@innkeeper/rules/money/currency'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { BookingSnapshot } from './snapshot/booking-snapshot.ts'
import { readSnapshot } from './snapshot/read-snapshot.ts'

/** A booking as it is stored. */
export type StoredBooking = {
  readonly propertyId: string
  readonly bookingId: string
  readonly code: string
  readonly travelAgentId: string | null
  readonly state: BookingState
  readonly checkIn: Day
  readonly checkOut: Day
  readonly guestName: string
  readonly guestPhone: string
  readonly guestEmail: string
  readonly note: string
  readonly currency: Currency
  readonly total: number
  readonly paid: number
  readonly paymentMethod: PaymentMethod
  readonly payBy: string | null
  readonly cancelReason: string | null
  readonly commissionBasisPoints: number | null
  readonly commission: number | null
  readonly snapshot: BookingSnapshot
  readonly createdAt: string
  readonly changedAt: string
}

/** A booking's row with its snapshot as it was written. */
export const bookingRow = z.strictObject({
  propertyId: z.uuid(),
  bookingId: z.uuid(),
  code: z.string(),
  travelAgentId: z.uuid().nullable(),
  state: z.enum(bookingStates),
  checkIn: dayInRow,
  checkOut: dayInRow,
  guestName: z.string(),
  guestPhone: z.string(),
  guestEmail: z.string(),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: momentInRow.nullable(),
  cancelReason: z.string().nullable(),
  commissionBasisPoints: z.int().nullable(),
  commission: z.int().nullable(),
  snapshot: z.unknown(),
  createdAt: momentInRow,
  changedAt: momentInRow,
})

const bookingRows = rowsLike(bookingRow)

/** The booking that a condition finds, with its snapshot in today's shape. */
export const readBooking = async (tx: Tx, condition: string, values: readonly unknown[]): Promise<StoredBooking | undefined> => {
  const [row] = await bookingRows(tx, `select ${bookingColumns} from booking where ${condition}`, values)
  return row && { ...row, snapshot: readSnapshot(row.snapshot) }
}

const bookingColumns = `property_id as "propertyId", booking_id as "bookingId", code, travel_agent_id as "travelAgentId", state,
  check_in as "checkIn", check_out as "checkOut", guest_name as "guestName", guest_phone as "guestPhone", guest_email as "guestEmail",
  note, currency, total, paid, payment_method as "paymentMethod", pay_by as "payBy", cancel_reason as "cancelReason", commission_basis_points as "commissionBasisPoints", commission, snapshot,
  created_at as "createdAt", changed_at as "changedAt"`

/** The bookings with some ids, at any property. */
export const bookingsWithIds = async (tx: Tx, bookingIds: readonly string[]): Promise<StoredBooking[]> => {
  const rows = await bookingRows(tx, `select ${bookingColumns} from booking where booking_id = any($1)`, [bookingIds])
  return rows.map((row) => ({ ...row, snapshot: readSnapshot(row.snapshot) }))
}

/** The property's booking with a code. */
export const bookingOfCode = async (tx: PropertyTx, code: string): Promise<StoredBooking | undefined> =>
  readBooking(tx, 'property_id = $1 and code = $2', [tx.propertyId, code])

/** The property's booking with a code, locked until the transaction ends. */
export const lockBooking = async (tx: PropertyTx, code: string): Promise<StoredBooking | undefined> =>
  readBooking(tx, 'property_id = $1 and code = $2 for update', [tx.propertyId, code])

/** The property's bookings with some codes, locked in one order until the transaction ends. */
export const lockBookings = async (tx: PropertyTx, codes: readonly string[]): Promise<StoredBooking[]> => {
  const rows = await bookingRows(
    tx,
    `select ${bookingColumns} from booking where property_id = $1 and code = any($2) order by booking_id for update`,
    [tx.propertyId, codes],
  )
  return rows.map((row) => ({ ...row, snapshot: readSnapshot(row.snapshot) }))
}

/** The booking with a code that a travel agent made, at any property. */
export const bookingOfAgent = async (tx: Tx, code: string, travelAgentId: string): Promise<StoredBooking | undefined> =>
  readBooking(tx, 'code = $1 and travel_agent_id = $2', [code, travelAgentId])

const emailRows = rowsLike(z.strictObject({ email: z.string() }))

/** The address for letters about the property's bookings; empty where it has none. */
export const propertyEmail = async (tx: PropertyTx): Promise<string> => {
  const [property] = await emailRows(tx, 'select email from property where property_id = $1', [tx.propertyId])
  return property?.email ?? ''
}
