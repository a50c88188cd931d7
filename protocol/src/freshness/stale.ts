import type { Call } from '#call.ts'

/** The prefix of a path: the part before the first slash. A change makes the reads of its own prefix stale. */
export const prefixOf = (path: string): string => path.split('/')[0] ?? path

// Any change may affect how complete a property is, its figures, what agents see of it, and what a search of the property finds.
const afterAnyChange = ['dashboard', 'review', 'find'] as const

// What shows the things of another prefix: connected systems are told of every move of a booking and of every change of nights, and map their codes
// to rooms and packages; the preview of an email is of the newest booking; a profile says whether a system is connected, which its first call shows.
const following: Readonly<Record<string, readonly string[]>> = {
  booking: ['connection', 'email'],
  room: ['connection'],
  'room-plan': ['connection'],
  'hotel-setting': ['connection'],
  plan: ['connection'],
  connection: ['profile'],
  connectivity: ['profile'],
}

/**
 * The reads, by prefix, that are out of date after a change: those of its own prefix, those that it names and what follows them, and the diary
 * that it writes; a registration writes the first line of a diary that nobody has open yet.
 */
export const stalePrefixes = (path: string, { stales = [], diary, access }: Pick<Call, 'stales' | 'diary' | 'access'>): string[] => {
  const named = [path, ...stales].map(prefixOf)
  const follow = named.flatMap((prefix) => following[prefix] ?? [])
  const written = diary === undefined || access.who === 'anyone' ? [] : ['hotel-log']
  return [...new Set([...named, ...afterAnyChange, ...follow, ...written])]
}
