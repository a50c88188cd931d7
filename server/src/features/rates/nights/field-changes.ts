import type { FieldValue } from '@innkeeper/rules/rate/change'
import { isFlagField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { Day } from '@innkeeper/rules/days/day'

/** The place of a night's field: a room type, or a plan on it. */
export type Place = { readonly roomTypeId: string; readonly roomPlanId: string | null }

/** The stored form of a value: flags are 0 and 1. */
export type Kept = number | null

/** The changes of one field of one place: its nights in order of date, with the values before and after. */
export type FieldChanges = Place & {
  readonly field: NightFieldName
  readonly nights: readonly Day[]
  readonly before: readonly Kept[]
  readonly after: readonly Kept[]
}

/** One field of one night. */
export type NightChange = {
  readonly place: Place
  readonly field: NightFieldName
  readonly night: Day
  readonly before: FieldValue
  readonly after: FieldValue
}

/** A value in stored form. */
export const kept = (value: FieldValue): Kept => (typeof value === 'boolean' ? Number(value) : value)

/** A stored value in its real form. */
export const spoken = (field: NightFieldName, value: Kept): FieldValue => (isFlagField(field) && value !== null ? value === 1 : value)

/** Groups changes of single nights by place and field, in order of date. */
export const gatherChanges = (changes: readonly NightChange[]): FieldChanges[] => {
  const byField = new Map<string, NightChange[]>()
  for (const change of changes) {
    const key = `${change.place.roomPlanId ?? change.place.roomTypeId} ${change.field}`
    const list = byField.get(key)
    if (list === undefined) byField.set(key, [change])
    else list.push(change)
  }
  return [...byField.values()].flatMap(gathered)
}

const gathered = (changes: NightChange[]): FieldChanges[] => {
  const [first] = changes
  if (first === undefined) return []
  const sorted = changes.toSorted((one, other) => (one.night < other.night ? -1 : 1))
  return [
    {
      ...first.place,
      field: first.field,
      nights: sorted.map((change) => change.night),
      before: sorted.map((change) => kept(change.before)),
      after: sorted.map((change) => kept(change.after)),
    },
  ]
}
