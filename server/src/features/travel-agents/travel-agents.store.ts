import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { likeText } from '#database/like-text.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Linked = CallOutput<'travelagent/get-all-active'>[number]
type Named = CallOutput<'travelagent/get-names'>[number]

const nameColumns = `a.travel_agent_id as "travelAgentId", a.code, json_build_object('vi', a.name_vi, 'en', a.name_en) as name, l.level`

const linkedWhere = `l.property_id = $1 and l.active and a.active
  and ($2 = '' or folded(a.code || ' ' || a.name_vi || ' ' || a.name_en) like '%' || folded($2) || '%')`

/** A page of the agents that are linked to the property, by name. */
export const linkedAgents = async (tx: PropertyTx, text: string, page: { limit: number; offset: number }): Promise<Linked[]> =>
  tx.rows<Linked>(
    `select ${nameColumns}, a.kind, a.email, a.phone, l.debt_limit as "debtLimit", l.debt_used as "debtUsed"
       from travel_agent_link l join travel_agent a using (travel_agent_id) where ${linkedWhere}
      order by a.name_vi collate "vi-x-icu", a.code limit $3 offset $4`,
    [tx.propertyId, likeText(text), page.limit, page.offset],
  )

/** How many agents are linked to the property. */
export const countLinkedAgents = async (tx: PropertyTx, text: string): Promise<number> => {
  const [counted] = await tx.rows<{ total: number }>(
    `select count(*) as total from travel_agent_link l join travel_agent a using (travel_agent_id) where ${linkedWhere}`,
    [tx.propertyId, likeText(text)],
  )
  return counted?.total ?? 0
}

/** Every agent that is or was linked to the property, by name. */
export const agentNames = async (tx: PropertyTx): Promise<Named[]> =>
  tx.rows<Named>(
    `select ${nameColumns}, l.active and a.active as active
       from travel_agent_link l join travel_agent a using (travel_agent_id) where l.property_id = $1
      order by a.name_vi collate "vi-x-icu", a.code`,
    [tx.propertyId],
  )
