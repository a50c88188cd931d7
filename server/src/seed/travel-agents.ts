import type { Tx } from '#kit/transaction/transaction.ts'
import { travelAgents, type DemoTravelAgent } from './content/travel-agents.ts'
import type { Chances } from './random.ts'

/** A travel agent as it was seeded. */
export type SeededTravelAgent = DemoTravelAgent & { readonly travelAgentId: string }

/** The links of every seeded agent. */
type Linked = { readonly propertyIds: readonly string[]; readonly keyHashOf: (code: string) => Buffer }

const million = 1_000_000

/** Writes the travel agents with their keys, linked to every property at their level, with their credit. */
export const seedTravelAgents = async (
  tx: Tx,
  { propertyIds, keyHashOf }: Linked,
  chances: Chances,
): Promise<readonly SeededTravelAgent[]> => {
  const agents = travelAgents.map((agent) => ({ ...agent, travelAgentId: chances.id() }))
  await tx.db
    .insertInto('travel_agent')
    .values(
      agents.map((agent) => ({
        travel_agent_id: agent.travelAgentId,
        code: agent.code,
        name_vi: agent.name.vi,
        name_en: agent.name.en,
        kind: agent.kind,
        email: `booking@${agent.code.toLowerCase()}.example`,
        phone: '+84 900 000 123',
      })),
    )
    .execute()
  await tx.db
    .insertInto('travel_agent_key')
    .values(agents.map((agent) => ({ key_hash: keyHashOf(agent.code), travel_agent_id: agent.travelAgentId })))
    .execute()
  await tx.db
    .insertInto('travel_agent_link')
    .values(propertyIds.flatMap((propertyId) => agents.map((agent) => linkOf(propertyId, agent))))
    .execute()
  return agents
}

const linkOf = (propertyId: string, agent: SeededTravelAgent) => ({
  property_id: propertyId,
  travel_agent_id: agent.travelAgentId,
  level: agent.level,
  active: agent.linked,
  unlinked_reason: agent.linked ? null : 'Chậm thanh toán hai kỳ liên tiếp',
  debt_limit: agent.credit === null ? null : agent.credit * million,
})
