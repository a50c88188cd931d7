import { offerStates, type OfferHeld, type OfferState } from '@innkeeper/rules/booking-request/offer-states'
import type { Day } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { StoredRequest } from '../booking-requests/requests.store.ts'
import type { BookingSnapshot } from '../snapshot/booking-snapshot.ts'
import { readSnapshot } from '../snapshot/read-snapshot.ts'

const offer = z.strictObject({
  requestId: z.uuid(),
  offerNo: z.int(),
  state: z.enum(offerStates),
  checkIn: dayInRow,
  checkOut: dayInRow,
  total: z.int(),
  usualTotal: z.int(),
  validUntil: momentInRow,
  snapshot: z.unknown(),
  note: z.string(),
  person: z.string(),
  madeAt: momentInRow,
  endedAt: momentInRow.nullable(),
})

/** An offer as it is stored, with its snapshot in today's shape. */
export type StoredOffer = Omit<z.output<typeof offer>, 'snapshot'> & { readonly snapshot: BookingSnapshot }

const offerRows = rowsLike(offer)

/** The offers for some requests, by request, the first first. */
export const offersOf = async (tx: Tx, requestIds: readonly string[]): Promise<ReadonlyMap<string, StoredOffer[]>> => {
  if (requestIds.length === 0) return new Map()
  const rows = await offerRows(
    tx,
    `select booking_request_id as "requestId", offer_no as "offerNo", state, check_in as "checkIn", check_out as "checkOut", total,
        usual_total as "usualTotal", valid_until as "validUntil", snapshot, note, person, made_at as "madeAt", ended_at as "endedAt"
       from booking_offer where booking_request_id = any($1) order by offer_no`,
    [requestIds],
  )
  const read = rows.map((row) => ({ ...row, snapshot: readSnapshot(row.snapshot) }))
  return Map.groupBy(read, ({ requestId }) => requestId)
}

/** The offers for one request, the first first. */
export const offersOfRequest = async (tx: Tx, { requestId }: Pick<StoredRequest, 'requestId'>): Promise<StoredOffer[]> =>
  (await offersOf(tx, [requestId])).get(requestId) ?? []

/** An offer as its moment decides on it. */
export const heldOffer = ({ state, validUntil }: StoredOffer): OfferHeld => ({ state, validUntil: new Date(validUntil) })

/** An offer to be written. */
export type NewOffer = {
  readonly offerNo: number
  readonly checkIn: Day
  readonly checkOut: Day
  readonly total: number
  readonly usualTotal: number
  readonly validUntil: Date
  readonly snapshot: BookingSnapshot
  readonly note: string
  readonly person: string
  readonly now: Date
}

/** Writes an offer and the rooms that it holds; the caller takes its nights. */
export const writeOffer = async (tx: PropertyTx, { requestId, currency }: StoredRequest, made: NewOffer): Promise<void> => {
  const key = { property_id: tx.propertyId, booking_request_id: requestId, offer_no: made.offerNo }
  await tx.db
    .insertInto('booking_offer')
    .values({
      ...key,
      check_in: made.checkIn,
      check_out: made.checkOut,
      currency,
      total: made.total,
      usual_total: made.usualTotal,
      valid_until: made.validUntil.toISOString(),
      snapshot: JSON.stringify(made.snapshot),
      note: made.note,
      person: made.person,
      made_at: made.now.toISOString(),
    })
    .execute()
  const rows = made.snapshot.lines.map(({ roomPlanId, roomTypeId, rooms }) => ({
    ...key,
    room_plan_id: roomPlanId,
    room_type_id: roomTypeId,
    rooms: rooms.length,
  }))
  await tx.db.insertInto('booking_offer_room').values(rows).execute()
}

type Ended = { readonly state: Exclude<OfferState, 'open'>; readonly now: Date }

const endedRows = rowsLike(z.strictObject({ moved: z.unknown() }))

/**
 * Ends an open offer of a locked request. Its nights are given back in the order in which bookings lock them; what was accepted is booked
 * and stays sold. Returns whether the offer was open: what ends twice gives back once.
 */
export const endOffer = async (tx: PropertyTx, { requestId, offerNo }: StoredOffer, { state, now }: Ended): Promise<boolean> => {
  const rows = await endedRows(tx, endQuery, [tx.propertyId, requestId, offerNo, state, now.toISOString()])
  return rows.length > 0
}

const endQuery = `
  with ended as (
    update booking_offer set state = $4, ended_at = $5
     where property_id = $1 and booking_request_id = $2 and offer_no = $3 and state = 'open'
     returning property_id, check_in, check_out),
  held as (
    delete from booking_offer_room
     where property_id = $1 and booking_request_id = $2 and offer_no = $3 and exists (select from ended)
     returning room_type_id, rooms),
  back as (
    select coalesce(array_agg(room_type_id), '{}') as room_types, coalesce(array_agg(-rooms), '{}') as rooms
      from (select room_type_id, sum(rooms)::integer as rooms from held group by room_type_id) by_type)
  select case when $4 <> 'accepted' then move_sold(ended.property_id, check_in, check_out, back.room_types, back.rooms)::text end as moved
    from ended cross join back`

const foundOffer = z.strictObject({ propertyId: z.uuid(), code: z.string() })

/** A request whose offer's moment has come, and its property. */
export type OfferDue = z.output<typeof foundOffer>

const dueRows = rowsLike(foundOffer)

/** The requests whose open offer has come to its moment, the longest ago first. */
export const offersDue = (tx: Tx, now: Date, most: number): Promise<OfferDue[]> =>
  dueRows(
    tx,
    `select o.property_id as "propertyId", q.code
       from booking_offer o join booking_request q using (property_id, booking_request_id)
      where o.state = 'open' and o.valid_until <= $1 order by o.valid_until limit $2`,
    [now.toISOString(), most],
  )
