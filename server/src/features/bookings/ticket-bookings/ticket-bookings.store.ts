import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import type { CancellationFee } from '@innkeeper/rules/booking/cancellation-fee'
import type { Day } from '@innkeeper/rules/days/day'
import { currencies } from '@innkeeper/rules/money/currency'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { ticketSnapshot, type TicketLine, type TicketSnapshot } from './ticket-snapshot.ts'

const row = z.strictObject({
  propertyId: z.uuid(),
  bookingId: z.uuid(),
  code: z.string(),
  travelAgentId: z.uuid().nullable(),
  state: z.enum(bookingStates),
  visitDay: dayInRow,
  lastDay: dayInRow,
  guestName: z.string(),
  guestPhone: z.string(),
  guestEmail: z.string(),
  note: z.string(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: momentInRow.nullable(),
  cancelReason: z.string().nullable(),
  snapshot: ticketSnapshot,
  createdAt: momentInRow,
  changedAt: momentInRow,
})

/** A ticket booking as it is stored. */
export type StoredTicketBooking = z.output<typeof row>

const bookingRows = rowsLike(row)
const codeRows = rowsLike(z.strictObject({ code: z.string() }))
const creditRows = rowsLike(z.strictObject({ credited: z.boolean() }))

const columns = `property_id as "propertyId", ticket_booking_id as "bookingId", code, travel_agent_id as "travelAgentId", state,
  visit_day as "visitDay", last_day as "lastDay", guest_name as "guestName", guest_phone as "guestPhone", guest_email as "guestEmail", note,
  currency, total, paid, payment_method as "paymentMethod", pay_by as "payBy", cancel_reason as "cancelReason", snapshot,
  created_at as "createdAt", changed_at as "changedAt"`

const readOne = async (tx: Tx, condition: string, values: readonly unknown[]): Promise<StoredTicketBooking | undefined> =>
  (await bookingRows(tx, `select ${columns} from ticket_booking where ${condition}`, values))[0]

/** The ticket booking with a code that a travel agent made, at any park. */
export const ticketBookingOfAgent = (tx: Tx, code: string, travelAgentId: string): Promise<StoredTicketBooking | undefined> =>
  readOne(tx, 'code = $1 and travel_agent_id = $2', [code, travelAgentId])

/** The park's ticket booking with a code. */
export const ticketBookingOfCode = (tx: PropertyTx, code: string): Promise<StoredTicketBooking | undefined> =>
  readOne(tx, 'property_id = $1 and code = $2', [tx.propertyId, code])

/** The park's ticket booking with a code, locked until the transaction ends. */
export const lockTicketBooking = (tx: PropertyTx, code: string): Promise<StoredTicketBooking | undefined> =>
  readOne(tx, 'property_id = $1 and code = $2 for update', [tx.propertyId, code])

/** The park's ticket bookings with some codes, locked in one order until the transaction ends. */
export const lockTicketBookings = (tx: PropertyTx, codes: readonly string[]): Promise<StoredTicketBooking[]> =>
  bookingRows(tx, `select ${columns} from ticket_booking where property_id = $1 and code = any($2) order by ticket_booking_id for update`, [
    tx.propertyId,
    codes,
  ])

/** A ticket booking, locked until the transaction ends; undefined when somebody else has locked it. */
export const lockTicketsIfFree = (tx: PropertyTx, bookingId: string): Promise<StoredTicketBooking | undefined> =>
  readOne(tx, 'property_id = $1 and ticket_booking_id = $2 for update skip locked', [tx.propertyId, bookingId])

/** Which of the given codes are taken by ticket bookings of any park. */
export const ticketCodesTaken = async (tx: Tx, codes: readonly string[]): Promise<string[]> =>
  (await codeRows(tx, 'select code from ticket_booking where code = any($1)', [codes])).map(({ code }) => code)

/** Which of the given ticket numbers are taken. */
export const ticketNumbersTaken = async (tx: Tx, numbers: readonly string[]): Promise<string[]> =>
  (await codeRows(tx, 'select number as code from ticket where number = any($1)', [numbers])).map(({ code }) => code)

/** Writes a new ticket booking with its tickets and its first event, and takes its tickets and its credit. */
export const writeTicketBooking = async (
  tx: PropertyTx,
  booking: StoredTicketBooking,
  { person }: { readonly person: string },
): Promise<void> => {
  const origin = booking.travelAgentId === null ? 'guest' : 'agent'
  await tx.rows(writeQuery, [
    tx.propertyId,
    JSON.stringify(bookingRow(booking)),
    JSON.stringify(ticketRows(booking)),
    uuidv7(),
    person,
    origin,
  ])
  await moveTickets(tx, booking, 1)
  if (booking.paymentMethod === 'debt') await useCredit(tx, booking, booking.total)
}

const writeQuery = `
  with made as (
    insert into ticket_booking (property_id, ticket_booking_id, code, travel_agent_id, state, visit_day, last_day, guest_name, guest_phone,
        guest_email, note, currency, total, payment_method, pay_by, snapshot, search_text, created_at, changed_at)
      select $1, id, code, travel_agent_id, state, visit_day, last_day, guest_name, guest_phone,
          guest_email, note, currency, total, payment_method, pay_by, snapshot, folded(search_text), made_at, made_at
        from json_to_record($2) as b (id uuid, code text, travel_agent_id uuid, state text, visit_day date, last_day date, guest_name text,
          guest_phone text, guest_email text, note text, currency text, total bigint, payment_method text, pay_by timestamptz,
          snapshot jsonb, search_text text, made_at timestamptz)
      returning ticket_booking_id, created_at, total, state),
  tickets as (
    insert into ticket (property_id, ticket_id, ticket_booking_id, ticket_product_id, number, slot, first_day, last_day, adults, children,
        seniors, entries)
      select $1, t.id, ticket_booking_id, product_id, number, slot, first_day, last_day, adults, children, seniors, entries
        from made, json_to_recordset($3) as t (id uuid, product_id uuid, number text, slot text, first_day date, last_day date,
          adults smallint, children smallint, seniors smallint, entries smallint))
  insert into ticket_booking_event (property_id, ticket_booking_id, ticket_booking_event_id, kind, at, person, origin, detail)
    select $1, ticket_booking_id, $4, case when state = 'confirm' then 'confirmed' else 'booked' end, created_at, $5, $6,
        json_build_object('total', total)
      from made`

const bookingRow = (booking: StoredTicketBooking) => ({
  id: booking.bookingId,
  code: booking.code,
  travel_agent_id: booking.travelAgentId,
  state: booking.state,
  visit_day: booking.visitDay,
  last_day: booking.lastDay,
  guest_name: booking.guestName,
  guest_phone: booking.guestPhone,
  guest_email: booking.guestEmail,
  note: booking.note,
  currency: booking.currency,
  total: booking.total,
  payment_method: booking.paymentMethod,
  pay_by: booking.payBy,
  snapshot: booking.snapshot,
  search_text: searchText(booking),
  made_at: booking.createdAt,
})

const searchText = ({ code, guestName, guestPhone, guestEmail, snapshot: { travelAgent, lines } }: StoredTicketBooking): string =>
  [
    code,
    guestName,
    travelAgent?.name.vi,
    travelAgent?.name.en,
    travelAgent?.code,
    guestPhone,
    guestPhone.replace(/\D/g, ''),
    guestEmail,
    ...lines.map(({ number }) => number),
  ]
    .filter(Boolean)
    .join(' ')

const ticketRows = ({ snapshot }: { readonly snapshot: TicketSnapshot }) =>
  snapshot.lines.map((line) => ({
    id: uuidv7(),
    product_id: line.productId,
    number: line.number,
    slot: line.slot,
    first_day: line.firstDay,
    last_day: line.lastDay,
    adults: countOf(line, 'adult'),
    children: countOf(line, 'child'),
    seniors: countOf(line, 'senior'),
    entries: line.entries,
  }))

const countOf = ({ visitors }: TicketLine, kind: TicketLine['visitors'][number]['kind']): number =>
  visitors.find((one) => one.kind === kind)?.count ?? 0

/** The people whom a line lets in. */
export const peopleOf = ({ visitors }: Pick<TicketLine, 'visitors'>): number => visitors.reduce((sum, { count }) => sum + count, 0)

const moveTickets = async (tx: PropertyTx, { visitDay, snapshot }: StoredTicketBooking, sign: 1 | -1): Promise<void> => {
  const groups = [...Map.groupBy(snapshot.lines, ({ productId, slot }) => `${productId} ${slot}`).values()]
  const moved = groups.flatMap((lines) =>
    lines.slice(0, 1).map((line) => ({ ...line, people: lines.reduce((sum, one) => sum + peopleOf(one), 0) })),
  )
  await tx.rows('select move_sold_tickets($1, $2, $3, $4, $5)', [
    tx.propertyId,
    moved.map(({ productId }) => productId),
    moved.map(() => visitDay),
    moved.map(({ slot }) => slot),
    moved.map(({ people }) => sign * people),
  ])
}

const useCredit = async (tx: PropertyTx, { travelAgentId }: StoredTicketBooking, amount: number): Promise<void> => {
  if (amount === 0) return
  const [used] = await creditRows(tx, 'select use_credit($1, $2, $3) as credited', [tx.propertyId, travelAgentId, amount])
  if (amount > 0 && used?.credited !== true) throw new Error('credit that was held is gone')
}

/** How a ticket booking is ended: its new state, why, by whom and from where, and what it costs. */
export type TicketEnding = {
  readonly state: 'cancel' | 'void'
  readonly kind: 'cancelled' | 'voided' | 'expired'
  readonly reason: string
  readonly person: string
  readonly accountId?: string
  readonly origin: 'screen' | 'agent' | 'guest' | 'system'
  readonly cost: CancellationFee
  readonly today: Day
  readonly now: Date
}

/** Writes the end of a locked ticket booking: state, event and transactions; gives its tickets and its credit back. */
export const writeTicketEnding = async (tx: PropertyTx, booking: StoredTicketBooking, ending: TicketEnding): Promise<void> => {
  const { cost } = ending
  const money = [
    { id: uuidv7(), kind: 'cancellation fee', amount: cost.fee },
    { id: uuidv7(), kind: 'cancellation refund', amount: cost.refund },
  ].filter(({ amount }) => amount > 0)
  await tx.rows(endQuery, [
    tx.propertyId,
    booking.bookingId,
    ending.state,
    ending.reason,
    ending.now.toISOString(),
    cost.refund,
    uuidv7(),
    ending.kind,
    ending.person,
    ending.origin,
    JSON.stringify({ reason: ending.reason, fee: cost.fee, refund: cost.refund }),
    ending.today,
    JSON.stringify(money),
  ])
  await moveTickets(tx, booking, -1)
  if (booking.paymentMethod === 'debt') await useCredit(tx, booking, -(booking.total - cost.fee))
}

const endQuery = `
  with ended as (
    update ticket_booking set state = $3, cancel_reason = $4, changed_at = $5, paid = paid - $6, pay_by = null
     where property_id = $1 and ticket_booking_id = $2
     returning property_id, ticket_booking_id, currency, payment_method),
  money as (
    insert into ledger_entry (property_id, ledger_entry_id, booking_id, of_tickets, kind, amount, currency, payment_method, paid_on,
        note, at, person)
      select property_id, m.id, ticket_booking_id, true, m.kind, m.amount, currency, payment_method, $12, left($4, 255), $5, $9
        from ended, json_to_recordset($13) as m (id uuid, kind text, amount bigint))
  insert into ticket_booking_event (property_id, ticket_booking_id, ticket_booking_event_id, kind, at, person, origin, detail)
    select property_id, ticket_booking_id, $7, $8, $5, $9, $10, $11 from ended`
