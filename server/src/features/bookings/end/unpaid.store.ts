import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { readBooking, type StoredBooking } from '../bookings.store.ts'

/** A booking whose payment deadline has passed. */
export type Overdue = { readonly propertyId: string; readonly bookingId: string }

const overdueRows = rowsLike(z.strictObject({ propertyId: z.uuid(), bookingId: z.uuid() }))

/** Bookings whose payment deadline has passed, the longest overdue first. */
export const overdueBookings = async (tx: Tx, now: Date, most: number): Promise<Overdue[]> =>
  overdueRows(
    tx,
    `select property_id as "propertyId", booking_id as "bookingId" from booking
      where pay_by < $1 and state in ('await payment', 'payment failed') order by pay_by limit $2`,
    [now.toISOString(), most],
  )

/** A booking, locked until the transaction ends; undefined when somebody else has locked it. */
export const lockIfFree = async (tx: PropertyTx, bookingId: string): Promise<StoredBooking | undefined> =>
  readBooking(tx, 'property_id = $1 and booking_id = $2 for update skip locked', [tx.propertyId, bookingId])
