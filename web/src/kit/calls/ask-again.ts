import type { QueryClient } from '@tanstack/react-query'
import { Refused } from './refused.ts'
import { NotAllowed } from './not-allowed.ts'

/** A read that failed less than this many milliseconds ago is not repeated yet, because many reads of a page fail together. */
const soonest = 1000

/** When any read is answered, the server is reachable again, so reads that failed are repeated and their errors disappear. */
export const askAgainWhenAnswered = (queries: QueryClient, now = () => Date.now()): (() => void) => {
  const cache = queries.getQueryCache()
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const failed = cache.findAll({
      type: 'active',
      fetchStatus: 'idle',
      predicate: ({ state }) =>
        state.status === 'error' &&
        !(state.error instanceof Refused || state.error instanceof NotAllowed) &&
        now() - state.errorUpdatedAt > soonest,
    })
    for (const query of failed) void query.fetch().catch(() => undefined)
  })
}
