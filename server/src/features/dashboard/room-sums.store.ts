import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { revenueStates } from '@innkeeper/rules/booking/revenue-states'
import { roomAverages, type RoomSums } from '@innkeeper/rules/booking/room-averages'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Compared = CallOutput<'dashboard/room-averages'>['ahead']
type NightPair = { readonly night: Day; readonly sameNight: Day }

const nightRows = rowsLike(z.strictObject({ night: dayInRow, sold: z.int(), rooms: z.int(), revenue: z.int() }))

/** What rooms brought on each of some nights and of the nights that they are compared with. */
export const roomSumsByNight = async (
  tx: PropertyTx,
  { nights, currency, today }: { readonly nights: readonly NightPair[]; readonly currency: string; readonly today: Day },
): Promise<ReadonlyMap<Day, RoomSums>> => {
  const asked = [...new Set(nights.flatMap(({ night, sameNight }) => [night, sameNight]))]
  const rows = await nightRows(tx, sumsQuery, [tx.propertyId, currency, revenueStates, asked, today], 'dashboard room sums')
  return new Map(rows.map(({ night, ...sums }) => [night, sums]))
}

/** The sums and averages of some nights together, and of the nights that they are compared with. */
export const sumsOf = (sums: ReadonlyMap<Day, RoomSums>, nights: readonly NightPair[]): Compared => {
  const of = (days: readonly Day[]) => {
    const added = days.map((day) => sums.get(day) ?? nothing).reduce(sumOf, nothing)
    return { ...added, ...roomAverages(added) }
  }
  const lastYear = of(nights.map(({ sameNight }) => sameNight))
  return { now: of(nights.map(({ night }) => night)), lastYear: lastYear.rooms === 0 ? null : lastYear }
}

const nothing: RoomSums = { sold: 0, rooms: 0, revenue: 0 }

const sumOf = (one: RoomSums, other: RoomSums): RoomSums => ({
  sold: one.sold + other.sold,
  rooms: one.rooms + other.rooms,
  revenue: one.revenue + other.revenue,
})

// The rooms of a night to come are those of the types on sale, as in the chart of occupancy; those of a night that has passed are the ones on
// record. A booking is shared out over its nights as in the chart of revenue.
const sumsQuery = `
  with nights as (
    select night from unnest($4::date[]) as n (night)),
  stays as materialized (
    select b.check_in, b.check_out, b.check_out - b.check_in as nights,
        coalesce((b.snapshot #>> '{price,subtotals,rooms}')::bigint + coalesce((b.snapshot #>> '{price,subtotals,promotions}')::bigint, 0),
          b.total) as revenue,
        (select count(*) from booking_room r where r.property_id = b.property_id and r.booking_id = b.booking_id) as rooms
      from booking b
     where b.property_id = $1 and b.currency = $2 and b.state = any($3)
       and exists (select from nights where b.check_in <= night and b.check_out > night))
  select n.night, sold.rooms as sold, sold.revenue,
      case when n.night < $5::date
        then (select coalesce(sum(total_rooms), 0)::int from room_night r where r.property_id = $1 and r.night = n.night)
        else (select coalesce(sum(total_rooms), 0)::int from room_type t where t.property_id = $1 and t.active) end as rooms
    from nights n
    cross join lateral (
      select coalesce(sum(s.rooms), 0)::int as rooms,
          coalesce(sum(s.revenue * (n.night + 1 - s.check_in) / s.nights - s.revenue * (n.night - s.check_in) / s.nights), 0)::bigint as revenue
        from stays s where s.check_in <= n.night and s.check_out > n.night) sold`
