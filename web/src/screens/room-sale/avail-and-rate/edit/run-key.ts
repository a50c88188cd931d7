import type { Desk } from '../model/desk.ts'
import type { Place } from '../model/selection.ts'
import { changeSelected, toggleSelected } from './change-cells.ts'
import { fillInside } from './fill-cells.ts'
import { foldRoom } from './fold-room.ts'
import type { KeyCommand } from './grid-keys.ts'
import { firstPlace, moveFocus, takeFocus } from './move-focus.ts'
import { openEditor } from './typing/open-editor.ts'
import { cellAtPlace } from './selected-cells.ts'
import { redoLast, undoLast } from './undo/undo-last.ts'
import { walkProblems } from './saving/walk-problems.ts'

/** Does what a key asks of the grid. */
export const runKey = (desk: Desk, command: KeyCommand): void => {
  if (command.do === 'move') return moveFocus(desk, command.move, command.extend)
  if (command.do === 'edit') return edit(desk, command.text)
  if (command.do === 'toggle') return toggleSelected(desk, command.field)
  return plain[command.do](desk)
}

type PlainCommand = Exclude<KeyCommand['do'], 'move' | 'edit' | 'toggle'>

const menu = (desk: Desk): void => {
  takeFocus(desk)
  const focus = desk.selection.get()?.focus
  if (focus !== undefined) desk.floating.set({ kind: 'menu', place: focus, point: null })
}

const leave = (desk: Desk): void => {
  const now = desk.selection.get()
  if (desk.floating.get() !== null) desk.floating.set(null)
  else if (now !== null) desk.selection.set({ anchor: now.focus, focus: now.focus })
}

// The nights in view of all rows shown: two years of everything are never meant.
const selectAll = (desk: Desk): void => {
  const { rows } = desk.geometry.get()
  const { from, to } = desk.view.get()
  const first = rows[0]
  const last = rows.at(-1)
  if (first !== undefined && last !== undefined)
    desk.selection.set({ anchor: { rowId: first.id, at: from }, focus: { rowId: last.id, at: to } })
}

const plain: Readonly<Record<PlainCommand, (desk: Desk) => void>> = {
  clear: (desk) => changeSelected(desk, { field: 'price', act: 'clear' }),
  fillDown: (desk) => fillInside(desk, 'down'),
  fillRight: (desk) => fillInside(desk, 'right'),
  undo: (desk) => void undoLast(desk),
  redo: (desk) => void redoLast(desk),
  nextProblem: (desk) => walkProblems(desk, 1),
  previousProblem: (desk) => walkProblems(desk, -1),
  menu,
  filter: () => document.querySelector<HTMLInputElement>('#grid-filter')?.focus(),
  fold: (desk) => {
    const cell = cellAtPlace(desk, focusOf(desk))
    if (cell !== null) foldRoom(desk, cell.row.room.id)
  },
  leave,
  selectAll,
}

const focusOf = (desk: Desk): Place => desk.selection.get()?.focus ?? firstPlace(desk)

const edit = (desk: Desk, text: string | null): void => {
  const focus = focusOf(desk)
  const cell = cellAtPlace(desk, focus)
  const state =
    cell === null ? undefined : [...(desk.store.edits.of(cell.row.id, cell.at)?.values() ?? [])].find(({ state }) => state === 'collided')
  if (text === null && state !== undefined) return desk.floating.set({ kind: 'problem', place: focus })
  return openEditor(desk, focus, text)
}
