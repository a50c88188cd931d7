import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { eachDay, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const countRows = rowsLike(z.strictObject({ nights: z.int(), roomTypes: z.int() }))

/**
 * The number of future nights that other weekend days would price differently, and of their room types; nights with a price set by hand do
 * not count.
 */
export const nightsPricedByDay = async (tx: PropertyTx, weekdays: readonly number[], nights: { readonly from: Day; readonly to: Day }) => {
  const concerned = eachDay(nights.from, nights.to).filter((night) => weekdays.includes(weekdayOf(night))).length
  const [found] = await countRows(
    tx,
    `with recursive chain as (
       select rate_plan_id, rate_plan_id as root_id, parent_rate_plan_id from rate_plan where property_id = $1
       union all
       select c.rate_plan_id, p.rate_plan_id, p.parent_rate_plan_id
         from chain c join rate_plan p on p.property_id = $1 and p.rate_plan_id = c.parent_rate_plan_id),
     priced as (
       select room_plan_id, count(*) as nights from rate_night
        where property_id = $1 and night between $2 and $3 and extract(isodow from night) = any($4) and price is not null
        group by room_plan_id),
     sold as (
       select t.room_type_id, $5 - coalesce(priced.nights, 0) as nights
         from room_type t
         join room_plan m on m.property_id = t.property_id and m.room_type_id = t.room_type_id and m.active
         join chain on chain.rate_plan_id = m.rate_plan_id and chain.parent_rate_plan_id is null
         left join room_plan followed on followed.property_id = t.property_id and followed.room_type_id = t.room_type_id
          and followed.rate_plan_id = chain.root_id
         left join priced on priced.room_plan_id = followed.room_plan_id
        where t.property_id = $1 and t.active and t.default_price <> t.weekend_price)
     select coalesce(sum(nights), 0)::int as nights, count(distinct room_type_id) as "roomTypes" from sold where nights > 0`,
    [tx.propertyId, nights.from, nights.to, weekdays, concerned],
  )
  return found ?? { nights: 0, roomTypes: 0 }
}
