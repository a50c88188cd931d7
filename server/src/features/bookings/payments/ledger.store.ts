import type { BookingState } from '@innkeeper/rules/booking/booking-states'
import type { TransactionKind } from '@innkeeper/rules/booking/payment-state'
import type { Day } from '@innkeeper/rules/days/day'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { entrySources, type EntrySource } from '@innkeeper/rules/payment/why-not-entry'
import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import type { BookingEventKind } from '@innkeeper/protocol/words/sale/booking-words'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** An entry to be written. */
export type NewEntry = {
  readonly kind: TransactionKind
  readonly amount: number
  readonly paidOn: Day
  readonly paymentMethod: PaymentMethod
  readonly rail: Rail | null
  readonly note: string
  readonly source: EntrySource
  readonly awaits: boolean
  readonly receipt: string | null
  readonly corrects: string | null
}

/** Everything that an entry changes: the ledger, the booking and its timeline. */
export type EntryToWrite = {
  readonly bookingId: string
  /** Whether it is a booking of tickets. */
  readonly ofTickets: boolean
  readonly currency: string
  readonly entry: NewEntry
  readonly state: BookingState
  readonly paid: number
  readonly payBy: string | null
  readonly event: BookingEventKind | null
  readonly person: string
  readonly origin: 'screen' | 'system'
  readonly now: Date
}

/** Writes entries of locked bookings, each booking once: ledger, booking and timeline change together. Returns their ids, in their order. */
export const writeEntries = async (tx: PropertyTx, writes: readonly EntryToWrite[]): Promise<string[]> => {
  const rows = writes.map(rowOf)
  const [tickets, rooms] = [rows.filter((row) => row.of_tickets), rows.filter((row) => !row.of_tickets)]
  if (rooms.length > 0) await tx.rows(writeForRooms, [tx.propertyId, JSON.stringify(rooms)])
  if (tickets.length > 0) await tx.rows(writeForTickets, [tx.propertyId, JSON.stringify(tickets)])
  return rows.map(({ id }) => id)
}

/** The statement for bookings of rooms or of tickets: their tables differ by the first part of their names. */
const writeQuery = (of: '' | 'ticket_') => `
  with given as (
    select * from json_to_recordset($2) as g (id uuid, booking_id uuid, of_tickets boolean, event_id uuid, kind text, amount bigint, currency text,
      payment_method text, paid_on date, note text, corrects uuid, rail text, source text, awaits boolean, receipt text, state text, paid bigint,
      pay_by timestamptz, event text, detail jsonb, person text, origin text, now timestamptz)),
  moved as (
    update ${of}booking b set state = g.state, paid = g.paid, pay_by = g.pay_by, changed_at = g.now from given g
     where b.property_id = $1 and b.${of}booking_id = g.booking_id
    returning b.${of}booking_id as booking_id),
  event as (
    insert into ${of}booking_event (property_id, ${of}booking_id, ${of}booking_event_id, kind, at, person, origin, detail)
      select $1, booking_id, g.event_id, g.event, g.now, g.person, g.origin, g.detail from moved join given g using (booking_id)
       where g.event is not null)
  insert into ledger_entry (property_id, booking_id, of_tickets, ledger_entry_id, kind, amount, currency, payment_method, paid_on, note, at, person,
      corrects, rail, source, awaits, receipt)
    select $1, booking_id, g.of_tickets, g.id, g.kind, g.amount, g.currency, g.payment_method, g.paid_on, g.note, g.now, g.person,
           g.corrects, g.rail, g.source, g.awaits, g.receipt
      from moved join given g using (booking_id)`

const writeForRooms = writeQuery('')
const writeForTickets = writeQuery('ticket_')

const rowOf = ({ bookingId, ofTickets, entry, currency, payBy, ...write }: EntryToWrite) => ({
  id: uuidv7(),
  booking_id: bookingId,
  of_tickets: ofTickets,
  event_id: uuidv7(),
  kind: entry.kind,
  amount: entry.amount,
  currency,
  payment_method: entry.paymentMethod,
  paid_on: entry.paidOn,
  note: entry.note,
  corrects: entry.corrects,
  rail: entry.rail,
  source: entry.source,
  awaits: entry.awaits,
  receipt: entry.receipt,
  state: write.state,
  paid: write.paid,
  pay_by: payBy,
  event: write.event,
  detail: { amount: entry.amount, method: entry.paymentMethod, reason: entry.note },
  person: write.person,
  origin: write.origin,
  now: write.now.toISOString(),
})

const storedEntry = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(transactionKinds),
  amount: z.int(),
  source: z.enum(entrySources),
  corrected: z.boolean(),
  refund: z.string().nullable(),
})

/** An entry of the ledger, as a correction needs it; `refund` is the state of its refund, where it is one that is agreed. */
export type StoredEntry = z.output<typeof storedEntry>

const entryRows = rowsLike(storedEntry)

/** The property's entry with an id. */
export const findEntry = async (tx: PropertyTx, id: string): Promise<StoredEntry | undefined> => {
  const [entry] = await entryRows(
    tx,
    `select e.ledger_entry_id as id, b.code, e.kind, e.amount, e.source, r.state as refund,
        exists (select from ledger_entry c where c.property_id = e.property_id and c.corrects = e.ledger_entry_id) as corrected
       from ledger_entry e join payable b using (property_id, booking_id)
       left join refund r using (property_id, ledger_entry_id)
      where e.property_id = $1 and e.ledger_entry_id = $2`,
    [tx.propertyId, id],
  )
  return entry
}

const feeRows = rowsLike(z.strictObject({ fee: z.int() }))

/** What ending a booking costs by its terms: the fees that were demanded. */
export const feeOf = async (tx: PropertyTx, bookingId: string): Promise<number> => {
  const [row] = await feeRows(
    tx,
    `select coalesce(sum(amount), 0)::bigint as fee from ledger_entry
      where property_id = $1 and booking_id = $2 and kind = 'cancellation fee' and source = 'terms'`,
    [tx.propertyId, bookingId],
  )
  return row?.fee ?? 0
}

const keyRows = rowsLike(z.strictObject({ key: z.string() }))

/** Whether a picture was uploaded as a receipt at the property; it is kept until the transaction ends. */
export const hasReceipt = async (tx: PropertyTx, address: string): Promise<boolean> => {
  const found = await keyRows(
    tx,
    `select file_key as key from receipt_picture where property_id = $1 and file_key = substring($2 from '[0-9a-f]{40}') for update`,
    [tx.propertyId, address],
  )
  return found.length > 0
}
