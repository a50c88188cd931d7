import type { QueryClient } from '@tanstack/react-query'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { prefixKey, prefixOf } from './query-key.ts'

/** Has everything read again that a change of this path makes stale. */
export function markStale(queries: QueryClient, property: string, path: CallPath): void {
  for (const prefix of new Set([path, ...(callAt(path).stales ?? [])].map(prefixOf))) {
    void queries.invalidateQueries({ queryKey: prefixKey(property, prefix) })
  }
}
