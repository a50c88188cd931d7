import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { Tx } from '#kit/transaction/transaction.ts'
import { travelAgents, type DemoTravelAgent } from './content/travel-agents.ts'
import type { Chances } from './random.ts'

/** A travel agent as it was seeded. */
export type SeededTravelAgent = DemoTravelAgent & { readonly travelAgentId: string }

/** The links of every seeded agent, as of a day. */
type Linked = {
  readonly propertyIds: readonly string[]
  readonly keyHashOf: (code: string) => Buffer
  readonly today: Day
  readonly by: string
}

const million = 1_000_000

/** Writes the travel agents with their keys, linked to every property at their level, with their credit. */
export const seedTravelAgents = async (
  tx: Tx,
  { propertyIds, keyHashOf, today, by }: Linked,
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
        changed_by: by,
      })),
    )
    .execute()
  await seedKeysAndContacts(tx, agents, { keyHashOf, by })
  await tx.db
    .insertInto('travel_agent_link')
    .values(propertyIds.flatMap((propertyId) => agents.map((agent, index) => linkOf(propertyId, agent, { index, today }))))
    .execute()
  return agents
}

const seedKeysAndContacts = async (
  tx: Tx,
  agents: readonly SeededTravelAgent[],
  { keyHashOf, by }: Pick<Linked, 'keyHashOf' | 'by'>,
): Promise<void> => {
  await tx.db
    .insertInto('travel_agent_key')
    .values(
      agents.map((agent) => ({
        key_hash: keyHashOf(agent.code),
        travel_agent_id: agent.travelAgentId,
        name: 'Máy chủ đặt phòng',
        made_by: by,
      })),
    )
    .execute()
  await tx.db
    .insertInto('travel_agent_contact')
    .values(
      agents.map(({ travelAgentId, code, contact }) => ({
        travel_agent_id: travelAgentId,
        line_no: 1,
        full_name: contact,
        position: 'Phụ trách đặt phòng',
        phone: '+84 900 000 123',
        email: `booking@${code.toLowerCase()}.example`,
      })),
    )
    .execute()
}

/** Once the bookings are there, sets the limit of those who have nearly used it a little above what they use. */
export const seedNearLimits = async (tx: Tx, agents: readonly SeededTravelAgent[]): Promise<void> => {
  const near = agents.filter(({ nearLimit }) => nearLimit === true).map(({ travelAgentId }) => travelAgentId)
  await tx.rows(
    `update travel_agent_link set debt_limit = ceil(debt_used / 0.87 / 100000) * 100000 where travel_agent_id = any($1) and debt_used > 0`,
    [near],
  )
}

const linkOf = (propertyId: string, agent: SeededTravelAgent, { index, today }: { index: number; today: Day }) => ({
  property_id: propertyId,
  travel_agent_id: agent.travelAgentId,
  level: agent.level,
  active: agent.linked,
  linked_at: `${addDays(today, -900 + index * 120)}T02:00:00Z`,
  unlinked_reason: agent.linked ? null : 'Chậm thanh toán hai kỳ liên tiếp',
  unlinked_at: agent.linked ? null : `${addDays(today, -45)}T03:30:00Z`,
  unlinked_by: agent.linked ? null : 'Nguyễn Thị Thuỳ Dương',
  debt_limit: agent.credit === null ? null : agent.credit * million,
})
