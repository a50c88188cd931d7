import { QueryClient } from '@tanstack/react-query'
import { NotAllowed } from './not-allowed.ts'
import { Refused } from './refused.ts'

const mostTries = 2

/**
 * The cache of what was read: a refusal is an answer and is not asked again, an unreachable server is. Without a network
 * it asks all the same and fails at once: if it waited for the network in silence, the person would see a spinner without a reason.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => !(error instanceof Refused || error instanceof NotAllowed) && failures < mostTries,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
