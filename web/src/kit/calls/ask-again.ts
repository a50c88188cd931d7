import type { QueryClient } from '@tanstack/react-query'
import { Refused } from './refused.ts'
import { NotAllowed } from './not-allowed.ts'

/** What failed less than this long ago is not asked again yet: many reads of a page fail together. */
const soonest = 1000

/** As soon as any read is answered the server is there again: what is shown as not read is asked again, and says so no longer. */
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
