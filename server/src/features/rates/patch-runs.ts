import { addDays, type Day } from '@innkeeper/rules/days/day'
import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { FieldChanges, Kept } from './field-changes.ts'
import type { Span } from './spans.ts'

/** The fields that a night is given, and nothing of the others. */
export type Patch = Partial<Record<ChangeField, Kept>>

/** Consecutive nights of a place that are given the same, and whether they have rows already. */
export type PatchRun = Span & { readonly stored: boolean; readonly patch: Patch }

/** All changes of one place as runs: a season at one price is one run, not a hundred nights. */
export const patchRuns = (id: string, changes: readonly FieldChanges[], isStored: (night: Day) => boolean): PatchRun[] => {
  const runs: (PatchRun & { to: Day })[] = []
  let next: Day | null = null
  for (const [night, patch] of patchesByNight(changes)) {
    const last = runs.at(-1)
    const stored = isStored(night)
    if (last !== undefined && night === next && last.stored === stored && samePatch(last.patch, patch)) last.to = night
    else runs.push({ id, from: night, to: night, stored, patch })
    next = addDays(night, 1)
  }
  return runs
}

const patchesByNight = (changes: readonly FieldChanges[]): [Day, Patch][] => {
  const patches = new Map<Day, Patch>()
  for (const { field, nights, after } of changes) {
    for (const [index, night] of nights.entries()) patches.set(night, { ...patches.get(night), [field]: after[index] ?? null })
  }
  const entries = [...patches]
  return changes.length > 1 ? entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) : entries
}

const samePatch = (one: Patch, other: Patch): boolean => {
  const fields = fieldsOf(one)
  return fields.length === fieldsOf(other).length && fields.every((field) => field in other && one[field] === other[field])
}

const fieldsOf = (patch: Patch): ChangeField[] => allFields.filter((field) => field in patch)

const allFields: readonly ChangeField[] = ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay', 'allotment', 'closed', 'releaseDays']
