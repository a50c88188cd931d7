import type { CallPath } from '@innkeeper/protocol/catalogue'

/** The key that a read is cached under: property, prefix, path, input. */
export const readKey = (property: string, path: CallPath, input: unknown) => [property, prefixOf(path), path, input] as const

/** The key of all reads of a prefix at a property. */
export const prefixKey = (property: string, prefix: string) => [property, prefix] as const

/** The part of a path before its first slash: what a change of the same part makes stale. */
export const prefixOf = (path: string): string => path.split('/')[0] ?? path
