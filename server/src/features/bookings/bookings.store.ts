import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { Day } from '@innkeeper/rules/days/day'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { PropertyTx, Tx } from '../../kit/transaction.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

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
  readonly snapshot: BookingSnapshot
  readonly createdAt: string
  readonly changedAt: string
}

/** The columns of a booking, named as `StoredBooking` has them. */
export const bookingColumns = `property_id as "propertyId", booking_id as "bookingId", code, travel_agent_id as "travelAgentId", state,
  check_in as "checkIn", check_out as "checkOut", guest_name as "guestName", guest_phone as "guestPhone", guest_email as "guestEmail",
  note, currency, total, paid, payment_method as "paymentMethod", pay_by as "payBy", cancel_reason as "cancelReason", snapshot,
  created_at as "createdAt", changed_at as "changedAt"`

/** The property's booking of a code. */
export const bookingOfCode = async (tx: PropertyTx, code: string): Promise<StoredBooking | undefined> => {
  const [booking] = await tx.rows<StoredBooking>(`select ${bookingColumns} from booking where property_id = $1 and code = $2`, [
    tx.propertyId,
    code,
  ])
  return booking
}

/** The property's booking of a code, held until the transaction ends. */
export const holdBooking = async (tx: PropertyTx, code: string): Promise<StoredBooking | undefined> => {
  const [booking] = await tx.rows<StoredBooking>(`select ${bookingColumns} from booking where property_id = $1 and code = $2 for update`, [
    tx.propertyId,
    code,
  ])
  return booking
}

/** The booking of a code that a travel agent made, at whichever property. */
export const bookingOfAgent = async (tx: Tx, code: string, travelAgentId: string): Promise<StoredBooking | undefined> => {
  const [booking] = await tx.rows<StoredBooking>(`select ${bookingColumns} from booking where code = $1 and travel_agent_id = $2`, [
    code,
    travelAgentId,
  ])
  return booking
}

/** Where letters about the property's bookings go; empty where it has no address. */
export const propertyEmail = async (tx: PropertyTx): Promise<string> => {
  const [property] = await tx.rows<{ email: string }>('select email from property where property_id = $1', [tx.propertyId])
  return property?.email ?? ''
}
