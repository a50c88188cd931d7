import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { hasPassed, warnedUntil } from '@innkeeper/rules/booking-request/request-deadline'
import { todayIn } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { StoredRequest } from './requests.store.ts'

const foundRequest = z.strictObject({ propertyId: z.uuid(), code: z.string() })

/** A request that the clock found, and its property. */
export type RequestAt = z.output<typeof foundRequest>

const foundRows = rowsLike(foundRequest)

/** Open requests whose arrival day is over at their property. */
export const passedRequests = (tx: Tx, now: Date, most: number): Promise<RequestAt[]> =>
  foundRows(
    tx,
    `select q.property_id as "propertyId", q.code from booking_request q join property p using (property_id)
      where q.state in ('wait feedback', 'feedback') and q.check_in < ($1::timestamptz at time zone p.time_zone)::date
      order by q.check_in limit $2`,
    [now.toISOString(), most],
  )

/** Whether a request's arrival day is over at its property. */
export const isPast = ({ checkIn, property }: StoredRequest, now: Date): boolean => hasPassed(checkIn, todayIn(property.timeZone, now))

/** Waiting requests whose answer is due soon and of which their property was not told yet. */
export const unwarnedRequests = (tx: Tx, now: Date, most: number): Promise<RequestAt[]> =>
  foundRows(
    tx,
    `select property_id as "propertyId", code from booking_request
      where state = 'wait feedback' and not warned and answer_by <= $1 order by answer_by limit $2`,
    [warnedUntil(now).toISOString(), most],
  )

/** Notes that the property is told; returns whether this had not been done before. */
export const markWarned = async (tx: PropertyTx, requestId: string): Promise<boolean> => {
  const rows = await tx.rows(
    `update booking_request set warned = true
      where property_id = $1 and booking_request_id = $2 and state = 'wait feedback' and not warned returning 1`,
    [tx.propertyId, requestId],
  )
  return rows.length > 0
}

const waitingRows = rowsLike(
  z.strictObject({ waiting: z.int(), answerBy: momentInRow.nullable(), held: z.int(), heldUntil: momentInRow.nullable() }),
)

/** What waits at the property: requests for an answer, and offers for the agent's, each with its first moment. */
export const requestsWaiting = async (tx: PropertyTx): Promise<CallOutput<'request-booking/waiting'>> => {
  const [row] = await waitingRows(
    tx,
    `select count(*) filter (where q.state = 'wait feedback')::int as waiting,
        min(q.answer_by) filter (where q.state = 'wait feedback') as "answerBy",
        count(o.offer_no)::int as held, min(o.valid_until) as "heldUntil"
       from booking_request q
       left join booking_offer o on o.property_id = q.property_id and o.booking_request_id = q.booking_request_id and o.state = 'open'
      where q.property_id = $1 and q.state in ('wait feedback', 'feedback')`,
    [tx.propertyId],
  )
  return row ?? { waiting: 0, answerBy: null, held: 0, heldUntil: null }
}
