import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const cellRow = z.strictObject({
  id: z.uuid(),
  name: nameShape,
  slot: z.string(),
  day: dayInRow,
  capacity: z.int(),
  sold: z.int(),
  stopSell: z.boolean(),
  entered: z.int(),
})

/** A day or slot of a product: its capacity (0 where it is not open), what is sold, and how many visitors were let in. */
export type ParkCell = z.output<typeof cellRow>

const cellRows = rowsLike(cellRow)

/** The days and slots of a park's products in some days, in the order of products, slots and days. */
export const parkCells = (tx: PropertyTx, { from, to }: DateRange, timeZone: string): Promise<ParkCell[]> =>
  cellRows(tx, cellsQuery, [tx.propertyId, from, to, timeZone], 'park days')

// Open are the weekdays and slots that the product has; what was sold or let in before those were changed still counts. A visitor is
// counted on each day on which the gate let them in, once however often.
const cellsQuery = `
  with open as (
    select p.ticket_product_id, s.slot, d.day::date as day
      from ticket_product p
     cross join generate_series($2::date, $3::date, interval '1 day') as d (day)
     cross join unnest(case when p.slots = '{}' then '{""}'::text[] else p.slots end) as s (slot)
     where p.property_id = $1 and p.active and extract(isodow from d.day)::smallint = any(p.weekdays)),
  entered as (
    select t.ticket_product_id, t.slot, (e.entered_at at time zone $4)::date as day, count(distinct e.visitor_ticket_id)::int as people
      from visitor_entry e
      join visitor_ticket v on v.property_id = e.property_id and v.visitor_ticket_id = e.visitor_ticket_id
      join ticket t on t.property_id = v.property_id and t.ticket_id = v.ticket_id
     where e.property_id = $1 and e.place is not null and e.entered_at >= $2::date::timestamp at time zone $4
       and e.entered_at < ($3::date + 1)::timestamp at time zone $4
     group by 1, 2, 3),
  cells as (
    select * from open
    union select ticket_product_id, slot, day from ticket_day where property_id = $1 and day between $2 and $3 and sold > 0
    union select ticket_product_id, slot, day from entered)
  select p.ticket_product_id as id, json_build_object('vi', p.name_vi, 'en', p.name_en) as name, c.slot, c.day,
      case when o.day is null then 0 else coalesce(d.capacity, p.capacity) end as capacity,
      coalesce(d.sold, 0) as sold, coalesce(d.stop_sell, false) as "stopSell", coalesce(e.people, 0) as entered
    from cells c
    join ticket_product p on p.property_id = $1 and p.ticket_product_id = c.ticket_product_id
    left join open o on o.ticket_product_id = c.ticket_product_id and o.slot = c.slot and o.day = c.day
    left join ticket_day d on d.property_id = $1 and d.ticket_product_id = c.ticket_product_id and d.slot = c.slot and d.day = c.day
    left join entered e on e.ticket_product_id = c.ticket_product_id and e.slot = c.slot and e.day = c.day
   order by p.display_order, p.ticket_product_id, c.slot, c.day`
