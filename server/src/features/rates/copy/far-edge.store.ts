import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

const edgeRows = rowsLike(z.strictObject({ timeZone: z.string(), last: dayInRow.nullable() }))

/** The last night on which an active room type has rooms on sale, and the property's time zone. */
export const findLastNightOnSale = async (tx: PropertyTx) => {
  const [row] = await edgeRows(
    tx,
    `select p.time_zone as "timeZone", max(ahead.night) as last
       from property p
       left join room_type t on t.property_id = p.property_id and t.active
       left join lateral (
         select n.night from room_night n
          where n.property_id = t.property_id and n.room_type_id = t.room_type_id and n.allotment > 0
          order by n.night desc limit 1) as ahead on true
      where p.property_id = $1 group by p.property_id, p.time_zone`,
    [tx.propertyId],
  )
  if (row === undefined) throw new Error(`property ${tx.propertyId} is not there`)
  return row
}
