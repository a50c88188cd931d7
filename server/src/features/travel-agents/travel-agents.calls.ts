import { implement } from '#kit/call/implement.ts'
import { agentNames, countLinkedAgents, linkedAgents } from './travel-agents.store.ts'

/** The travel agents of a property. */
export const travelAgentCalls = implement({
  'travelagent/get-all-active': async (at, { text, limit, offset }) => {
    const searched = text.replace(/[\\%_]/g, '\\$&')
    return { rows: await linkedAgents(at.tx, searched, { limit, offset }), total: await countLinkedAgents(at.tx, searched) }
  },

  'travelagent/get-names': async (at) => agentNames(at.tx),
})
