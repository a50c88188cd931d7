import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Occupancy = Pick<CallOutput<'dashboard/occupancy'>, 'rooms' | 'vacantTonight' | 'nights'>

/** The nights, each with the night of last year that it is compared with, and the day since which sales are counted separately. */
export type NightsAsked = {
  readonly nights: readonly { readonly night: Day; readonly sameNight: Day }[]
  readonly since: Day
  readonly timeZone: string
}

const nightRows = rowsLike(
  z.strictObject({
    night: dayInRow,
    sameNight: dayInRow,
    sold: z.int(),
    vacant: z.int(),
    soldBefore: z.int(),
    lastYear: z.int().nullable(),
    rooms: z.int(),
  }),
)

/** How full each night is, how full it was when the day `since` began, and how full the compared night was last year. */
export const occupancyOf = async (tx: PropertyTx, { nights, since, timeZone }: NightsAsked): Promise<Occupancy> => {
  const values = [tx.propertyId, nights.map(({ night }) => night), nights.map(({ sameNight }) => sameNight), since, timeZone]
  const rows = await nightRows(tx, occupancyQuery, values, 'dashboard occupancy')
  return {
    rooms: rows[0]?.rooms ?? 0,
    vacantTonight: rows[0]?.vacant ?? 0,
    nights: rows.map(({ rooms: _rooms, vacant: _vacant, ...night }) => night),
  }
}

// Every sale or return since then also changed its booking since then, so recently changed bookings show what was sold before.
const recent = `
  recent as materialized (
    select b.check_in, b.check_out, b.created_at >= t.began as made_since, r.rooms
      from (select $4::date::timestamp at time zone $5 as began) t
      join booking b on b.property_id = $1 and b.changed_at >= t.began
      cross join lateral (
        select count(*)::int as rooms from booking_room r join room_type m using (property_id, room_type_id)
         where r.property_id = b.property_id and r.booking_id = b.booking_id and m.active) r
     where case when b.created_at >= t.began then b.state not in ('cancel', 'void')
       else exists (
         select from booking_event e where e.property_id = b.property_id and e.booking_id = b.booking_id
            and e.kind in ('cancelled', 'voided', 'expired') and e.at >= t.began) end)`

const occupancyQuery = `
  with nights as (
    select * from unnest($2::date[], $3::date[]) as n (night, same_night)),
  types as (
    select room_type_id, total_rooms from room_type where property_id = $1 and active),
  ${recent}
  select n.night, n.same_night as "sameNight", now.sold, now.vacant, now.sold - moved.rooms as "soldBefore", before.sold as "lastYear",
      (select coalesce(sum(total_rooms), 0)::int from types) as rooms
    from nights n
    cross join lateral (
      select coalesce(sum(r.sold), 0)::int as sold,
          coalesce(sum(case when r.closed then 0 else r.allotment - r.sold end), 0)::int as vacant
        from room_night r join types using (room_type_id) where r.property_id = $1 and r.night = n.night) now
    cross join lateral (
      select coalesce(sum(case when made_since then rooms else -rooms end), 0)::int as rooms
        from recent where check_in <= n.night and check_out > n.night) moved
    cross join lateral (
      select sum(r.sold)::int as sold from room_night r where r.property_id = $1 and r.night = n.same_night) before
   order by n.night`

const pickupRows = rowsLike(z.strictObject({ day: dayInRow, nights: z.int() }))

/** Room nights sold minus those given back, on each day of a range; every day has its line. */
export const pickupByDay = (
  tx: PropertyTx,
  { from, to, timeZone }: { readonly from: Day; readonly to: Day; readonly timeZone: string },
): Promise<{ day: Day; nights: number }[]> =>
  pickupRows(
    tx,
    `with moves as (
       select m.day, m.sign * (b.check_out - b.check_in) * (
           select count(*) from booking_room r where r.property_id = b.property_id and r.booking_id = b.booking_id) as nights
         from booking b
         cross join lateral (
           select (b.created_at at time zone $4)::date as day, 1 as sign
           union all
           select (e.at at time zone $4)::date, -1 from booking_event e
            where e.property_id = b.property_id and e.booking_id = b.booking_id and e.kind in ('cancelled', 'voided', 'expired')) m
        where b.property_id = $1 and b.changed_at >= $2::date::timestamp at time zone $4)
     select d::date as day, coalesce(sum(m.nights), 0)::int as nights
       from generate_series($2::date, $3::date, interval '1 day') d left join moves m on m.day = d::date
      group by d order by d`,
    [tx.propertyId, from, to, timeZone],
    'dashboard pickup',
  )
