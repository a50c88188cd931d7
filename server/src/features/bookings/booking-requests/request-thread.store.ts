import { requestEventKinds } from '@innkeeper/protocol/words/sale/request-words'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

const event = z.strictObject({
  requestId: z.uuid(),
  kind: z.enum(requestEventKinds),
  at: momentInRow,
  person: z.string(),
  byAgent: z.boolean(),
  note: z.string(),
  offerNo: z.int().nullable(),
  priceHoped: z.int().nullable(),
})

/** A line of a request's thread. */
export type ThreadEvent = z.output<typeof event>

const eventRows = rowsLike(event)

/** The threads of some requests, the oldest line first. */
export const threadsOf = async (tx: Tx, requestIds: readonly string[]): Promise<ReadonlyMap<string, ThreadEvent[]>> => {
  const rows = await eventRows(
    tx,
    `select booking_request_id as "requestId", kind, at, person, by_agent as "byAgent", note, offer_no as "offerNo",
        price_hoped as "priceHoped"
       from booking_request_event where booking_request_id = any($1) order by at, booking_request_event_id`,
    [requestIds],
  )
  return Map.groupBy(rows, ({ requestId }) => requestId)
}

const nightRows = rowsLike(z.strictObject({ roomTypeId: z.uuid(), night: dayInRow, vacant: z.int() }))

/** The free rooms of some room types on the nights of a stay; a night that is closed or was never opened has none. */
export const vacantNights = (
  tx: PropertyTx,
  roomTypeIds: readonly string[],
  stay: { readonly checkIn: Day; readonly checkOut: Day },
): Promise<{ roomTypeId: string; night: Day; vacant: number }[]> =>
  nightRows(
    tx,
    `select t.room_type_id as "roomTypeId", d.night::date as night,
        case when n.night is null or n.closed then 0 else n.allotment - n.sold end as vacant
       from unnest($2::uuid[]) as t (room_type_id)
       cross join generate_series($3::date, $4::date - 1, interval '1 day') as d (night)
       left join room_night n on n.property_id = $1 and n.room_type_id = t.room_type_id and n.night = d.night::date
      order by t.room_type_id, d.night`,
    [tx.propertyId, roomTypeIds, stay.checkIn, stay.checkOut],
  )
