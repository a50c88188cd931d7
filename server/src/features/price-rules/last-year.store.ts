import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const nightRows = rowsLike(
  z.strictObject({
    roomTypeId: z.uuid(),
    night: dayInRow,
    allotment: z.int(),
    soldThen: z.int(),
    soldAtEnd: z.int(),
  }),
)

type Asked = {
  readonly from: Day
  readonly to: Day
  readonly daysAhead: number
  readonly timeZone: string
  readonly roomTypeIds: readonly string[]
}

/**
 * The nights that had rooms to sell, with the rooms that were sold at the end of the day so many days before each night, and at its end. What
 * was known on that day follows from when bookings were made and cancelled; a booking that was changed later counts with its last dates.
 */
export const nightsAsKnown = (tx: PropertyTx, { from, to, daysAhead, timeZone, roomTypeIds }: Asked) =>
  nightRows(
    tx,
    `with booked as (
       select r.room_type_id, d.night::date as night, b.created_at,
           case when b.state in ('cancel', 'void') then coalesce((select min(e.at) from booking_event e
               where e.property_id = b.property_id and e.booking_id = b.booking_id and e.kind in ('cancelled', 'voided', 'expired', 'noShow')), b.changed_at) end as ended_at
         from booking b
         join booking_room r on r.property_id = b.property_id and r.booking_id = b.booking_id
         cross join lateral generate_series(greatest(b.check_in, $2::date), least(b.check_out - 1, $3::date), '1 day') as d (night)
        where b.property_id = $1 and b.check_in <= $3::date and b.check_out > $2::date),
     known as (
       select room_type_id, night, count(*) filter (where ended_at is null)::int as at_end,
           count(*) filter (where created_at < moment and (ended_at is null or ended_at >= moment))::int as then
         from booked cross join lateral (select (night - $4::int + 1)::timestamp at time zone $5 as moment) as m
        group by room_type_id, night)
     select n.room_type_id as "roomTypeId", n.night, n.allotment, coalesce(known.then, 0) as "soldThen", coalesce(known.at_end, 0) as "soldAtEnd"
       from room_night n left join known on known.room_type_id = n.room_type_id and known.night = n.night
      where n.property_id = $1 and n.night between $2::date and $3::date and n.allotment > 0 and not n.closed
        and (cardinality($6::uuid[]) = 0 or n.room_type_id = any($6))
      order by n.night, n.room_type_id`,
    [tx.propertyId, from, to, daysAhead, timeZone, roomTypeIds],
  )

const planRows = rowsLike(
  z.strictObject({
    roomPlanId: z.uuid(),
    roomTypeId: z.uuid(),
    roomType: z.strictObject({ vi: z.string(), en: z.string() }),
    plan: z.strictObject({ vi: z.string(), en: z.string() }),
    defaultPrice: z.int(),
    weekendPrice: z.int(),
    floor: z.int().nullable(),
    ceiling: z.int().nullable(),
    weekendNights: z.array(z.int()),
    /** The prices that somebody set, by night. */
    prices: z.record(z.string(), z.int()),
  }),
)

/** The packages with prices of their own, on room types that are on sale, in the order of the grid, with the prices that were set. */
export const ownPrices = (tx: PropertyTx, { from, to }: Pick<Asked, 'from' | 'to'>) =>
  planRows(
    tx,
    `select m.room_plan_id as "roomPlanId", m.room_type_id as "roomTypeId", json_build_object('vi', t.name_vi, 'en', t.name_en) as "roomType",
         json_build_object('vi', p.name_vi, 'en', p.name_en) as plan, t.default_price as "defaultPrice", t.weekend_price as "weekendPrice",
         t.floor_price as floor, t.ceiling_price as ceiling, h.weekend_nights as "weekendNights",
         coalesce((select json_object_agg(n.night, n.price) from rate_night n
           where n.property_id = $1 and n.room_plan_id = m.room_plan_id and n.night between $2::date and $3::date and n.price is not null), '{}') as prices
       from room_plan m
       join room_type t on t.property_id = $1 and t.room_type_id = m.room_type_id
       join rate_plan p on p.property_id = $1 and p.rate_plan_id = m.rate_plan_id
       join property h on h.property_id = $1
      where m.property_id = $1 and m.active and t.active and p.active and p.parent_rate_plan_id is null
      order by t.display_order = 0, t.display_order, m.room_type_id, p.display_order = 0, p.display_order, m.room_plan_id`,
    [tx.propertyId, from, to],
  )
