import type { Call } from '#call.ts'

/** The part of a path before its first slash: what a change of the same part makes out of date. */
export const prefixOf = (path: string): string => path.split('/')[0] ?? path

// Whatever is changed may be what a property still lacked: how complete it is, and its figures, are read again after any change.
const afterAnyChange = 'dashboard'

/**
 * The reads, by prefix, that are out of date after a change: those of its own prefix, those that it names, and the diary that it writes;
 * who registers writes the first line of a diary that nobody looks at yet.
 */
export const stalePrefixes = (path: string, { stales = [], diary, access }: Pick<Call, 'stales' | 'diary' | 'access'>): string[] => [
  ...new Set([path, afterAnyChange, ...stales, ...(diary === undefined || access.who === 'anyone' ? [] : ['hotel-log'])].map(prefixOf)),
]
