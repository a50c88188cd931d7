import type { SettableRange } from '@innkeeper/rules/days/interval'
import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldValue } from '@innkeeper/rules/rate/change'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { planCell, type FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import type { AskedField, AskedRow } from './asked-cells.ts'
import type { Place } from '../nights/field-changes.ts'
import type { LaterChange, Watched } from '../nights/operations.store.ts'

/** A requested row with the current cell. */
export type StandingRow = { readonly asked: AskedRow; readonly place: Place; readonly cell: BatchCell }

/** A field that somebody changed since the person read it. */
export type Collision = { readonly row: StandingRow; readonly field: AskedField; readonly later: LaterChange }

/** The rules' results of a row: each field's result beside its request. */
export type JudgedRow = { readonly row: StandingRow; readonly results: readonly (FieldResult & { readonly sent: AskedField })[] }

/** The rules' results of rows, without the fields that collided: those stay as they are and the others are checked against that. */
export const judgeRows = (rows: readonly StandingRow[], collisions: readonly Collision[], settable: SettableRange): JudgedRow[] => {
  const collided = new Set(collisions.map((collision) => collision.field))
  return rows.map((row) => {
    const fields = row.asked.fields.filter((field) => !collided.has(field))
    const changes = fields.map((field) => changeTo(field.field, field.value))
    const results = planCell(row.cell, changes, settable)
    return { row, results: results.map((result, at) => ({ ...result, sent: sentAt(fields, at) })) }
  })
}

/** Whether somebody wrote a row since the person read it. */
export const isOutdated = ({ cell, asked }: StandingRow): boolean => cell.row.version > asked.seen

/** The fields that would change on rows that somebody wrote since they were read; only for these the later changes are read. */
export const fieldsToWatch = (
  judged: readonly JudgedRow[],
): { readonly row: StandingRow; readonly field: AskedField; readonly watched: Watched }[] =>
  judged
    .filter(({ row }) => isOutdated(row))
    .flatMap(({ row, results }) =>
      results
        .filter((result) => result.outcome === 'change')
        .map(({ sent, field }) => ({
          row,
          field: sent,
          watched: { ...row.place, field, night: row.asked.night, since: row.asked.seen },
        })),
    )

/** The current value of a field of a cell. */
export const storedValue = (cell: BatchCell, field: AskedField['field']): FieldValue => {
  const values: Partial<Record<typeof field, FieldValue>> = cell.row
  return values[field] ?? null
}

/** The changes that result from rows, as they are written. */
export const changesOf = (judged: readonly JudgedRow[]) =>
  judged.flatMap(({ row, results }) =>
    results
      .filter((result) => result.outcome === 'change')
      .map(({ field, after }) => ({
        place: row.place,
        field,
        night: row.asked.night,
        before: storedValue(row.cell, field),
        after,
      })),
  )

const sentAt = (fields: readonly AskedField[], at: number): AskedField => {
  const field = fields[at]
  if (field === undefined) throw new RangeError('a result for nothing asked')
  return field
}
