import { revenueStates } from '@innkeeper/rules/booking/revenue-states'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const visitRow = z.strictObject({ day: dayInRow, visitors: z.int(), revenue: z.int(), others: z.int() })
const visitRows = rowsLike(visitRow)

/** The visitors and the revenue of days with bookings that count, and how many of the bookings are in another currency. */
export const visitsOn = (tx: PropertyTx, days: readonly Day[], currency: string): Promise<z.output<typeof visitRow>[]> =>
  visitRows(tx, visitsQuery, [tx.propertyId, days, currency, revenueStates], 'park visits')

const visitsQuery = `
  select b.visit_day as day, sum(t.people)::int as visitors, coalesce(sum(b.total) filter (where b.currency = $3), 0)::bigint as revenue,
      (count(*) filter (where b.currency <> $3))::int as others
    from ticket_booking b
   cross join lateral (
     select coalesce(sum(adults + children + seniors), 0) as people from ticket t
      where t.property_id = b.property_id and t.ticket_booking_id = b.ticket_booking_id) t
   where b.property_id = $1 and b.visit_day = any($2::date[]) and b.state = any($4)
   group by b.visit_day order by b.visit_day`
