import { catalogue, type CallOutput } from '@innkeeper/protocol/catalogue'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Lines = CallOutput<'gate/day'>['lines']
type Entry = CallOutput<'gate/entries'>['latest'][number]

const lineRows = rowsLike(catalogue['gate/day'].output.shape.lines.element.strict())
const entryRows = rowsLike(catalogue['gate/entries'].output.shape.latest.element.strict())
const countRows = rowsLike(z.strictObject({ entries: z.int() }))

/** A moment inside JSON, as the parsers write the others. */
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The lines of bookings whose tickets are for a day, with the ticket of each visitor and its entries that count. */
export const ticketsOfDay = (tx: PropertyTx, day: Day): Promise<Lines> =>
  lineRows(
    tx,
    `select b.code, b.state, b.guest_name as "guestName", json_build_object('vi', p.name_vi, 'en', p.name_en) as product, t.slot, p.slots,
        t.first_day as "firstDay", t.last_day as "lastDay", v.tickets
      from ticket t
      join ticket_booking b on b.property_id = t.property_id and b.ticket_booking_id = t.ticket_booking_id
      join ticket_product p on p.property_id = t.property_id and p.ticket_product_id = t.ticket_product_id
     cross join lateral (
       select json_agg(json_build_object('number', v.number, 'visitor', v.visitor, 'entries', v.entries, 'entered', coalesce(e.entered, '[]'))
           order by v.visitor, v.place) as tickets
         from visitor_ticket v
        cross join lateral (
          select json_agg(json_build_object('at', ${moment('e.entered_at')}, 'gate', e.gate) order by e.entered_at) as entered
            from visitor_entry e
           where e.property_id = v.property_id and e.visitor_ticket_id = v.visitor_ticket_id and e.place is not null) e
        where v.property_id = t.property_id and v.ticket_id = t.ticket_id) v
     where t.property_id = $1 and t.first_day <= $2 and t.last_day >= $2 and v.tickets is not null
     order by t.ticket_id`,
    [tx.propertyId, day],
    'tickets of day',
  )

const shown = `select e.visitor_entry_id as id, e.entered_at as at, e.gate, e.person, v.number, v.visitor,
    json_build_object('vi', p.name_vi, 'en', p.name_en) as product, t.slot, b.code, e.told_at as "toldAt", e.against,
    e.undone_at as "undoneAt", coalesce((
      select json_agg(json_build_object('at', ${moment('o.entered_at')}, 'gate', o.gate) order by o.entered_at)
        from visitor_entry o
       where e.against = 'used' and o.property_id = e.property_id and o.visitor_ticket_id = e.visitor_ticket_id and o.place is not null), '[]')
      as others
  from visitor_entry e
  join property h on h.property_id = e.property_id
  join visitor_ticket v on v.property_id = e.property_id and v.visitor_ticket_id = e.visitor_ticket_id
  join ticket t on t.property_id = v.property_id and t.ticket_id = v.ticket_id
  join ticket_booking b on b.property_id = v.property_id and b.ticket_booking_id = v.ticket_booking_id
  join ticket_product p on p.property_id = t.property_id and p.ticket_product_id = t.ticket_product_id
 where e.property_id = $1 and (e.entered_at at time zone h.time_zone)::date = $2`

const mostShown = 20

/** The last entries of a day, of all gates. */
export const latestEntries = (tx: PropertyTx, day: Day): Promise<Entry[]> =>
  entryRows(tx, `${shown} order by e.entered_at desc, e.visitor_entry_id limit ${mostShown}`, [tx.propertyId, day], 'latest entries')

/** The entries of a day that were told later and that something was against, of all gates. */
export const entriesAgainst = (tx: PropertyTx, day: Day): Promise<Entry[]> =>
  entryRows(
    tx,
    `${shown} and e.against is not null and e.undone_at is null order by e.entered_at desc, e.visitor_entry_id`,
    [tx.propertyId, day],
    'entries against',
  )

/** How many entries of a day count. */
export const countEntries = async (tx: PropertyTx, day: Day): Promise<number> => {
  const [row] = await countRows(
    tx,
    `select count(*)::int as entries from visitor_entry e join property h on h.property_id = e.property_id
      where e.property_id = $1 and e.place is not null and (e.entered_at at time zone h.time_zone)::date = $2`,
    [tx.propertyId, day],
  )
  return row?.entries ?? 0
}
