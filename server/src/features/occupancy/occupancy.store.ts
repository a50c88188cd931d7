import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { Day } from '@innkeeper/rules/days/day'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** A property without a snapshot of its own day. */
export type Due = { readonly propertyId: string; readonly today: Day }

const dueRows = rowsLike(z.strictObject({ propertyId: z.uuid(), today: dayInRow }))

/** Properties without a snapshot of their own day. */
export const dueSnapshots = async (tx: Tx, now: Date): Promise<Due[]> =>
  dueRows(
    tx,
    `select p.property_id as "propertyId", d.today from property p
      cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) d
      where not exists (select from occupancy_day o where o.property_id = p.property_id and o.taken_on = d.today)`,
    [now.toISOString()],
  )

/** Stores a property's occupancy once a day: the nights, from the last one on, that changed since they were stored last. */
export const takeSnapshot = async (tx: PropertyTx, today: Day): Promise<void> => {
  await tx.rows(
    `with taken as (
       insert into occupancy_day (property_id, taken_on) values ($1, $2) on conflict do nothing returning property_id, taken_on)
     insert into occupancy_snapshot (property_id, taken_on, room_type_id, night, allotment, sold)
       select n.property_id, taken.taken_on, n.room_type_id, n.night, n.allotment, n.sold
         from taken
         join room_night n on n.property_id = taken.property_id and n.night >= taken.taken_on - 1
         left join lateral (
           select s.allotment, s.sold from occupancy_snapshot s
            where s.property_id = n.property_id and s.room_type_id = n.room_type_id and s.night = n.night
            order by s.taken_on desc limit 1) kept on true
        where (n.allotment, n.sold) is distinct from (coalesce(kept.allotment, 0), coalesce(kept.sold, 0))`,
    [tx.propertyId, today],
  )
}
