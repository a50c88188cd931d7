import { agentTermsCalls } from './agent-terms.ts'
import { distributionCalls } from './distribution.ts'
import { travelagentCalls } from './travelagent.ts'

/** The calls of travel agents. */
export const travelAgentSection = {
  ...distributionCalls,
  ...travelagentCalls,
  ...agentTermsCalls,
}
