import type { Loaders } from '#screen.ts'
import type { travelAgentScreens } from '#screen-table/travel-agents.ts'

/** How each of these screens is loaded. */
export const travelAgentLoaders: Loaders<typeof travelAgentScreens> = {
  '/u/$hotelId/travel-agent/active': async () => (await import('#screens/travel-agents/linked-agents-screen.tsx')).LinkedAgentsScreen,
  '/u/$hotelId/travel-agent/deactive': async () => (await import('#screens/travel-agents/unlinked-agents-screen.tsx')).UnlinkedAgentsScreen,
  '/u/$hotelId/travel-agent/terms': async () => (await import('#screens/travel-agents/terms/agent-terms-screen.tsx')).AgentTermsScreen,
}
