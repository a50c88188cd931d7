import { z } from 'zod'
import { useOpened } from '#kit/page/use-opened.ts'
import type { LinkedAgent } from './agent-words.ts'

type Rows = { readonly loading: boolean; readonly rows: readonly Pick<LinkedAgent, 'travelAgentId'>[] }

/**
 * The id of the agent that the address opens, if no row of the list's page is that agent: Ctrl K and the diary link to an agent of any page.
 * Empty if there is none.
 */
export const useAgentElsewhere = ({ loading, rows }: Rows): string => {
  const { id } = useOpened()
  const isElsewhere = agentId.safeParse(id).success && !loading && rows.every(({ travelAgentId }) => travelAgentId !== id)
  return isElsewhere ? id : ''
}

const agentId = z.uuid()
