import type { QueryClient } from '@tanstack/react-query'

/**
 * Repeats the reads on screen whose keys begin so, because their answers are out of date. TanStack Query repeats no read that has no data
 * yet, although the answer on its way may be from before the change: such a read is repeated when it has ended.
 */
export const repeatReads = (queries: QueryClient, queryKey: readonly unknown[]): void => {
  const first = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  void queries.invalidateQueries({ queryKey })
  for (const { promise, queryKey: key } of first)
    void promise?.then(() => queries.invalidateQueries({ queryKey: key, exact: true }), ignoreFailure)
}

// The screen shows the failure and offers to read again.
const ignoreFailure = () => undefined
