import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import type { bookingSorts } from '@innkeeper/protocol/calls/manage/booking'
import { askedOrderText, type Asked } from '#kit/records/list-order.ts'
import type { Listed } from '#kit/call/listed.ts'
import { totalOf } from '#kit/records/list.ts'
import { countedFor, pagesLike, type Page } from '#kit/records/pages.ts'
import { likeText } from '#database/like-text.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The filter of the list of bookings. */
export type BookingFilter = CallRequest<'booking/view-counts'>

/** One of the list's named views. */
export type BookingView = CallRequest<'booking/get-all'>['view']

/** A row of the list. */
export type BookingRow = CallOutput<'booking/get-all'>[number]

/** The number of bookings of each view. */
export type ViewCounts = CallOutput<'booking/view-counts'>

const rowsOfBookings = pagesLike(catalogue['booking/get-all'].output.element.strict())
const countRows = rowsLike(catalogue['booking/view-counts'].output.strict())

/** The services of a booking in a statement; one from before services has none. */
export const services = `(select coalesce(json_agg(json_build_object('count', s->'quantity', 'service', s->'name')), '[]')
           from jsonb_array_elements(b.snapshot->'services') as s)`

/** Whether a booking, of rooms or of tickets, lives; and whether it owes money. */
export const living = `b.state not in ('cancel', 'void')`
export const owesMoney = `b.paid < b.total and b.payment_method <> 'debt' and ${living}`

/** What it owes. */
export const owed = `case when ${owesMoney} then b.total - b.paid else 0 end`

const inView: Readonly<Record<BookingView, string>> = {
  all: 'true',
  arriving: `b.check_in = d.today and ${living}`,
  inHouse: `b.state = 'in service' and b.check_out >= d.today`,
  owes: owesMoney,
  ended: `b.state in ('cancel', 'void')`,
}

/** What each order of the list is in a statement; each has an index. */
export const bookingOrders = {
  by: {
    code: 'b.code',
    guest: 'b.guest_name collate "vi-x-icu"',
    checkIn: 'b.check_in',
    total: 'b.total',
    owed,
    state: 'b.state',
  },
  tieBreaker: 'b.booking_id',
  own: 'b.changed_at desc, b.booking_id',
  neverEmpty: true,
} as const

const dayOf: Readonly<Record<BookingFilter['dateKind'], string>> = {
  checkIn: 'b.check_in',
  checkOut: 'b.check_out',
  booked: '(b.created_at at time zone d.time_zone)::date',
}

/** What the list is sorted by. */
type BookingOrder = Asked<(typeof bookingSorts)[number]>

/** A page of the bookings of a view, how many it has under the filter, and how many bookings there are. */
export const bookingPage = async (tx: PropertyTx, asked: CallRequest<'booking/export'>, page: Page): Promise<Listed<BookingRow[]>> => {
  const counts = await countedFor(page, () => countsOf(tx, asked))
  return { rows: await bookingRows(tx, asked, page), ...counts }
}

const countsOf = async (tx: PropertyTx, asked: CallRequest<'booking/export'>) => {
  const counts = await viewCounts(tx, asked)
  return { total: counts[asked.view], all: isNarrowed(asked) ? await countBookings(tx) : counts.all }
}

/** What bookings, of rooms or of tickets, are filtered by besides a kind of date. */
type Narrowing = Omit<BookingFilter, 'dateKind'>

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ text, states, fromDate, toDate, travelAgentId }: Narrowing): boolean =>
  text !== '' || states.length > 0 || [fromDate, toDate, travelAgentId].some((part) => part !== undefined)

const countBookings = (tx: PropertyTx): Promise<number> =>
  totalOf(tx.db.selectFrom('booking').select('booking_id').where('property_id', '=', tx.propertyId))

/** The bookings of a view, of its own the last changed first. */
const bookingRows = async (
  tx: PropertyTx,
  filter: BookingFilter & BookingOrder & { readonly view: BookingView },
  page: Page,
): Promise<BookingRow[]> =>
  rowsOfBookings(
    tx,
    `select b.code, b.state, b.guest_name as "guestName", b.guest_phone as "guestPhone", b.snapshot->'travelAgent'->'name' as agent,
        b.check_in as "checkIn", b.check_out as "checkOut", b.check_out - b.check_in as nights,
        (select json_agg(json_build_object('count', jsonb_array_length(l->'rooms'), 'roomType', l->'roomType'))
           from jsonb_array_elements(b.snapshot->'lines') as l) as rooms, ${services} as services,
        b.currency, b.total, b.paid, ${owed} as owed,
        b.payment_method as "paymentMethod", b.created_at as "createdAt", b.changed_at as "changedAt"
       ${fromFiltered(filter)} and ${inView[filter.view]}
      order by ${askedOrderText(filter, bookingOrders)}`,
    valuesOf(tx.propertyId, filter),
    page,
  )

/** The number of filtered bookings of each view. */
export const viewCounts = async (tx: PropertyTx, filter: BookingFilter): Promise<ViewCounts> => {
  const views = Object.entries(inView).map(([view, test]) => `count(*) filter (where ${test}) as "${view}"`)
  const [counts] = await countRows(tx, `select ${views.join(', ')} ${fromFiltered(filter)}`, valuesOf(tx.propertyId, filter))
  return counts ?? { all: 0, arriving: 0, inHouse: 0, owes: 0, ended: 0 }
}

const fromFiltered = (filter: BookingFilter): string =>
  `from booking b
   cross join (select time_zone, (now() at time zone time_zone)::date as today from property where property_id = $1) d
   where b.property_id = $1 and ${narrowedBy(dayOf[filter.dateKind])}`

/** The filter of bookings by a day of theirs in a statement, whose second to sixth values are the filter’s; `also` is another way that its text finds one. */
export const narrowedBy = (day: string, also = 'false'): string => `($2 = '' or b.search_text like '%' || folded($2) || '%' or ${also})
     and (cardinality($3::text[]) = 0 or b.state = any($3))
     and ($4::date is null or ${day} >= $4)
     and ($5::date is null or ${day} <= $5)
     and ($6::uuid is null or b.travel_agent_id = $6)`

/** The values of the filter, behind the property's id. */
export const valuesOf = (propertyId: string | null, filter: Narrowing): readonly unknown[] => [
  propertyId,
  likeText(filter.text),
  filter.states,
  filter.fromDate ?? null,
  filter.toDate ?? null,
  filter.travelAgentId ?? null,
]
