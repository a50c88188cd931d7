import type { RefusalKey } from '@innkeeper/protocol/refusals'
import type { Refused, RefusalDetail } from '../call/refuse.ts'

type Refuses<K extends RefusalKey> = { readonly refusal: (key: K, detail: RefusalDetail) => Refused }

/** The record; refused at its id if there is none. */
export const present = <R, K extends RefusalKey>(at: Refuses<K>, record: R | undefined, missing: K): R => {
  if (record === undefined) throw at.refusal(missing, { field: 'id' })
  return record
}

/** The record as its editor saw it; refused if there is none, or if somebody else, who is named, has saved it since. */
export const presentAsSeen = <R extends { readonly version: number; readonly changedBy: string }, K extends RefusalKey>(
  at: Refuses<K>,
  record: R | undefined,
  { version, missing, changed }: { readonly version: number; readonly missing: K; readonly changed: K },
): R => {
  const there = present(at, record, missing)
  if (there.version !== version) throw at.refusal(changed, { values: { person: there.changedBy } })
  return there
}
