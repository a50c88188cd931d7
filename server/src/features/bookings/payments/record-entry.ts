import { holdsRooms, type BookingState } from '@innkeeper/rules/booking/booking-states'
import { paymentState, type TransactionKind } from '@innkeeper/rules/booking/payment-state'
import { todayIn } from '@innkeeper/rules/days/day'
import { effectOf, mostPaid, type EntryBefore, type EntryFacts } from '@innkeeper/rules/payment/why-not-entry'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { paidAtHotel } from '@innkeeper/rules/policy/payment-moments'
import type { BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { writeEntries, type EntryToWrite, type NewEntry } from './ledger.store.ts'
import { tellOfMoney, type MoneyNews } from './money-news.ts'
import { daysOf, isOfTickets, type Payable } from './payable.ts'

/** Who records an entry: a person of the property, or the product itself. */
export type Recorder = {
  readonly person: string
  readonly accountId: string | null
  readonly origin: 'screen' | 'system'
  readonly now: Date
}

/** What a booking is after an entry. */
export type Recorded = { readonly id: string; readonly state: BookingState; readonly paid: number }

/** The facts of a locked booking that an entry is checked against. */
export const entryFacts = (booking: Payable, fee: number, rails: readonly Rail[]): EntryFacts => ({
  state: booking.state,
  total: booking.total,
  paid: booking.paid,
  fee,
  onCredit: booking.paymentMethod === 'debt',
  bookedOn: todayIn(booking.snapshot.property.timeZone, new Date(booking.createdAt)),
  checkOut: daysOf(booking).last,
  rails,
})

/** What is still owed on a booking: of its total, or of its fee once it has ended. */
export const owedNow = (facts: EntryFacts): number => Math.max(0, mostPaid(facts) - facts.paid)

/**
 * Records an entry of a locked booking: the ledger, what the booking has been paid and its state change together, and the property is
 * notified. Nothing is checked here: a gateway's word counts even where a person's would be refused.
 */
export const recordEntry = async (
  tx: PropertyTx,
  booking: Payable,
  entry: NewEntry,
  by: Recorder & { readonly before?: EntryBefore },
): Promise<Recorded> => {
  const write = entryToWrite(booking, entry, by)
  const [id] = await writeEntries(tx, [write])
  if (id === undefined) throw new Error('an entry was not written')
  const { state, paid } = write
  const news = newsOf(entry, by.before)
  if (news !== null) await tellOfMoney(tx, news, { ...by, booking: { ...booking, state, paid } })
  return { id, state, paid }
}

/** What an entry of a locked booking changes: what the booking has been paid, and its state. */
export const entryToWrite = (booking: Payable, entry: NewEntry, by: Recorder & { readonly before?: EntryBefore }): EntryToWrite => {
  const paid = booking.paid + effectOf(entry) - (by.before === undefined ? 0 : effectOf(by.before))
  const state = stateAfter(booking, paid)
  return {
    bookingId: booking.bookingId,
    ofTickets: isOfTickets(booking),
    currency: booking.currency,
    entry,
    state,
    paid,
    payBy: state === 'confirm' ? null : booking.payBy,
    event: by.before === undefined ? events[entry.kind] : 'corrected',
    person: by.person,
    origin: by.origin,
    now: by.now,
  }
}

/** The state after an entry: only a payment moves it; money that goes back moves nothing by itself. */
const stateAfter = (booking: Payable, paid: number): BookingState =>
  holdsRooms(booking.state) && paid > booking.paid
    ? paymentState(booking.state, booking.total, paid, paidAtHotel(momentsOf(booking)))
    : booking.state

/** The agreed payments; tickets have none but their total. */
const momentsOf = (booking: Payable) =>
  (isOfTickets(booking) ? [] : booking.snapshot.payments).map(({ dueAt, amount }) => ({
    dueAt: dueAt === null ? null : new Date(dueAt),
    amount,
  }))

const events: Readonly<Record<TransactionKind, BookingEventKind>> = {
  payment: 'paid',
  refund: 'refunded',
  'cancellation refund': 'refunded',
  'cancellation fee': 'feePaid',
}

const newsOf = (entry: NewEntry, before: EntryBefore | undefined): MoneyNews | null => {
  if (before !== undefined) return null
  if (entry.kind === 'payment' || entry.kind === 'cancellation fee') return 'paymentReceived'
  return entry.awaits || entry.source === 'terms' ? 'refundDue' : null
}
