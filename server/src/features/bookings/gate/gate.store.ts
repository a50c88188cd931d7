import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import type { GateReason } from '@innkeeper/rules/ticket/gate-verdict'
import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const ticketRow = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  visitor: z.enum(visitorKinds),
  entries: z.int(),
  slot: z.string(),
  firstDay: dayInRow,
  lastDay: dayInRow,
  nameVi: z.string(),
  nameEn: z.string(),
  /** The slots of its product. */
  slots: z.array(z.string()),
  code: z.string(),
  state: z.enum(bookingStates),
  guestName: z.string(),
})

/** A visitor's ticket as a gate finds it, with where its booking stands. */
export type TicketFound = z.output<typeof ticketRow>

const ticketRows = rowsLike(ticketRow)
const parkRows = rowsLike(z.strictObject({ code: z.string(), timeZone: z.string() }))
const entryRows = rowsLike(z.strictObject({ id: z.uuid(), place: z.int(), at: momentInRow, gate: z.string() }))
const madeRows = rowsLike(z.strictObject({ id: z.uuid() }))
const undoneRows = rowsLike(z.strictObject({ number: z.string(), code: z.string(), gate: z.string() }))

/** The park that the gate belongs to: its code, and its time zone. */
export const parkOfGate = async (tx: PropertyTx): Promise<{ readonly code: string; readonly timeZone: string }> => {
  const [park] = await parkRows(tx, 'select code, time_zone as "timeZone" from property where property_id = $1', [tx.propertyId])
  if (park === undefined) throw new Error(`property ${tx.propertyId} is gone`)
  return park
}

/** The park's ticket with a number; its booking is locked, so that nobody cancels it or lets another of its visitors in meanwhile. */
export const lockTicket = async (tx: PropertyTx, number: string): Promise<TicketFound | undefined> =>
  (await ticketRows(tx, ticketQuery, [tx.propertyId, number]))[0]

const ticketQuery = `
  select v.visitor_ticket_id as id, v.number, v.visitor, v.entries, t.slot, t.first_day as "firstDay", t.last_day as "lastDay",
      p.name_vi as "nameVi", p.name_en as "nameEn", p.slots, b.code, b.state, b.guest_name as "guestName"
    from visitor_ticket v
    join ticket_booking b on b.property_id = v.property_id and b.ticket_booking_id = v.ticket_booking_id
    join ticket t on t.property_id = v.property_id and t.ticket_id = v.ticket_id
    join ticket_product p on p.property_id = t.property_id and p.ticket_product_id = t.ticket_product_id
   where v.property_id = $1 and v.number = $2
   for update of b`

/** The entries by a ticket that count, in their order. */
export const entriesBy = (tx: PropertyTx, ticketId: string) =>
  entryRows(
    tx,
    `select visitor_entry_id as id, place, entered_at as at, gate from visitor_entry
      where property_id = $1 and visitor_ticket_id = $2 and place is not null order by entered_at, visitor_entry_id`,
    [tx.propertyId, ticketId],
  )

/** An entry as it is written. */
export type NewEntry = {
  readonly id: string
  readonly ticket: Pick<TicketFound, 'id' | 'entries'>
  /** Null where the ticket had no place left. */
  readonly place: number | null
  readonly at: Date
  readonly gate: string
  readonly accountId: string
  readonly person: string
  /** When a gate without a network told it, and what was against it by then. */
  readonly told?: { readonly at: Date; readonly against: GateReason | null }
}

/** Writes an entry; false where its id is taken. */
export const writeEntry = async (tx: PropertyTx, { id, ticket, place, at, gate, accountId, person, told }: NewEntry): Promise<boolean> => {
  const made = await madeRows(
    tx,
    `insert into visitor_entry (property_id, visitor_entry_id, visitor_ticket_id, entries, place, entered_at, gate, account_id, person, told_at,
        against)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (property_id, visitor_entry_id) do nothing returning visitor_entry_id as id`,
    [
      tx.propertyId,
      id,
      ticket.id,
      ticket.entries,
      place,
      at.toISOString(),
      gate,
      accountId,
      person,
      told?.at.toISOString() ?? null,
      told?.against ?? null,
    ],
  )
  return made.length > 0
}

/** Takes an entry back: its place is free again. Undefined where there is none, or where it was taken back before. */
export const undoEntry = async (
  tx: PropertyTx,
  { id, at, person, reason }: { readonly id: string; readonly at: Date; readonly person: string; readonly reason: string },
) =>
  (
    await undoneRows(
      tx,
      `update visitor_entry e set place = null, undone_at = $3, undone_by = $4, undo_reason = $5
        from visitor_ticket v
        join ticket_booking b on b.property_id = v.property_id and b.ticket_booking_id = v.ticket_booking_id
       where e.property_id = $1 and e.visitor_entry_id = $2 and e.undone_at is null
         and v.property_id = e.property_id and v.visitor_ticket_id = e.visitor_ticket_id
       returning v.number, b.code, e.gate`,
      [tx.propertyId, id, at.toISOString(), person, reason],
    )
  )[0]
