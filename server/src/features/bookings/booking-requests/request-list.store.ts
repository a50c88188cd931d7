import type { CallRequest } from '@innkeeper/protocol/catalogue'
import { requestStates } from '@innkeeper/rules/booking-request/request-states'
import { likeText } from '#database/like-text.ts'
import type { Listed } from '#kit/call/listed.ts'
import { countedFor, type Page } from '#kit/records/pages.ts'
import { totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { readRequestPage, readRequests, type StoredRequest } from './requests.store.ts'

/** The filter of the list. */
export type RequestFilter = CallRequest<'request-booking/report'>

const dayOf: Readonly<Record<RequestFilter['searchBy'], string>> = {
  requestCode: 'q.check_in',
  requestDate: '(q.created_at at time zone p.time_zone)::date',
  checkinDate: 'q.check_in',
  checkoutDate: 'q.check_out',
}

/** A page of the property's requests, the newest first. */
export const requestPage = async (tx: PropertyTx, filter: RequestFilter, page: Page): Promise<Listed<StoredRequest[]>> => {
  const where = whereOf(filter)
  const values = valuesOf(tx, filter)
  const [rows, counts] = await Promise.all([
    readRequestPage(tx, `${where} order by q.created_at desc, q.booking_request_id desc`, values, page),
    countedFor(page, async () => {
      const [[counted], [all]] = await Promise.all([
        totalRows(tx, `select count(*)::int as total from booking_request q ${joined} ${where}`, values),
        totalRows(tx, 'select count(*)::int as total from booking_request where property_id = $1', [tx.propertyId]),
      ])
      return { total: counted?.total ?? 0, all: all?.total ?? 0 }
    }),
  ])
  return { rows, ...counts }
}

const joined = 'join property p on p.property_id = q.property_id join travel_agent a on a.travel_agent_id = q.travel_agent_id'

const whereOf = ({ searchBy }: RequestFilter): string => `where q.property_id = $1 and ($2 = '' or q.code like $2 || '%')
    and ($3::date is null or ${dayOf[searchBy]} >= $3) and ($4::date is null or ${dayOf[searchBy]} <= $4)
    and ($5 = '' or position(folded($5) in folded(a.name_vi || ' ' || a.name_en || ' ' || a.code)) > 0)
    and ($6 = '' or q.state = $6)`

// A search by code looks at the code alone, one by a date at that date; both are narrowed by agent and status.
const valuesOf = (tx: PropertyTx, { searchBy, requestCode, fromDate, toDate, agentName, statusRequest }: RequestFilter) => {
  const byCode = searchBy === 'requestCode'
  return [
    tx.propertyId,
    byCode ? likeText(requestCode) : '',
    byCode ? null : (fromDate ?? null),
    byCode ? null : (toDate ?? null),
    agentName,
    requestStates[statusRequest - 1] ?? '',
  ]
}

/** A page of an agent's requests at all properties, the newest first. */
export const requestsOfAgent = async (
  tx: Tx,
  travelAgentId: string,
  { code, state, limit, offset }: CallRequest<'distribution/requests'>,
): Promise<Listed<StoredRequest[]>> => {
  const where = 'where q.travel_agent_id = $1 and ($2::text is null or q.code = $2) and ($3::text is null or q.state = $3)'
  const values = [travelAgentId, code ?? null, state ?? null]
  const [rows, [counted], [all]] = await Promise.all([
    readRequests(tx, `${where} order by q.created_at desc, q.booking_request_id desc limit $4 offset $5`, [...values, limit, offset]),
    totalRows(tx, `select count(*)::int as total from booking_request q ${where}`, values),
    totalRows(tx, 'select count(*)::int as total from booking_request where travel_agent_id = $1', [travelAgentId]),
  ])
  return { rows, total: counted?.total ?? 0, all: all?.total ?? 0 }
}
