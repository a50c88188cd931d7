import { creditStandings } from '@innkeeper/rules/travel-agent/credit'
import { agentLevels, travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { z } from 'zod'

/** What a list of agents is narrowed and sorted by, as the address says it. */
export const agentFilter = z.object({
  text: z.string().catch(''),
  kind: z.enum(travelAgentKinds).optional().catch(undefined),
  level: z.coerce.number().int().min(agentLevels.lowest).max(agentLevels.highest).optional().catch(undefined),
  credit: z.enum(creditStandings).optional().catch(undefined),
})

/** The filter as the address says it. */
export type AgentFilter = z.output<typeof agentFilter>

/** The filter as the calls of either list take it. */
export const narrowed = ({ text, kind, level }: AgentFilter) => ({
  text: text.slice(0, 100),
  ...(kind === undefined ? {} : { kind }),
  ...(level === undefined ? {} : { level }),
})

/** The filter of the linked agents, whose credit may be asked for too. */
export const narrowedLinked = (filter: AgentFilter) => ({
  ...narrowed(filter),
  ...(filter.credit === undefined ? {} : { credit: filter.credit }),
})
