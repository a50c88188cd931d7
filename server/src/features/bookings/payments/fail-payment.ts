import { bookingMove } from '@innkeeper/rules/booking/booking-states'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { moveTicketsTo, moveTo, writeEvent, writeTicketEvent, type BookingEvent } from '../life/booking-events.store.ts'
import { tellOfMoney } from './money-news.ts'
import { isOfTickets, type Payable } from './payable.ts'

/** Notes that a gateway refused a payment of a locked booking: in its timeline, to the property, and in its state where that has the move. */
export const failPayment = async (
  tx: PropertyTx,
  booking: Payable,
  { gateway, code, now }: { readonly gateway: string; readonly code: string; readonly now: Date },
): Promise<void> => {
  const state = bookingMove(booking.state, 'failPayment', 'gateway')?.to ?? booking.state
  const event = {
    kind: 'paymentFailed',
    at: now,
    person: gateway,
    origin: 'system',
    detail: { reason: code },
  } as const satisfies BookingEvent
  const { move, write } = isOfTickets(booking) ? ofTickets : ofRooms
  if (state !== booking.state) await move(tx, booking.bookingId, state, now)
  await write(tx, booking.bookingId, event)
  await tellOfMoney(tx, 'paymentFailed', { booking: { ...booking, state }, person: gateway })
}

const ofRooms = { move: moveTo, write: writeEvent }
const ofTickets = { move: moveTicketsTo, write: writeTicketEvent }
