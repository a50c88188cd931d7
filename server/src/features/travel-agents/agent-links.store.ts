import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** A property's link with an agent. */
export type AgentLink = {
  readonly travelAgentId: string
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
  readonly email: string
  /** Whether the agent may book here. */
  readonly active: boolean
  readonly level: number
  readonly debtLimit: number | null
  readonly debtUsed: number
  readonly version: number
  readonly changedBy: string
}

/** An agent of the platform, as a property finds it by its code. */
export type PlatformAgent = { readonly travelAgentId: string; readonly nameVi: string; readonly nameEn: string; readonly active: boolean }

/**
 * The link with an agent, locked until the transaction ends; undefined where there is none. A booking locks its nights first and the link
 * after them; whoever changes a link locks nothing else, so that they wait for each other and never in a circle.
 */
export const linkToChange = (tx: PropertyTx, travelAgentId: string): Promise<AgentLink | undefined> =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .select(['l.travel_agent_id as travelAgentId', 'a.code', 'a.name_vi as nameVi', 'a.name_en as nameEn', 'a.email'])
    .select(['l.active', 'l.level', 'l.debt_limit as debtLimit', 'l.debt_used as debtUsed', 'l.version', 'l.changed_by as changedBy'])
    .where('l.property_id', '=', tx.propertyId)
    .where('l.travel_agent_id', '=', travelAgentId)
    .forUpdate('l')
    .executeTakeFirst()

type Changes = {
  readonly level?: number
  readonly debt_limit?: number | null
  readonly active?: boolean
  readonly unlinked_reason?: string | null
  readonly unlinked_by?: string | null
}

/** Saves what is changed of a locked link, and returns its new version. */
export const changeLink = async (
  tx: PropertyTx,
  { travelAgentId, version }: AgentLink,
  changes: Changes,
  person: string,
): Promise<number> => {
  const changed = await tx.db
    .updateTable('travel_agent_link')
    .set({ ...changes, ...momentOf(changes), version: version + 1, changed_at: sql<string>`now()`, changed_by: person })
    .where('property_id', '=', tx.propertyId)
    .where('travel_agent_id', '=', travelAgentId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return changed.version
}

const momentOf = ({ active }: Changes) => {
  if (active === undefined) return {}
  return active ? { linked_at: sql<string>`now()`, unlinked_at: null } : { unlinked_at: sql<string>`now()` }
}

/** The platform's agent with a code; undefined where there is none. */
export const agentOfCode = (tx: PropertyTx, code: string): Promise<PlatformAgent | undefined> =>
  tx.db
    .selectFrom('travel_agent')
    .select(['travel_agent_id as travelAgentId', 'name_vi as nameVi', 'name_en as nameEn', 'active'])
    .where('code', '=', code)
    .executeTakeFirst()

/** Makes a link with an agent where there is none; of two at once, the second finds the link of the first. */
export const makeLink = async (tx: PropertyTx, travelAgentId: string, level: number, person: string): Promise<boolean> => {
  const made = await tx.db
    .insertInto('travel_agent_link')
    .values({ property_id: tx.propertyId, travel_agent_id: travelAgentId, level, changed_by: person })
    .onConflict((conflict) => conflict.columns(['property_id', 'travel_agent_id']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return made !== undefined
}

/** What changing an agent affects: bookings to come, which keep what was agreed, and the agents of each level. */
export const effectsOf = (tx: PropertyTx, travelAgentId: string): Promise<CallOutput<'travelagent/get-effects'>> =>
  tx.db
    .selectFrom('property as p')
    .leftJoin(bookingsOf(tx, travelAgentId), (join) =>
      join
        .onRef('b.property_id', '=', 'p.property_id')
        .on('b.state', 'not in', ['cancel', 'void', 'payment failed', 'close'])
        .on('b.last_day', '>=', sql<string>`(now() at time zone p.time_zone)::date`),
    )
    .select([
      sql`count(b.state)`.as('upcoming'),
      sql`coalesce(sum(b.total) filter (where b.currency = p.currency), 0)::bigint`.as('upcomingTotal'),
      'p.currency',
      agentsByLevel.as('levels'),
    ])
    .where('p.property_id', '=', tx.propertyId)
    .groupBy('p.property_id')
    .$castTo<CallOutput<'travelagent/get-effects'>>()
    .executeTakeFirstOrThrow()

/** The bookings of an agent, of rooms at a hotel and of tickets at a park. */
const bookingsOf = (tx: PropertyTx, travelAgentId: string) =>
  tx.db
    .selectFrom('booking')
    .select(['property_id', 'state', 'total', 'currency', 'check_out as last_day'])
    .where('property_id', '=', tx.propertyId)
    .where('travel_agent_id', '=', travelAgentId)
    .unionAll(
      tx.db
        .selectFrom('ticket_booking')
        .select(['property_id', 'state', 'total', 'currency', 'last_day'])
        .where('property_id', '=', tx.propertyId)
        .where('travel_agent_id', '=', travelAgentId),
    )
    .as('b')

const agentsByLevel = sql`array(
  select count(l.level)::int from generate_series(1, 5) as n (level)
    left join travel_agent_link l on l.property_id = p.property_id and l.level = n.level and l.active
   group by n.level order by n.level)`
