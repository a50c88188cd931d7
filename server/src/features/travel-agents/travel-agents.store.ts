import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { sql } from 'kysely'
import { contain, named as inNameOrder, totalOf } from '#kit/records/list.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Linked = CallOutput<'travelagent/get-all-active'>[number]
type Named = CallOutput<'travelagent/get-names'>[number]

/** A page of the agents that are linked to the property, by name. */
export const linkedAgents = (tx: PropertyTx, text: string, page: { limit: number; offset: number }): Promise<Linked[]> =>
  named(linkedTo(tx, text))
    .select(['a.kind', 'a.email', 'a.phone', 'l.debt_limit as debtLimit', 'l.debt_used as debtUsed'])
    .limit(page.limit)
    .offset(page.offset)
    .$castTo<Linked>()
    .execute()

/** How many agents are linked to the property. */
export const countLinkedAgents = (tx: PropertyTx, text: string): Promise<number> => totalOf(linkedTo(tx, text))

/** Every agent that is or was linked to the property, by name. */
export const agentNames = (tx: PropertyTx): Promise<Named[]> =>
  named(links(tx))
    .select(sql<boolean>`l.active and a.active`.as('active'))
    .$castTo<Named>()
    .execute()

const links = (tx: PropertyTx) =>
  tx.db
    .selectFrom('travel_agent_link as l')
    .innerJoin('travel_agent as a', 'a.travel_agent_id', 'l.travel_agent_id')
    .where('l.property_id', '=', tx.propertyId)

const linkedTo = (tx: PropertyTx, text: string) =>
  links(tx)
    .where('l.active', '=', true)
    .where('a.active', '=', true)
    .where(contain(text, 'a.code', 'a.name_vi', 'a.name_en'))

const named = (agents: ReturnType<typeof links>) =>
  agents
    .select(['a.travel_agent_id as travelAgentId', 'a.code', 'l.level'])
    .select(sql`json_build_object('vi', a.name_vi, 'en', a.name_en)`.as('name'))
    .orderBy(inNameOrder('a.name_vi'))
    .orderBy('a.code')
