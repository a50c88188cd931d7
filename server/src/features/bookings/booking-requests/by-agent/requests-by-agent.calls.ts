import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { requestsByAgentFile } from './requests-by-agent-file.ts'
import { requestsByAgent } from './requests-by-agent.store.ts'

/** What was offered to each agent, and what it took. */
export const requestsByAgentCalls = implement({
  'request-booking/by-agent': (at, { limit, offset, ...filter }) =>
    requestsByAgent(at.tx, { ...filter, language: at.language }, { limit, offset }),

  'request-booking/by-agent/export': async (at, filter) =>
    requestsByAgentFile(await rowsForFile(at, (page) => requestsByAgent(at.tx, { ...filter, language: at.language }, page)), at.language),
})
