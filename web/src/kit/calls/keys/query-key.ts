import type { CallPath } from '@innkeeper/protocol/catalogue'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'

/** The cache key of a read: property, prefix, path, input. */
export const readKey = (property: string, path: CallPath, input: unknown) => [property, prefixOf(path), path, input] as const

/** The key of all reads of a prefix at a property. */
export const prefixKey = (property: string, prefix: string) => [property, prefix] as const
