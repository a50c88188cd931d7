import { holdsAll, type Access } from '@innkeeper/protocol/access'
import type { Call } from '@innkeeper/protocol/call'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import type { Signal, SignalOf } from '@innkeeper/protocol/freshness/signal'
import { prefixOf, stalePrefixes } from '@innkeeper/protocol/freshness/stale'
import type { Person } from '../request/who.ts'

type Stale = SignalOf<'stale'>

/** The signal to open screens of a property after a change that a sweep or similar work made, as if this call had made it. */
export const staleAs = (path: CallPath, propertyId: string): Signal => ({
  topic: 'stale',
  propertyId,
  prefixes: stalePrefixes(path, callAt(path)),
})

/** What a change concerns, besides its call: who made it, and at which properties. */
type Done = { readonly person: Person | null; readonly properties: readonly string[] }

/**
 * The signals to open screens after a call's change: to each property that it concerns; to all screens if it concerns no property and is
 * the platform's; to the account's own screens if it concerns only the account.
 */
export const announce = (path: CallPath, call: Call, done: Done): Signal[] => {
  const { who } = call.access
  if (call.kind === 'read' || (who === 'anyone' && call.stales === undefined)) return []
  const prefixes = stalePrefixes(path, call)
  if (who === 'signedIn') return announceAccount(call, prefixes, done)
  const places = done.properties.length === 0 ? [null] : done.properties
  return places.map((propertyId) => ({ topic: 'stale', propertyId, prefixes }))
}

/** A change of one's own account that the property's diary records is heard by colleagues and administrators too: they read the person's name. */
const announceAccount = ({ diary }: Call, prefixes: readonly string[], { person, properties }: Done): Signal[] => {
  const shared = prefixes.filter((prefix) => readers.get(prefix)?.some(({ who }) => who === 'property' || who === 'administrator') === true)
  const places = diary === undefined ? [] : properties
  return [
    { topic: 'stale', propertyId: null, accountId: person?.accountId ?? '', prefixes },
    ...places.map((propertyId) => ({ topic: 'stale' as const, propertyId, prefixes: shared })),
  ]
}

/** The part of a signal that a session may get: the prefixes that it may read; null where there are none. */
export const toldOf = (signal: Stale, person: Person): Signal | null => {
  const prefixes = signal.prefixes.filter((prefix) => (readers.get(prefix) ?? []).some((access) => mayHear(signal, person, access)))
  return prefixes.length === 0 ? null : { topic: 'stale', propertyId: signal.propertyId, prefixes }
}

/** The accesses of the reads of each prefix. */
const readers: ReadonlyMap<string, readonly Access[]> = new Map(
  [...Map.groupBy(callPaths, prefixOf)].map(([prefix, paths]) => [
    prefix,
    paths.map(callAt).flatMap(({ kind, access }) => (kind === 'read' ? [access] : [])),
  ]),
)

const mayHear = ({ propertyId, accountId }: Stale, person: Person, access: Access): boolean => {
  const isHere = propertyId === null || propertyId === person.propertyId
  if (accountId !== undefined && accountId !== person.accountId) return false
  if (access.who === 'administrator') return person.kind === 'admin' && person.propertyId === null
  if (access.who === 'property') return isHere && person.propertyId !== null && holdsAll(person.codes, access.codes)
  return access.who === 'signedIn' && isHere
}
