import type { QueryClient } from '@tanstack/react-query'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { prefixKey, prefixOf } from './query-key.ts'
import { wireOf } from './wire.ts'

// Whatever is changed may be what the property still lacked: how complete it is, and its figures, are read again after any change.
const alwaysStale = 'dashboard'

/** Has everything read again that a change of this path makes stale. */
export async function markStale(queries: QueryClient, property: string, path: CallPath): Promise<void> {
  const { stales = [] } = await wireOf(path)
  for (const prefix of new Set([path, alwaysStale, ...stales].map(prefixOf))) {
    void queries.invalidateQueries({ queryKey: prefixKey(property, prefix) })
  }
}
