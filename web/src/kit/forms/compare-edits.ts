import { valueAt } from './value-at.ts'

/** Two people's work on one record: what only the other person changed, and what both changed differently. */
export type ComparedEdits<N extends string> = { readonly theirs: readonly N[]; readonly collided: readonly N[] }

/**
 * Compares the edits of a form with what another person has saved since. `base` is the record from which both started. If it is unknown
 * (null), every field that differs counts as changed by both.
 */
export const compareEdits = <N extends string>(
  names: readonly N[],
  base: object | null,
  mine: object,
  latest: object,
): ComparedEdits<N> => {
  const different = names.filter((name) => !areAlike(valueAt(mine, name), valueAt(latest, name)))
  const touched = (name: N) => base === null || !areAlike(valueAt(mine, name), valueAt(base, name))
  const changedByThem = (name: N) => base === null || !areAlike(valueAt(latest, name), valueAt(base, name))
  return {
    theirs: different.filter((name) => !touched(name)),
    collided: different.filter((name) => touched(name) && changedByThem(name)),
  }
}

// An empty field and a field that was never filled in count as equal.
const areAlike = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null))

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined && inner !== null)
      .map(([name, inner]: [string, unknown]): [string, unknown] => [name, sorted(inner)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
