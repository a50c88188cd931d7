import type { Day } from '@innkeeper/rules/days/day'
import type { RequestState } from '@innkeeper/rules/booking-request/request-states'
import type { RequestEventKind } from '@innkeeper/protocol/words/sale/request-words'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { RequestLine, StoredRequest } from './requests.store.ts'

const codeRows = rowsLike(z.strictObject({ code: z.string() }))

/** Which of the given codes are taken, at any property. */
export const requestCodesTaken = async (tx: Tx, codes: readonly string[]): Promise<string[]> => {
  const rows = await codeRows(tx, 'select code from booking_request where code = any($1)', [codes])
  return rows.map(({ code }) => code)
}

/** A request to be written. */
export type NewRequest = {
  readonly requestId: string
  readonly code: string
  readonly travelAgentId: string
  readonly person: string
  readonly checkIn: Day
  readonly checkOut: Day
  readonly message: string
  readonly currency: string
  readonly priceHoped: number | null
  readonly answerBy: Date
  readonly lines: readonly RequestLine[]
  readonly now: Date
}

/** Writes a request, its rooms and the beginning of its thread. */
export const writeRequest = async (tx: PropertyTx, request: NewRequest): Promise<void> => {
  await tx.rows(
    `with made as (
       insert into booking_request (property_id, booking_request_id, code, travel_agent_id, check_in, check_out, message, currency,
           price_hoped, answer_by, created_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning property_id, booking_request_id)
     insert into booking_request_room (property_id, booking_request_id, line_no, room_plan_id, room_type_id, room_name_vi, room_name_en,
         plan_name_vi, plan_name_en, rooms, adults, children_ages, extra_beds)
       select property_id, booking_request_id, r.* from made, json_to_recordset($12) as r (line_no smallint, room_plan_id uuid,
           room_type_id uuid, room_name_vi text, room_name_en text, plan_name_vi text, plan_name_en text, rooms smallint, adults smallint,
           children_ages smallint[], extra_beds smallint)`,
    [
      tx.propertyId,
      request.requestId,
      request.code,
      request.travelAgentId,
      request.checkIn,
      request.checkOut,
      request.message,
      request.currency,
      request.priceHoped,
      request.answerBy.toISOString(),
      request.now.toISOString(),
      JSON.stringify(request.lines.map(lineRow)),
    ],
  )
  const { requestId, person, message: note, priceHoped, now } = request
  await writeRequestEvent(tx, requestId, { kind: 'asked', person, byAgent: true, note, priceHoped }, now)
}

const lineRow = (line: RequestLine, index: number) => ({
  line_no: index + 1,
  room_plan_id: line.roomPlanId,
  room_type_id: line.roomTypeId,
  room_name_vi: line.roomType.vi,
  room_name_en: line.roomType.en,
  plan_name_vi: line.ratePlan.vi,
  plan_name_en: line.ratePlan.en,
  rooms: line.rooms,
  adults: line.adults,
  children_ages: line.childrenAges,
  extra_beds: line.extraBeds,
})

/** What somebody did with a request. */
export type RequestEvent = {
  readonly kind: RequestEventKind
  readonly person: string
  readonly byAgent?: boolean
  readonly note?: string
  readonly offerNo?: number | null
  readonly priceHoped?: number | null
}

/** Writes the next line of a request's thread. */
export const writeRequestEvent = async (tx: PropertyTx, requestId: string, event: RequestEvent, now: Date): Promise<void> => {
  const { kind, person, byAgent = false, note = '', offerNo = null, priceHoped = null } = event
  await tx.rows(
    `insert into booking_request_event (property_id, booking_request_id, booking_request_event_id, kind, at, person, by_agent, note,
         offer_no, price_hoped) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.propertyId, requestId, uuidv7(), kind, now.toISOString(), person, byAgent, note, offerNo, priceHoped],
  )
}

/** Where a request goes; an ended one says why, and a booked one what became of it. */
export type RequestChange = {
  readonly state: RequestState
  readonly endedBecause?: 'withdrawn' | 'passed' | 'booked'
  readonly bookingCode?: string
  /** A counter-offer begins a new wait. */
  readonly answerBy?: Date
  readonly priceHoped?: number | null
}

/** Moves a locked request and writes what happened into its thread. */
export const moveRequest = async (
  tx: PropertyTx,
  request: Pick<StoredRequest, 'requestId'>,
  change: RequestChange & { readonly event: RequestEvent },
  now: Date,
): Promise<void> => {
  await tx.rows(
    `update booking_request set state = $3, ended_because = $4, booking_code = $5, answer_by = coalesce($6, answer_by),
         price_hoped = coalesce($7, price_hoped), warned = warned and $6::timestamptz is null, changed_at = $8
       where property_id = $1 and booking_request_id = $2`,
    [
      tx.propertyId,
      request.requestId,
      change.state,
      change.endedBecause ?? null,
      change.bookingCode ?? null,
      change.answerBy?.toISOString() ?? null,
      change.priceHoped ?? null,
      now.toISOString(),
    ],
  )
  await writeRequestEvent(tx, request.requestId, change.event, now)
}
