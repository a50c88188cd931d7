import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { revenueStates } from '@innkeeper/rules/booking/revenue-states'
import type { ComparedPeriod } from '@innkeeper/rules/days/periods'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Revenue = Pick<CallOutput<'dashboard/revenue-status'>, 'periods' | 'otherCurrency'>
const sumRows = rowsLike(z.strictObject({ place: z.int(), revenue: z.int(), nights: z.int(), others: z.int() }))

/** The revenue of the nights of some periods, and of the year before; bookings in another currency are counted and left out. */
export const revenueOf = async (tx: PropertyTx, currency: string, periods: readonly ComparedPeriod[]): Promise<Revenue> => {
  const ranges = [...periods, ...periods.map(({ lastYear }) => lastYear)]
  const sums = await sumRows(
    tx,
    revenueQuery,
    [tx.propertyId, currency, revenueStates, ranges.map(({ from }) => from), ranges.map(({ to }) => to)],
    'dashboard revenue',
  )
  const [others] = sums
  const at = (place: number) => sums.find((sum) => sum.place === place) ?? { revenue: 0, nights: 0 }
  return {
    otherCurrency: others?.others ?? 0,
    periods: periods.map(({ from, to }, index) => {
      const now = at(index + 1)
      const before = at(index + 1 + periods.length)
      return { from, to, revenue: now.revenue, nights: now.nights, lastYear: before.revenue, lastYearNights: before.nights }
    }),
  }
}

// A total is split over the nights of its stay in whole minor units: the first k of n nights get total × k / n, rounded down, so that the
// parts of adjacent periods add up to the total.
const revenueQuery = `
  with ranges as (
    select * from unnest($4::date[], $5::date[]) with ordinality as r (from_day, to_day, place)),
  stays as materialized (
    select b.check_in, b.check_out, b.total, b.check_out - b.check_in as nights, b.currency = $2 as own,
        (select count(*) from booking_room r where r.property_id = b.property_id and r.booking_id = b.booking_id) as rooms
      from booking b
     where b.property_id = $1 and b.state = any($3) and exists (
       select from ranges where b.check_in <= to_day and b.check_out > from_day))
  select r.place::int as place,
      sum(s.total * (least(s.check_out, r.to_day + 1) - s.check_in) / s.nights
        - s.total * (greatest(s.check_in, r.from_day) - s.check_in) / s.nights)::bigint as revenue,
      sum(s.rooms * (least(s.check_out, r.to_day + 1) - greatest(s.check_in, r.from_day)))::int as nights,
      (select count(*) from stays where not own)::int as others
    from ranges r join stays s on s.own and s.check_in <= r.to_day and s.check_out > r.from_day
   group by r.place`
