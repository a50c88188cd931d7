import { QueryClient } from '@tanstack/react-query'
import { NotAllowed } from './not-allowed.ts'
import { Refused } from './refused.ts'

const mostTries = 2

/**
 * The cache of reads. A refusal is an answer, so the read is not repeated; if the server is unreachable, it is. Without a network a read is
 * tried anyway and fails at once: if it waited silently for the network, the person would see a spinner without a reason.
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
