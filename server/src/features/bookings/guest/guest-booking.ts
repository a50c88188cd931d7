import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import { agentBooking } from '../agent/agent-booking.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { feeOfEnding } from '../end/end-booking.ts'
import { owedOf, standingOf } from '../pay-online/link-standing.ts'
import { payLink } from '../pay-online/link-token.ts'
import { insertLink, linksOfBooking } from '../pay-online/payment-links.store.ts'

type Reaching = { readonly outside: Pick<Outside, 'keyFor' | 'publicUrl'>; readonly now: Date }

/** A booking as its guest reads it, with the link by which it can be paid. */
export const guestBooking = async (
  tx: PropertyTx,
  booking: StoredBooking,
  { outside, now }: Reaching,
): Promise<CallOutput<'guest/booking'>> => {
  const owed = await owedOf(tx, booking)
  const links = await linksOfBooking(tx, booking.bookingId)
  const open = links.find((link) => standingOf(link, owed, now) === 'open')
  return {
    ...agentBooking(booking),
    payUrl: open === undefined ? null : payLink(outside, open.linkId),
    ifCancelledToday: mayEnd(booking.state, 'customer') ? feeOfEnding(booking, now) : null,
  }
}

/** Makes the link by which a guest pays what is due first; none where nothing is due before arrival or the property takes no money online. */
export const linkForGuest = async (
  tx: PropertyTx,
  { bookingId, snapshot, currency, payBy, guestName }: StoredBooking,
  now: Date,
): Promise<void> => {
  const amount = snapshot.payments[0]?.amount ?? 0
  if (payBy === null || amount === 0 || currency !== 'VND' || (await railsTakingMoney(tx)).length === 0) return
  await insertLink(tx, { bookingId, ofTickets: false, amount, expiresAt: payBy, madeAt: now.toISOString(), madeBy: guestName })
}
