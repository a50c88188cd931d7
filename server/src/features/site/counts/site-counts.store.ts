import type { SiteCount, NoResultReason } from '@innkeeper/rules/site/site-counts'
import { noResultReasons, siteCounts } from '@innkeeper/rules/site/site-counts'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** How often something happened within a minute on the site of the property with a code. */
export type CountToAdd = {
  readonly code: string
  readonly what: SiteCount
  readonly reason: NoResultReason | ''
  readonly minute: string
  readonly count: number
}

/** Adds counts to the days of their properties; a code that nobody has is left out. Ordered, so that two processes do not wait for each other. */
export const addCounts = async (tx: Tx, counts: readonly CountToAdd[]): Promise<void> => {
  await tx.rows(
    `insert into site_count as kept (property_id, day, what, reason, count)
       select p.property_id, (n.minute at time zone p.time_zone)::date, n.what, n.reason, sum(n.count)
         from json_to_recordset($1) as n (code text, what text, reason text, minute timestamptz, count int)
         join property p on p.code = n.code
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (property_id, day, what, reason) do update set count = kept.count + excluded.count`,
    [JSON.stringify(counts)],
  )
}

const countRows = rowsLike(
  z.strictObject({ day: dayInRow, what: z.enum(siteCounts), reason: z.enum(['', ...noResultReasons]), count: z.int() }),
)

/** What was counted on the days of a range. */
export const countsIn = (tx: PropertyTx, { from, to }: DateRange) =>
  countRows(
    tx,
    'select day, what, reason, count from site_count where property_id = $1 and day between $2 and $3 order by day, what, reason',
    [tx.propertyId, from, to],
  )

const madeRows = rowsLike(z.strictObject({ day: dayInRow, booked: z.int(), paid: z.int() }))

/** The bookings of rooms or tickets that guests made alone on the days of a range, and how many of them are confirmed or further by now. */
export const bookedIn = (tx: PropertyTx, { from, to }: DateRange, timeZone: string) =>
  madeRows(
    tx,
    `select (created_at at time zone $4)::date as day, count(*)::int as booked,
         count(*) filter (where state in ('confirm', 'in service', 'close'))::int as paid
       from (select property_id, travel_agent_id, created_at, state from booking
        union all select property_id, travel_agent_id, created_at, state from ticket_booking) as made
      where property_id = $1 and travel_agent_id is null
        and created_at >= ($2::date::timestamp at time zone $4) and created_at < (($3::date + 1)::timestamp at time zone $4)
      group by 1 order by 1`,
    [tx.propertyId, from, to, timeZone],
  )
