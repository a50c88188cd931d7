import { mayEnd } from '@innkeeper/rules/booking/can-cancel'
import { guestMayChange } from '@innkeeper/rules/booking/can-change'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { railsTakingMoney } from '#features/payment-methods/paying.reads.ts'
import { agentBooking } from '../agent/agent-booking.ts'
import type { StoredBooking } from '../bookings.store.ts'
import { feeOfEnding } from '../end/end-booking.ts'
import { isOfTickets, type Payable } from '../payments/payable.ts'
import { owedOf, standingOf } from '../pay-online/link-standing.ts'
import { payLink } from '../pay-online/link-token.ts'
import { insertLink, linksOfBooking, withdrawLink } from '../pay-online/payment-links.store.ts'

/** What a link is made with, and when it is looked at. */
export type Reaching = { readonly outside: Pick<Outside, 'keyFor' | 'publicUrl'>; readonly now: Date }

/** A booking as its guest reads it, with the link by which it can be paid. */
export const guestBooking = async (
  tx: PropertyTx,
  booking: StoredBooking,
  { outside, now }: Reaching,
): Promise<CallOutput<'guest/booking'>> => {
  return {
    ...agentBooking(booking),
    payUrl: await openLink(tx, booking, { outside, now }),
    ifCancelledToday: mayEnd(booking.state, 'customer') ? feeOfEnding(booking, now) : null,
    mayChange: guestMayChange(booking.state, feeOfEnding(booking, now).fee),
  }
}

/** Where a guest pays what is due next; null where there is no link that can be paid. */
export const openLink = async (tx: PropertyTx, booking: Payable, { outside, now }: Reaching): Promise<string | null> => {
  const owed = await owedOf(tx, booking)
  const links = await linksOfBooking(tx, booking.bookingId)
  const open = links.find((link) => standingOf(link, owed, now) === 'open')
  return open === undefined ? null : payLink(outside, open.linkId)
}

/** Makes the link by which a guest pays what is due first; none where nothing is due before arrival or the property takes no money online. */
export const linkForGuest = async (tx: PropertyTx, booking: StoredBooking, now: Date): Promise<void> => {
  const amount = booking.snapshot.payments[0]?.amount ?? 0
  if (booking.payBy !== null && amount > 0) await linkFor(tx, booking, { amount, dueAt: booking.payBy }, now)
}

/** Makes the link for what is due next after a change, in the place of the link that was made for the guest's name of before. */
export const linkAfterChange = async (tx: PropertyTx, booking: StoredBooking, madeBy: string, now: Date): Promise<void> => {
  const owed = await owedOf(tx, booking)
  const before = (await linksOfBooking(tx, booking.bookingId)).filter((link) => standingOf(link, owed, now) === 'open')
  await eachInTurn(
    before.filter((link) => link.madeBy === madeBy),
    ({ linkId }) => withdrawLink(tx, linkId, now),
  )
  const next = nextDue(booking)
  if (next !== null) await linkFor(tx, booking, next, now)
}

/** What is to be paid next of a booking of which something may be paid already; null where nothing is due before arrival. */
const nextDue = ({ snapshot, paid }: Pick<StoredBooking, 'snapshot' | 'paid'>): Due | null => {
  let upTo = 0
  for (const { amount, dueAt } of snapshot.payments) {
    upTo += amount
    if (upTo > paid) return dueAt === null ? null : { amount: upTo - paid, dueAt }
  }
  return null
}

type Due = { readonly amount: number; readonly dueAt: string }

/** Makes a link by which a guest pays; none where the property takes no money online. */
export const linkFor = async (tx: PropertyTx, booking: Payable, { amount, dueAt }: Due, now: Date): Promise<void> => {
  const { bookingId, currency, guestName } = booking
  if (currency !== 'VND' || (await railsTakingMoney(tx)).length === 0) return
  await insertLink(tx, {
    bookingId,
    ofTickets: isOfTickets(booking),
    amount,
    expiresAt: dueAt,
    madeAt: now.toISOString(),
    madeBy: guestName,
  })
}
