import { agentTermsCalls } from './agent-terms.ts'
import { distributionRequestCalls } from './distribution-requests.ts'
import { distributionCalls } from './distribution.ts'
import { travelagentCalls } from './travelagent.ts'

/** The calls of travel agents. */
export const travelAgentSection = {
  ...distributionCalls,
  ...distributionRequestCalls,
  ...travelagentCalls,
  ...agentTermsCalls,
}
