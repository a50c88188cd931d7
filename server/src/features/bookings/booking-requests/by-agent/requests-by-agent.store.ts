import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import type { requestAgentSorts } from '@innkeeper/protocol/calls/manage/requests-by-agent'
import type { Language } from '@innkeeper/protocol/say'
import type { Listed } from '#kit/call/listed.ts'
import { askedOrderText } from '#kit/records/list-order.ts'
import { countedFor, pagesLike, type Page } from '#kit/records/pages.ts'
import { totalRows } from '#kit/transaction/rows-like.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The requests of one agent in one currency. */
export type RequestsOfAgent = CallOutput<'request-booking/by-agent'>[number]

type Asked = CallRequest<'request-booking/by-agent/export'> & { readonly language: Language }

const agentPages = pagesLike(catalogue['request-booking/by-agent'].output.element.strict())

/** The requests that agents sent in a period, counted for each agent; the agent with the most requests first. */
export const requestsByAgent = async (tx: PropertyTx, asked: Asked, page: Page): Promise<Listed<RequestsOfAgent[]>> => {
  const values = [tx.propertyId, asked.fromDate ?? null, asked.toDate ?? null, asked.agentName]
  const rows = await agentPages(tx, `${counting} ${columns} from counted c order by ${orderOf(asked)}`, values, page)
  const counts = await countedFor(page, async () => {
    const [found] = await totalRows(tx, `${counting} select count(*)::int as total from counted`, values)
    const [all] = await totalRows(tx, 'select count(distinct travel_agent_id)::int as total from booking_request where property_id = $1', [
      tx.propertyId,
    ])
    return { total: found?.total ?? 0, all: all?.total ?? 0 }
  })
  return { rows, ...counts }
}

// The last offer of a request stands for it: those before were replaced or taken back, and a booking was made of the last one. A request
// that has not ended is open; one that ended is won, lost after an offer, withdrawn or passed before one, and only one of these.
const counting = `
  with sent as (
    select q.travel_agent_id, coalesce(o.currency, q.currency) as currency, o.total, q.ended_because,
        exists (select from booking_request_event e where e.property_id = q.property_id and e.booking_request_id = q.booking_request_id
                   and e.kind in ('answered', 'offered')) as answered
      from booking_request q join property p using (property_id)
      left join lateral (
        select o.currency, o.total from booking_offer o
         where o.property_id = q.property_id and o.booking_request_id = q.booking_request_id order by o.offer_no desc limit 1) o on true
     where q.property_id = $1 and ($2::date is null or (q.created_at at time zone p.time_zone)::date >= $2)
       and ($3::date is null or (q.created_at at time zone p.time_zone)::date <= $3)),
  of_agents as (
    select travel_agent_id, currency, count(*)::int as requests, (count(*) filter (where answered))::int as answered,
        count(total)::int as offered, coalesce(sum(total), 0)::bigint as offered_sum,
        (count(*) filter (where ended_because = 'booked'))::int as won,
        coalesce(sum(total) filter (where ended_because = 'booked'), 0)::bigint as won_sum,
        (count(*) filter (where ended_because <> 'booked' and total is not null))::int as lost,
        (count(*) filter (where ended_because = 'withdrawn' and total is null))::int as withdrawn,
        (count(*) filter (where ended_because = 'passed' and total is null))::int as passed,
        (count(*) filter (where ended_because is null))::int as open
      from sent group by travel_agent_id, currency),
  counted as (
    select n.*, n.won::numeric / nullif(n.offered, 0) as share, a.code, a.name_vi, a.name_en, a.code || n.currency as place
      from of_agents n join travel_agent a using (travel_agent_id)
     where $4 = '' or position(folded($4) in folded(a.name_vi || ' ' || a.name_en || ' ' || a.code)) > 0)`

const columns = `
  select json_build_object('travelAgentId', c.travel_agent_id, 'code', c.code,
      'name', json_build_object('vi', c.name_vi, 'en', c.name_en)) as agent,
    c.currency, c.requests, c.answered, c.offered, c.offered_sum as "offeredSum", c.won, c.won_sum as "wonSum",
    round(c.share * 10000)::int as "wonShare", c.lost, c.withdrawn, c.passed, c.open`

const orderOf = (asked: Asked): string =>
  askedOrderText(asked, {
    by: { ...plainOrders, agent: `c.name_${asked.language} collate "vi-x-icu"` },
    tieBreaker: 'c.place',
    own: 'c.requests desc, c.won_sum desc, c.place',
  })

const plainOrders: Readonly<Record<Exclude<(typeof requestAgentSorts)[number], 'agent'>, string>> = {
  requests: 'c.requests',
  answered: 'c.answered',
  offered: 'c.offered',
  offeredSum: 'c.offered_sum',
  won: 'c.won',
  wonSum: 'c.won_sum',
  wonShare: 'c.share',
  lost: 'c.lost',
  withdrawn: 'c.withdrawn',
  passed: 'c.passed',
}
