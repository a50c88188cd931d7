import type { ChangeField, FieldValue } from '@innkeeper/rules/rate/change'
import type { Day } from '@innkeeper/rules/days/day'

/** Where a night's field belongs: a room type, or a plan on it. */
export type Place = { readonly roomTypeId: string; readonly roomPlanId: string | null }

/** How a value is kept beside others of its kind: flags are 0 and 1. */
export type Kept = number | null

/** What becomes of one field of one place: its nights in order of date, and what each held and will hold. */
export type FieldChanges = Place & {
  readonly field: ChangeField
  readonly nights: readonly Day[]
  readonly before: readonly Kept[]
  readonly after: readonly Kept[]
}

/** One field of one night. */
export type NightChange = {
  readonly place: Place
  readonly field: ChangeField
  readonly night: Day
  readonly before: FieldValue
  readonly after: FieldValue
}

const flags: ReadonlySet<ChangeField> = new Set<ChangeField>(['closed', 'stopSell', 'cta', 'ctd'])

/** A value as it is kept. */
export const kept = (value: FieldValue): Kept => (typeof value === 'boolean' ? Number(value) : value)

/** A kept value as it is spoken of. */
export const spoken = (field: ChangeField, value: Kept): FieldValue => (flags.has(field) && value !== null ? value === 1 : value)

/** Gathers changes of single nights by place and field, in order of date. */
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
