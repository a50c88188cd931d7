import type { BatchCell } from '@innkeeper/rules/rate/batch/batch-cell'
import type { FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { nightFields } from '@innkeeper/rules/rate/night-fields'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { planNights, type PlannedBatch, type Reading } from '../batch/plan-nights.ts'
import { kept, type Place } from '../nights/field-changes.ts'
import { findLaterChanges, type LaterChange, type Watched } from '../nights/operations.store.ts'
import type { Places } from '../nights/places.store.ts'
import type { AskedCell, AskedOfWorkbook } from './asked-of-workbook.ts'

/** A cell of which both sides were changed since the export: in the workbook and by somebody else. */
export type WorkbookCollision = { readonly place: Place; readonly cell: BatchCell; readonly asked: AskedCell; readonly later: LaterChange }

/** A workbook as planned: what it writes, and what it leaves because somebody changed it since. */
export type PlannedWorkbook = { readonly planned: PlannedBatch; readonly collisions: readonly WorkbookCollision[] }

/**
 * Plans what a workbook does by the rules. A cell that would change a value which somebody has changed since the export is left: untouched in
 * the workbook it only shows the old value, changed in both places it is a collision that a person has to see.
 */
export const planWorkbook = async (
  tx: PropertyTx,
  { places, asked, since }: { readonly places: Places; readonly asked: AskedOfWorkbook; readonly since: number },
  reading: Reading,
): Promise<PlannedWorkbook> => {
  const plan = (isLeft: (cell: BatchCell, asked: AskedCell) => boolean) =>
    planNights(
      tx,
      places,
      {
        nights: asked.nights,
        changesOf: (cell) =>
          asked
            .cellsOf(cell)
            .filter((one) => !isLeft(cell, one))
            .map(({ field, value }) => changeTo(field, value)),
      },
      reading,
    )
  const planned = await plan(() => false)
  const changed = await changedSince(tx, suspectsIn(planned, asked, since))
  if (changed.length === 0) return { planned, collisions: [] }
  const left = new Set(changed.map(({ cell, asked: { field } }) => keyOf(cell, field)))
  return {
    planned: await plan((cell, { field }) => left.has(keyOf(cell, field))),
    collisions: changed.filter(({ asked: { field, value }, later }) => kept(value) !== (later.before ?? kept(nightFields[field].empty))),
  }
}

const keyOf = (cell: BatchCell, field: string): string =>
  `${cell.kind === 'room' ? cell.roomTypeId : cell.roomPlanId} ${cell.row.night} ${field}`

type Suspect = Omit<WorkbookCollision, 'later'> & { readonly watched: Watched }

const suspectsIn = (planned: PlannedBatch, asked: AskedOfWorkbook, since: number): Suspect[] =>
  planned.places.flatMap(({ place, cells }) =>
    cells
      .filter(({ cell }) => cell.row.version > since)
      .flatMap(({ cell, fields }) => fields.filter(differs).flatMap(({ field }) => suspect(place, cell, asked, { field, since }))),
  )

const differs = ({ outcome }: FieldResult): boolean => outcome !== 'equal'

const suspect = (place: Place, cell: BatchCell, asked: AskedOfWorkbook, { field, since }: Pick<Watched, 'field' | 'since'>): Suspect[] =>
  asked
    .cellsOf(cell)
    .filter((one) => one.field === field)
    .map((one) => ({ place, cell, asked: one, watched: { ...place, field, night: cell.row.night, since } }))

const changedSince = async (tx: PropertyTx, suspects: readonly Suspect[]): Promise<WorkbookCollision[]> => {
  if (suspects.length === 0) return []
  const later = await findLaterChanges(
    tx,
    suspects.map(({ watched }) => watched),
  )
  return later.flatMap((change) => {
    const found = suspects[change.index]
    return found === undefined ? [] : [{ place: found.place, cell: found.cell, asked: found.asked, later: change }]
  })
}
