import type { QueryClient } from '@tanstack/react-query'
import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { prefixKey, prefixOf } from './query-key.ts'

// Whatever is changed may be what the property still lacked: how complete it is, and its figures, are read again after any change.
const alwaysStale = 'dashboard'

/** Has everything read again that a change of this path makes stale. */
export function markStale(queries: QueryClient, property: string, path: CallPath): void {
  for (const prefix of new Set([path, alwaysStale, ...(callAt(path).stales ?? [])].map(prefixOf))) {
    void queries.invalidateQueries({ queryKey: prefixKey(property, prefix) })
  }
}
