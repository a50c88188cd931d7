import { holdsRooms } from '@innkeeper/rules/booking/booking-states'
import { paidTooMuch } from '@innkeeper/rules/payment/payment-link'
import { mostPaid } from '@innkeeper/rules/payment/why-not-entry'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { feeOf, type NewEntry } from './ledger.store.ts'
import type { Payable } from './payable.ts'
import { entryFacts, recordEntry, type Recorded, type Recorder } from './record-entry.ts'

/** A payment that came: its entry, what the booking is after it, and how much of it is a refund that is due. */
export type Counted = Recorded & { readonly back: number }

/**
 * Writes a payment of a locked booking that a gateway or a bank says came in, and the refund of what it does not owe: it was cancelled, or
 * paid another way meanwhile. Money that came is never turned away.
 */
export const countPayment = async (tx: PropertyTx, booking: Payable, entry: NewEntry, by: Recorder): Promise<Counted> => {
  const most = mostPaid(entryFacts(booking, await feeOf(tx, booking.bookingId), []))
  const { id, state, paid } = await recordEntry(tx, booking, entry, by)
  const back = paidTooMuch({ paid: booking.paid, amount: entry.amount, most })
  if (back === 0) return { id, state, paid, back }
  const kind = holdsRooms(state) ? 'refund' : 'cancellation refund'
  const after = await recordEntry(tx, { ...booking, state, paid }, { ...entry, kind, amount: back, awaits: true }, by)
  return { id, state: after.state, paid: after.paid, back }
}
