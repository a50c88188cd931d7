import type { QueryClient } from '@tanstack/react-query'
import type { CallPath } from '@innkeeper/protocol/catalogue'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'
import { prefixKey } from './keys/query-key.ts'
import { repeatReads } from './repeat-reads.ts'
import { stalesOf } from './wire/wire.ts'

/**
 * Repeats every read that a change of this path makes stale. The change is made by then: if it cannot be loaded which reads these are, all
 * of the property are repeated.
 */
export const markStale = async (queries: QueryClient, property: string, path: CallPath, load = stalesOf): Promise<void> => {
  const stales = await load(path).catch(() => null)
  if (stales === null) repeatReads(queries, [property])
  else markPrefixesStale(queries, property, [prefixOf(path), ...stales])
}

/** Repeats the reads of these prefixes. */
export const markPrefixesStale = (queries: QueryClient, property: string, prefixes: readonly string[]): void => {
  for (const prefix of prefixes) repeatReads(queries, prefixKey(property, prefix))
}
