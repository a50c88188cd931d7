import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { z } from 'zod'
import { askedOrderText } from '#kit/records/list-order.ts'
import { pagesLike, type Page } from '#kit/records/pages.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { narrowedBy, valuesOf } from '../booking-list.store.ts'
import { ticketColumns } from '../ticket-bookings/ticket-list.store.ts'

/** What the ticket bookings of all parks are filtered and sorted by. */
export type PlatformTickets = CallRequest<'supplier/booking/export-ticket'>

/** A ticket booking in the platform's list. */
export type PlatformTicketRow = CallOutput<'supplier/booking/get-ticket-all'>[number]

const ticketRows = pagesLike(catalogue['supplier/booking/get-ticket-all'].output.element.strict())

/** Days are those of the platform, as in its list of room bookings. */
const dayOf: Readonly<Record<PlatformTickets['dateKind'], string>> = {
  visit: 'b.visit_day',
  booked: `(b.created_at at time zone 'Asia/Ho_Chi_Minh')::date`,
}

const orders = {
  by: { code: 'b.code', visitDay: 'b.visit_day', booked: 'b.created_at' },
  tieBreaker: 'b.ticket_booking_id',
  own: 'b.changed_at desc, b.ticket_booking_id',
  neverEmpty: true,
} as const

/** A page of the ticket bookings of all parks. */
export const platformTicketRows = (tx: Tx, asked: PlatformTickets, page: Page): Promise<PlatformTicketRow[]> =>
  ticketRows(
    tx,
    (limits) => `select ${ticketColumns},
        json_build_object('id', p.property_id, 'code', p.code, 'name', json_build_object('vi', p.name_vi, 'en', p.name_en)) as property
       from (select * from ticket_booking b where ${matching(asked)} order by ${askedOrderText(asked, orders)}${limits}) b
       join property p using (property_id)
      order by ${askedOrderText(asked, orders)}`,
    valuesOf(asked.hotelId ?? null, asked),
    page,
  )

const countRows = rowsLike(z.strictObject({ count: z.int() }))

/** How many ticket bookings match, and how many there are; neither is counted further than `most`. */
export const countPlatformTickets = async (tx: Tx, asked: PlatformTickets, most: number): Promise<{ total: number; all: number }> => {
  const total = await countMatching(tx, asked, most)
  return { total, all: total === most ? most : await countMatching(tx, everyBooking, most) }
}

const everyBooking: PlatformTickets = { text: '', states: [], dateKind: 'visit', descending: false }

const countMatching = async (tx: Tx, asked: PlatformTickets, most: number): Promise<number> => {
  const sql = `select count(*)::integer as count from (select from ticket_booking b where ${matching(asked)} limit $7) b`
  const [row] = await countRows(tx, sql, [...valuesOf(asked.hotelId ?? null, asked), most])
  return row?.count ?? 0
}

const matching = ({ dateKind }: PlatformTickets): string => `($1::uuid is null or b.property_id = $1) and ${narrowedBy(dayOf[dateKind])}`

const placeRows = rowsLike(z.strictObject({ propertyId: z.uuid(), code: z.string() }))

/** The park of the ticket booking with a code; undefined where there is none. */
export const parkOfTickets = async (tx: Tx, code: string) => {
  const [row] = await placeRows(
    tx,
    `select property_id as "propertyId", p.code from ticket_booking b join property p using (property_id) where b.code = $1`,
    [code],
  )
  return row
}
