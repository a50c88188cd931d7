import type { Signal } from '@innkeeper/protocol/freshness/signal'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { bookingOfCode, lockBooking, lockBookings, type StoredBooking } from '../bookings.store.ts'
import { bookingSignals } from '../notify-booking.ts'
import {
  lockTicketBooking,
  lockTicketBookings,
  ticketBookingOfCode,
  type StoredTicketBooking,
} from '../ticket-bookings/ticket-bookings.store.ts'

/** A booking whose money is recorded: of rooms, or of a park's tickets. */
export type Payable = StoredBooking | StoredTicketBooking

/** Whether a booking is of tickets. */
export const isOfTickets = (booking: Payable): booking is StoredTicketBooking => 'visitDay' in booking

/** The days on which what was booked begins and ends: a stay's, or a visit's. */
export const daysOf = (booking: Payable): { readonly first: Day; readonly last: Day } =>
  isOfTickets(booking) ? { first: booking.visitDay, last: booking.lastDay } : { first: booking.checkIn, last: booking.checkOut }

/** The property's booking with a code, of rooms or of tickets. */
export const payableOfCode = async (tx: PropertyTx, code: string): Promise<Payable | undefined> =>
  (await bookingOfCode(tx, code)) ?? ticketBookingOfCode(tx, code)

/** The property's booking with a code, of rooms or of tickets, locked until the transaction ends. */
export const lockPayable = async (tx: PropertyTx, code: string): Promise<Payable | undefined> =>
  (await lockBooking(tx, code)) ?? lockTicketBooking(tx, code)

/** The property's bookings with some codes, of rooms and of tickets, locked in one order until the transaction ends. */
export const lockPayables = async (tx: PropertyTx, codes: readonly string[]): Promise<Payable[]> => [
  ...(await lockBookings(tx, codes)),
  ...(await lockTicketBookings(tx, codes)),
]

/** The further signals to open screens; tickets have none, because no grid shows them. */
export const payableSignals = (booking: Payable): readonly Signal[] => (isOfTickets(booking) ? [] : bookingSignals(booking))
