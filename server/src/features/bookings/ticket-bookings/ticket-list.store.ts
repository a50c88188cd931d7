import type { ticketBookingSorts } from '@innkeeper/protocol/calls/tickets/ticket-booking'
import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import type { Listed } from '#kit/call/listed.ts'
import { askedOrderText } from '#kit/records/list-order.ts'
import { totalOf } from '#kit/records/list.ts'
import { countedFor, pagesLike, type Page } from '#kit/records/pages.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { isNarrowed, living, narrowedBy, owed, owesMoney, valuesOf } from '../booking-list.store.ts'

/** A ticket booking in the park's list. */
export type TicketBookingRow = CallOutput<'ticket-booking/get-all'>[number]

type Filter = CallRequest<'ticket-booking/view-counts'>
type View = CallRequest<'ticket-booking/get-all'>['view']
type Counts = CallOutput<'ticket-booking/view-counts'>

const bookingRows = pagesLike(catalogue['ticket-booking/get-all'].output.element.strict())
const countRows = rowsLike(catalogue['ticket-booking/view-counts'].output.strict())

const peopleOfLine = `(select sum((v->>'count')::integer) from jsonb_array_elements(l->'visitors') v)`

/** What a list shows of a ticket booking, in a statement. */
export const ticketColumns = `b.code, b.state, b.guest_name as "guestName", b.guest_phone as "guestPhone",
  b.snapshot->'travelAgent'->'name' as agent, b.visit_day as "visitDay", b.last_day as "lastDay",
  (select sum(${peopleOfLine})::integer from jsonb_array_elements(b.snapshot->'lines') l) as people,
  (select json_agg(json_build_object('product', l->'name', 'slot', l->'slot', 'people', ${peopleOfLine}))
     from jsonb_array_elements(b.snapshot->'lines') l) as tickets,
  b.currency, b.total, b.paid, ${owed} as owed, b.payment_method as "paymentMethod", b.created_at as "createdAt", b.changed_at as "changedAt"`

const inView: Readonly<Record<View, string>> = {
  all: 'true',
  today: `b.visit_day <= d.today and b.last_day >= d.today and ${living}`,
  owes: owesMoney,
  ended: `not (${living})`,
}

const orders = {
  by: {
    code: 'b.code',
    guest: 'b.guest_name collate "vi-x-icu"',
    visitDay: 'b.visit_day',
    total: 'b.total',
    owed,
    state: 'b.state',
  } satisfies Record<(typeof ticketBookingSorts)[number], string>,
  tieBreaker: 'b.ticket_booking_id',
  own: 'b.changed_at desc, b.ticket_booking_id',
  neverEmpty: true,
} as const

const dayOf: Readonly<Record<Filter['dateKind'], string>> = {
  visit: 'b.visit_day',
  booked: '(b.created_at at time zone d.time_zone)::date',
}

/** A page of the ticket bookings of a view, how many it has under the filter, and how many there are. */
export const ticketBookingPage = async (
  tx: PropertyTx,
  asked: CallRequest<'ticket-booking/export'>,
  page: Page,
): Promise<Listed<TicketBookingRow[]>> => {
  const counts = await countedFor(page, () => countsOf(tx, asked))
  const rows = await bookingRows(
    tx,
    `select ${ticketColumns} ${fromFiltered(asked)} and ${inView[asked.view]} order by ${askedOrderText(asked, orders)}`,
    valuesOf(tx.propertyId, asked),
    page,
  )
  return { rows, ...counts }
}

const countsOf = async (tx: PropertyTx, asked: CallRequest<'ticket-booking/export'>) => {
  const counts = await ticketViewCounts(tx, asked)
  return { total: counts[asked.view], all: isNarrowed(asked) ? await countAll(tx) : counts.all }
}

const countAll = (tx: PropertyTx): Promise<number> =>
  totalOf(tx.db.selectFrom('ticket_booking').select('ticket_booking_id').where('property_id', '=', tx.propertyId))

/** The number of filtered ticket bookings of each view. */
export const ticketViewCounts = async (tx: PropertyTx, filter: Filter): Promise<Counts> => {
  const views = Object.entries(inView).map(([view, test]) => `(count(*) filter (where ${test}))::integer as "${view}"`)
  const [counts] = await countRows(tx, `select ${views.join(', ')} ${fromFiltered(filter)}`, valuesOf(tx.propertyId, filter))
  return counts ?? { all: 0, today: 0, owes: 0, ended: 0 }
}

/** A visitor’s own ticket number finds its booking: the numbers are made later than the booking’s text, and a class has hundreds. */
const ofVisitor = `b.ticket_booking_id = (
  select v.ticket_booking_id from visitor_ticket v where v.property_id = b.property_id and v.number = replace($2, ' ', ''))`

const fromFiltered = (filter: Filter): string =>
  `from ticket_booking b
   cross join (select time_zone, (now() at time zone time_zone)::date as today from property where property_id = $1) d
   where b.property_id = $1 and ${narrowedBy(dayOf[filter.dateKind], ofVisitor)}`
