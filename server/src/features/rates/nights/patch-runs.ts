import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { FieldChanges, Kept } from './field-changes.ts'
import type { Span } from './spans.ts'

/** The fields that a night gets; the other fields stay. */
export type Patch = Partial<Record<NightFieldName, Kept>>

/** Consecutive nights of a place that get the same values, how many they are, and whether they have rows already. */
export type PatchRun = Span & { readonly nights: number; readonly stored: boolean; readonly patch: Patch }

/** The number of nights of runs. */
export const nightsIn = (runs: readonly PatchRun[]): number => runs.reduce((sum, { nights }) => sum + nights, 0)

/** What building runs needs: whether a night has a row, and which night is next. */
export type Calendar = { readonly isStored: (night: Day) => boolean; readonly nextOf: (night: Day) => Day }

/** All changes of one place as runs: a season at one price is one run, not a hundred nights. */
export const patchRuns = (id: string, changes: readonly FieldChanges[], { isStored, nextOf }: Calendar): PatchRun[] => {
  const nights = nightsOf(changes)
  const values = changes.map((change) => valuesAt(change, nights))
  const runs: Growing[] = []
  for (const [at, night] of nights.entries()) {
    const last = runs.at(-1)
    const stored = isStored(night)
    if (
      last !== undefined &&
      last.next === night &&
      last.stored === stored &&
      values.every((valueAt, field) => valueAt(at) === last.values[field])
    ) {
      last.to = night
      last.nights += 1
      last.next = nextOf(night)
    } else runs.push({ from: night, to: night, nights: 1, next: nextOf(night), stored, values: values.map((valueAt) => valueAt(at)) })
  }
  return runs.map(({ values: given, next: _, ...run }) => ({ id, ...run, patch: patchOf(changes, given) }))
}

/** The night after a night, computed once, because many places share a season. */
export const nextNights = (): Calendar['nextOf'] => {
  const known = new Map<Day, Day>()
  return (night) => {
    const next = known.get(night) ?? addDays(night, 1)
    known.set(night, next)
    return next
  }
}

/** A run that may still grow; `values` are in the order of the changes, undefined where a change does not include the night. */
type Growing = {
  readonly from: Day
  to: Day
  nights: number
  next: Day
  readonly stored: boolean
  readonly values: readonly (Kept | undefined)[]
}

const nightsOf = (changes: readonly FieldChanges[]): readonly Day[] => {
  const [only, ...others] = changes
  if (only !== undefined && others.length === 0) return only.nights
  return [...new Set(changes.flatMap((change) => change.nights))].toSorted((one, other) => (one < other ? -1 : 1))
}

const valuesAt = (change: FieldChanges, nights: readonly Day[]): ((at: number) => Kept | undefined) => {
  if (change.nights === nights) return (at) => change.after[at]
  const places = new Map(change.nights.map((night, at) => [night, at]))
  const aligned = nights.map((night) => {
    const at = places.get(night)
    return at === undefined ? undefined : change.after[at]
  })
  return (at) => aligned[at]
}

const patchOf = (changes: readonly FieldChanges[], values: readonly (Kept | undefined)[]): Patch => {
  const patch: Patch = {}
  for (const [at, { field }] of changes.entries()) {
    const value = values[at]
    if (value !== undefined) patch[field] = value
  }
  return patch
}
