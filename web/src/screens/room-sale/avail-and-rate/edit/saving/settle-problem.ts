import type { Desk } from '../../model/desk.ts'
import { needsPerson, type PlacedEdit } from '../../model/edits.ts'
import type { Place } from '../../model/selection.ts'
import { commitValues } from '../typing/commit-values.ts'
import { planRow, type GridRow, roomRow } from '../../model/grid-rows.ts'
import type { Wanted } from '../typing/wanted-value.ts'

/** The typed values of a cell that wait for the person. */
export const problemsAt = ({ store }: Desk, { rowId, at }: Place): PlacedEdit[] =>
  [...(store.edits.of(rowId, at) ?? [])].flatMap(([field, edit]) => (needsPerson(edit.state) ? [{ rowId, at, field, edit }] : []))

/** Sends a typed value again: against what others did since (keep mine), or as it is (it may look mistyped). */
export const keepMine = (desk: Desk, problem: PlacedEdit): void => {
  const wanted = wantedOf(desk, problem)
  if (wanted !== null) desk.queue.insist([wanted])
}

/** Gives a typed value up: what is stored is shown again. */
export const giveUp = (desk: Desk, problem: PlacedEdit): void => {
  desk.store.dropEdits([problem])
}

/** Sends a value that failed again, judged anew. */
export const tryAgain = (desk: Desk, problem: PlacedEdit): void => {
  const wanted = wantedOf(desk, problem)
  if (wanted !== null) commitValues(desk, 'cell', [wanted])
}

/** Sends a value again, whatever it waited for: what failed is judged anew, the rest is meant as it is. */
export const resend = (desk: Desk, problem: PlacedEdit): void =>
  problem.edit.state === 'failed' ? tryAgain(desk, problem) : keepMine(desk, problem)

/** Sends the price that was probably meant. */
export const takeSuggested = (desk: Desk, problem: PlacedEdit): void => {
  const wanted = wantedOf(desk, problem)
  const { suspicion } = problem.edit
  if (wanted !== null && suspicion !== undefined) commitValues(desk, 'cell', [{ ...wanted, value: suspicion.suggested }])
}

const wantedOf = (desk: Desk, { rowId, at, field, edit }: PlacedEdit): Wanted | null => {
  const row = rowOf(desk, rowId)
  return row === null ? null : { row, at, field, value: edit.value }
}

// The row may be folded away, or not a row of any grid, as on a phone.
const rowOf = ({ store }: Desk, rowId: string): GridRow | null => {
  for (const room of store.facts.get()?.rooms ?? []) {
    if (room.id === rowId) return roomRow(room)
    const plan = room.plans.find(({ id }) => id === rowId)
    if (plan !== undefined) return planRow(room, plan)
  }
  return null
}
