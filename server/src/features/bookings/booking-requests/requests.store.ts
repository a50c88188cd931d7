import { requestEndings, requestStates } from '@innkeeper/rules/booking-request/request-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { nameShape } from '@innkeeper/protocol/shapes/stay-shapes'
import { z } from 'zod'
import { pagesLike, type Page } from '#kit/records/pages.ts'
import { dayInRow, momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** The rooms of one kind that a request names; those without a package are told in its message. */
const line = z.strictObject({
  roomPlanId: z.uuid().nullable(),
  roomTypeId: z.uuid().nullable(),
  roomType: nameShape,
  ratePlan: nameShape,
  rooms: z.int(),
  adults: z.int(),
  childrenAges: z.array(z.int()),
  extraBeds: z.int(),
})

/** A line of a request. */
export type RequestLine = z.output<typeof line>

const request = z.strictObject({
  propertyId: z.uuid(),
  requestId: z.uuid(),
  code: z.string(),
  travelAgentId: z.uuid(),
  agent: nameShape,
  property: z.strictObject({ code: z.string(), name: nameShape, email: z.string(), timeZone: z.string() }),
  /** Null where the agent is not linked any more. */
  level: z.int().nullable(),
  /** "Whether its agent is linked and active." */
  connect: z.boolean(),
  state: z.enum(requestStates),
  checkIn: dayInRow,
  checkOut: dayInRow,
  message: z.string(),
  currency: z.enum(currencies),
  priceHoped: z.int().nullable(),
  answerBy: momentInRow,
  /** Until when an offer holds its rooms; null where none does. */
  heldUntil: momentInRow.nullable(),
  endedBecause: z.enum(requestEndings).nullable(),
  bookingCode: z.string().nullable(),
  lines: z.array(line),
  createdAt: momentInRow,
  changedAt: momentInRow,
})

/** A request as it is stored, with the names of its agent and its property. */
export type StoredRequest = z.output<typeof request>

const requestRows = rowsLike(request)
const requestPages = pagesLike(request)

/** The columns of a request `q`, with its property `p`, its agent `a` and their link `l`. */
const requestColumns = `q.property_id as "propertyId", q.booking_request_id as "requestId", q.code, q.travel_agent_id as "travelAgentId",
    json_build_object('vi', a.name_vi, 'en', a.name_en) as agent,
    json_build_object('code', p.code, 'name', json_build_object('vi', p.name_vi, 'en', p.name_en), 'email', p.email, 'timeZone', p.time_zone) as property,
    l.level, coalesce(l.active and a.active, false) as connect, q.state, q.check_in as "checkIn", q.check_out as "checkOut", q.message,
    q.currency, q.price_hoped as "priceHoped", q.answer_by as "answerBy",
    (select o.valid_until from booking_offer o where o.property_id = q.property_id and o.booking_request_id = q.booking_request_id
        and o.state = 'open') as "heldUntil", q.ended_because as "endedBecause",
    q.booking_code as "bookingCode", q.created_at as "createdAt", q.changed_at as "changedAt",
    (select coalesce(json_agg(json_build_object('roomPlanId', r.room_plan_id, 'roomTypeId', r.room_type_id,
        'roomType', json_build_object('vi', r.room_name_vi, 'en', r.room_name_en),
        'ratePlan', json_build_object('vi', r.plan_name_vi, 'en', r.plan_name_en), 'rooms', r.rooms, 'adults', r.adults,
        'childrenAges', r.children_ages, 'extraBeds', r.extra_beds) order by r.line_no), '[]')
       from booking_request_room r where r.property_id = q.property_id and r.booking_request_id = q.booking_request_id) as lines`

const requestTables = `booking_request q
    join property p on p.property_id = q.property_id
    join travel_agent a on a.travel_agent_id = q.travel_agent_id
    left join travel_agent_link l on l.property_id = q.property_id and l.travel_agent_id = q.travel_agent_id`

/** The requests that the rest of a statement finds. */
export const readRequests = (tx: Tx, rest: string, values: readonly unknown[]): Promise<StoredRequest[]> =>
  requestRows(tx, `select ${requestColumns} from ${requestTables} ${rest}`, values)

/** A page of the requests that the rest of a statement finds in order. */
export const readRequestPage = (tx: Tx, rest: string, values: readonly unknown[], page: Page): Promise<StoredRequest[]> =>
  requestPages(tx, `select ${requestColumns} from ${requestTables} ${rest}`, values, page)

/** The property's request with a code. */
export const requestOfCode = async (tx: PropertyTx, code: string): Promise<StoredRequest | undefined> =>
  (await readRequests(tx, 'where q.property_id = $1 and q.code = $2', [tx.propertyId, code]))[0]

/** The property's request with a code, locked until the transaction ends. */
export const lockRequest = async (tx: PropertyTx, code: string): Promise<StoredRequest | undefined> =>
  (await readRequests(tx, 'where q.property_id = $1 and q.code = $2 for update of q', [tx.propertyId, code]))[0]

/** The request with a code that a travel agent sent, to any property. */
export const requestOfAgent = async (tx: Tx, code: string, travelAgentId: string): Promise<StoredRequest | undefined> =>
  (await readRequests(tx, 'where q.code = $1 and q.travel_agent_id = $2', [code, travelAgentId]))[0]

const signedRows = rowsLike(z.strictObject({ signed: z.boolean() }))

/** Whether the property's contract is signed and has not ended. */
export const isContractSigned = async (tx: PropertyTx, now: Date): Promise<boolean> => {
  const [row] = await signedRows(
    tx,
    `select c.state = 'signed' and (c.ends_on is null or c.ends_on >= ($2::timestamptz at time zone p.time_zone)::date) as signed
       from property p join e_contract c using (property_id) where p.property_id = $1`,
    [tx.propertyId, now.toISOString()],
  )
  return row?.signed ?? false
}
