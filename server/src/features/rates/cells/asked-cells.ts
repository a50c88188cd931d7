import { toDay, type Day } from '@innkeeper/rules/days/day'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { spansOf, type Span } from '../nights/spans.ts'

/** One field that a person set: its value, and its place in the request. */
export type AskedField = { readonly field: NightFieldName; readonly value: FieldValue; readonly path: string }

/** One row that a person set: a night of a room type (`rooms`) or of a room-plan (`rates`), and the version that they saw. */
export type AskedRow = {
  readonly kind: 'rooms' | 'rates'
  readonly id: string
  readonly night: Day
  readonly seen: number
  readonly fields: readonly AskedField[]
}

type Values = Partial<Record<NightFieldName, FieldValue | undefined>>
type SentRate = { readonly roomPlanId: string; readonly night: string; readonly seen: number }
type SentRoom = { readonly roomTypeId: string; readonly night: string; readonly seen: number }

/** The rows of a mixed input; a field that was not sent is not changed. */
export const askedMix = (input: {
  readonly rates: readonly (SentRate & Values)[]
  readonly rooms: readonly (SentRoom & Values)[]
}): AskedRow[] => [
  ...input.rates.map((row, at) => rateRow(row, fieldsOf(row, rateFields, `rates.${at}`))),
  ...input.rooms.map((row, at) => roomRow(row, fieldsOf(row, roomFields, `rooms.${at}`))),
]

/** The rows of a call that sets one field of room-plans. */
export const askedRates = (field: NightFieldName, cells: readonly (SentRate & { readonly value: FieldValue })[]): AskedRow[] =>
  cells.map((row, at) => rateRow(row, [{ field, value: row.value, path: `cells.${at}.value` }]))

/** The rows of a call that sets fields of room types. */
export const askedRooms = (cells: readonly (SentRoom & Values)[]): AskedRow[] =>
  cells.map((row, at) => roomRow(row, fieldsOf(row, roomFields, `cells.${at}`)))

/** One row for each night: if a night or one of its fields is sent twice, the last one counts. */
export const mergeRows = (rows: readonly AskedRow[]): AskedRow[] => {
  const places = { rooms: new Map<string, Map<Day, AskedRow>>(), rates: new Map<string, Map<Day, AskedRow>>() }
  for (const row of rows) {
    const nights = places[row.kind].get(row.id) ?? new Map<Day, AskedRow>()
    places[row.kind].set(row.id, nights)
    const earlier = nights.get(row.night)
    nights.set(row.night, earlier === undefined ? row : { ...row, fields: lastOfEach([...earlier.fields, ...row.fields]) })
  }
  return [...places.rates.values(), ...places.rooms.values()].flatMap((nights) => [...nights.values()])
}

/** The nights of rows of one kind, as spans. */
export const spansOfRows = (rows: readonly AskedRow[], kind: AskedRow['kind']): Span[] =>
  [
    ...Map.groupBy(
      rows.filter((row) => row.kind === kind),
      (row) => row.id,
    ),
  ].flatMap(([id, ofPlace]) =>
    spansOf(
      id,
      ofPlace.map((row) => row.night).toSorted((one, other) => (one < other ? -1 : 1)),
    ),
  )

const lastOfEach = (fields: readonly AskedField[]): AskedField[] => [...new Map(fields.map((one) => [one.field, one])).values()]

const rateRow = (row: SentRate, fields: readonly AskedField[]): AskedRow => ({
  kind: 'rates',
  id: row.roomPlanId,
  night: toDay(row.night),
  seen: row.seen,
  fields,
})

const roomRow = (row: SentRoom, fields: readonly AskedField[]): AskedRow => ({
  kind: 'rooms',
  id: row.roomTypeId,
  night: toDay(row.night),
  seen: row.seen,
  fields,
})

const fieldsOf = (values: Values, fields: readonly NightFieldName[], path: string): AskedField[] =>
  fields.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [{ field, value, path: `${path}.${field}` }]
  })
