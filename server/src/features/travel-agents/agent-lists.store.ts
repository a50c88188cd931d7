import type { CallOutput, CallRequest } from '@innkeeper/protocol/catalogue'
import type { Language } from '@innkeeper/protocol/say'
import { warnedFrom, type CreditStanding } from '@innkeeper/rules/travel-agent/credit'
import { sql, type RawBuilder } from 'kysely'
import type { Listed } from '#kit/call/listed.ts'
import { nameIn } from '#kit/records/list.ts'
import { inAskedOrder } from '#kit/records/list-order.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { agentNamed } from './agents-named.reads.ts'

/** The filter and the order of a list of agents. */
export type AgentsAsked = Omit<CallRequest<'travelagent/export-active'>, 'credit'> & {
  readonly credit?: CreditStanding | undefined
  readonly travelAgentId?: string | undefined
}

/** A property's list of agents: those that may book, and those that may not any more. */
export type AgentList = 'linked' | 'unlinked'

/** A row of either list. */
export type AgentRow = CallOutput<'travelagent/get-all-deactive'>[number]

/** A page of a list of agents, of its own by name, and how many there are. */
export const listAgents = async (
  tx: PropertyTx,
  { list, language, ...asked }: AgentsAsked & { readonly list: AgentList; readonly language: Language },
  page: Page,
): Promise<Listed<AgentRow[]>> => {
  const filter = await filterOf(tx, asked)
  const name = nameIn(language, 'a.')
  const rows = linksIn(tx, list)
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .innerJoin('property as p', 'p.property_id', 'l.property_id')
    .where(filter.ofLinks)
    .where(filter.ofAgents)
    .select(['l.travel_agent_id as travelAgentId', 'a.code', 'a.email', 'a.phone', 'l.level', 'l.linked_at as linkedAt', 'p.currency'])
    .select(['l.debt_limit as debtLimit', 'l.debt_used as debtUsed', 'l.version', 'l.unlinked_at as unlinkedAt'])
    .select([nameJson.as('name'), sql`a.kind`.as('kind'), sql`not a.active`.as('stopped')])
    .select([bookings.as('bookings'), revenue.as('revenue'), lastBooking.as('lastBooking')])
    .select([sql`coalesce(l.unlinked_reason, '')`.as('reason'), sql`coalesce(l.unlinked_by, '')`.as('unlinkedBy')])
    .$castTo<AgentRow>()
  const sorted = inAskedOrder(rows, asked, {
    by: { name, ...sortedBy },
    tieBreaker: 'a.code',
    neverEmpty: ['name'],
    own: (query) => query.orderBy(name).orderBy('a.code'),
  })
  const found = linksIn(tx, list)
    .where(filter.ofLinks)
    .$if(filter.namesAgents, (links) =>
      links.where('l.travel_agent_id', 'in', tx.db.selectFrom('travel_agent as a').select('a.travel_agent_id').where(filter.ofAgents)),
    )
  return pageOf(tx, { found, sorted, whole: linksIn(tx, list) }, page)
}

// An agent that the platform has stopped books nothing any more either. There are few of them, so that links are counted without their agents.
const stopped = sql`l.travel_agent_id in (select s.travel_agent_id from travel_agent s where not s.active)`

const linksIn = (tx: PropertyTx, list: AgentList) =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .select('l.travel_agent_id')
    .where('l.property_id', '=', tx.propertyId)
    .where(list === 'linked' ? sql<boolean>`(l.active and not ${stopped})` : sql<boolean>`(not l.active or ${stopped})`)

type AgentFilter = Omit<AgentsAsked, 'sort' | 'descending'>

/** What is asked of the links, and what of their agents. */
const filterOf = async (tx: PropertyTx, { travelAgentId, text, kind, level, credit }: AgentFilter) => {
  const ofAgents = [...(text === '' ? [] : [await agentNamed(tx, text)]), ...(kind === undefined ? [] : [sql<boolean>`a.kind = ${kind}`])]
  const ofLinks = [
    ...(travelAgentId === undefined ? [] : [sql<boolean>`l.travel_agent_id = ${travelAgentId}`]),
    ...(level === undefined ? [] : [sql<boolean>`l.level = ${level}`]),
    ...(credit === undefined ? [] : [standsSo[credit]]),
  ]
  return { ofLinks: all(ofLinks), ofAgents: all(ofAgents), namesAgents: ofAgents.length > 0 }
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** `creditStanding` of the rules as SQL. */
const standsSo: Readonly<Record<CreditStanding, RawBuilder<boolean>>> = {
  none: sql`l.debt_limit is null`,
  full: sql`l.debt_used >= l.debt_limit`,
  near: sql`(l.debt_used < l.debt_limit and l.debt_used * 100 >= l.debt_limit * ${sql.lit(warnedFrom)})`,
  free: sql`(l.debt_used < l.debt_limit and l.debt_used * 100 < l.debt_limit * ${sql.lit(warnedFrom)})`,
}

const nameJson = sql`json_build_object('vi', a.name_vi, 'en', a.name_en)`

// PostgreSQL computes these for the rows of the page alone, unless the list is sorted by them. A hotel has bookings of rooms, a park of
// tickets, and one of the two tables has nothing of a property.
const theirs = sql`b.property_id = l.property_id and b.travel_agent_id = l.travel_agent_id`
const counted = sql`${theirs} and b.created_at > now() - interval '12 months' and b.state not in ('cancel', 'void', 'payment failed')`
const countOf = (table: BookingTable) => sql`(select count(*) from ${sql.table(table)} b where ${counted})`
const revenueOf = (table: BookingTable) =>
  sql`(select coalesce(sum(b.total), 0)::bigint from ${sql.table(table)} b where ${counted} and b.currency = p.currency)`
const lastOf = (table: BookingTable) => sql`(select max(b.created_at) from ${sql.table(table)} b where ${theirs})`
const bookings = sql`(${countOf('booking')} + ${countOf('ticket_booking')})`
const revenue = sql`(${revenueOf('booking')} + ${revenueOf('ticket_booking')})`
const lastBooking = sql`greatest(${lastOf('booking')}, ${lastOf('ticket_booking')})`

type BookingTable = 'booking' | 'ticket_booking'

const sortedBy = {
  level: sql`l.level`,
  linkedAt: sql`l.linked_at`,
  credit: sql`l.debt_used`,
  bookings,
  revenue,
  lastBooking,
}
