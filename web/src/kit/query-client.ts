import { QueryClient } from '@tanstack/react-query'
import { Refused } from './refused.ts'

const mostTries = 2

/** The cache of what was read: a refusal is an answer and is not asked again, an unreachable server is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => !(error instanceof Refused) && failures < mostTries,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
}
