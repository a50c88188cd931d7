import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const row = z.strictObject({
  number: z.string(),
  visitor: z.enum(visitorKinds),
  product: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  slot: z.string(),
  firstDay: dayInRow,
  lastDay: dayInRow,
  entries: z.int(),
})

/** The ticket of a visitor as it is stored. */
export type StoredVisitorTicket = z.output<typeof row>

const ticketRows = rowsLike(row)

/** A page of a booking's tickets, in the order of its lines; none before it is confirmed. A product is named as it was when it was bought. */
export const visitorTicketsOf = (
  tx: PropertyTx,
  bookingId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredVisitorTicket[]> =>
  ticketRows(
    tx,
    `select v.number, v.visitor, bought.line->>'product' as product, bought.line->'name'->>'vi' as "nameVi", bought.line->'name'->>'en' as "nameEn",
        t.slot, t.first_day as "firstDay", t.last_day as "lastDay", v.entries
       from visitor_ticket v
       join ticket t on t.property_id = v.property_id and t.ticket_id = v.ticket_id
       join ticket_booking b on b.property_id = t.property_id and b.ticket_booking_id = t.ticket_booking_id
       join lateral (
         select l.line from jsonb_array_elements(b.snapshot->'lines') as l (line) where l.line->>'number' = t.number) bought on true
      where v.property_id = $1 and v.ticket_booking_id = $2
      order by t.slot, t.ticket_id, v.visitor, v.place limit $3 offset $4`,
    [tx.propertyId, bookingId, limit, offset],
  )
