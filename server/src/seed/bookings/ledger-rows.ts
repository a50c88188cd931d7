import type { Day } from '@innkeeper/rules/days/day'
import { effectOf, type EntrySource } from '@innkeeper/rules/payment/why-not-entry'
import type { TransactionKind } from '@innkeeper/rules/booking/payment-state'
import { railsOfMethod } from '@innkeeper/rules/payment/payment-methods'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededBooking } from './seeded-booking.ts'

/** One transaction of a sample booking; `corrects` says that it counts instead of the one before it. */
type SeededEntry = {
  readonly kind: TransactionKind
  readonly amount: number
  readonly on: Day
  readonly source: EntrySource
  readonly note: string
  readonly corrects: boolean
}

/** The transactions of a sample booking, the first first: of every type, so that each can be looked at. */
export const entriesOf = ({ code, fate, snapshot }: SeededBooking): readonly SeededEntry[] => {
  const number = Number(code.slice(-3))
  const share = (percent: number) => Math.round((snapshot.price.total * percent) / 100)
  const payment = entryOf('payment', fate.paid, fate.bookedOn)
  if (fate.state === 'cancel' && number % 3 === 0) return cancelled(share(30), share(10), fate)
  if (fate.state === 'void' && number % 2 === 0) return cancelled(share(30), 0, fate)
  if (fate.paid === 0) return []
  if (fate.state === 'await fully payment' && number % 5 === 0) {
    const more = entryOf('payment', share(10), fate.bookedOn)
    return [payment, more, { ...more, kind: 'refund', on: fate.changedOn, note: 'Khách trả nhầm hai lần' }]
  }
  if (fate.state === 'await fully payment' && number % 5 === 1) {
    return [
      { ...payment, amount: fate.paid * 2 },
      { ...payment, note: 'Gõ nhầm số tiền', corrects: true },
    ]
  }
  return [payment]
}

type Ended = Pick<SeededBooking['fate'], 'bookedOn' | 'changedOn' | 'reason'>

const cancelled = (deposit: number, fee: number, { bookedOn, changedOn, reason }: Ended): readonly SeededEntry[] => {
  const byTerms = { on: changedOn, source: 'terms', note: reason ?? '', corrects: false } as const
  return [
    entryOf('payment', deposit, bookedOn),
    { kind: 'cancellation fee' as const, amount: fee, ...byTerms },
    { kind: 'cancellation refund' as const, amount: deposit - fee, ...byTerms },
  ].filter(({ amount }) => amount > 0)
}

const entryOf = (kind: TransactionKind, amount: number, on: Day): SeededEntry => ({
  kind,
  amount,
  on,
  source: 'person',
  note: '',
  corrects: false,
})

/** What a sample booking was paid: the entries that count, added up. */
export const paidBy = (entries: readonly SeededEntry[]): number =>
  entries.filter((_entry, index) => entries[index + 1]?.corrects !== true).reduce((sum, entry) => sum + effectOf(entry), 0)

/** Writes the transactions of bookings; refunds of long ago were paid back. */
export const insertEntries = async (tx: Tx, propertyId: string, bookings: readonly SeededBooking[]): Promise<void> => {
  const rows = bookings.flatMap((booking) => rowsOf(propertyId, booking))
  if (rows.length === 0) return
  await tx.db.insertInto('ledger_entry').values(rows).execute()
  await tx.rows(
    `update refund set state = 'done', paid_on = (changed_at + interval '2 days')::date, payment_method = 'bank transfer', version = 2
      where property_id = $1 and state = 'due'
        and changed_at < (select max(changed_at) from refund where property_id = $1) - interval '10 days'`,
    [propertyId],
  )
}

const rowsOf = (propertyId: string, booking: SeededBooking) => {
  const { bookingId, fate } = booking
  const ids: string[] = []
  return entriesOf(booking).map((entry) => {
    const before = ids.at(-1) ?? null
    const id = uuidv7()
    ids.push(id)
    return {
      property_id: propertyId,
      ledger_entry_id: id,
      booking_id: bookingId,
      kind: entry.kind,
      amount: entry.amount,
      currency: 'VND',
      payment_method: fate.method,
      paid_on: entry.on,
      at: `${entry.on}T${entry.source === 'terms' ? '09' : '03'}:00:00Z`,
      note: entry.note.slice(0, 255),
      person: entry.source === 'terms' ? 'Innkeeper' : 'Trần Quốc Bảo',
      source: entry.source,
      rail: entry.source === 'terms' ? null : (railsOfMethod[fate.method][0] ?? null),
      corrects: entry.corrects ? before : null,
    }
  })
}
