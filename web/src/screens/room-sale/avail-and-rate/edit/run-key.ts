import type { Desk } from '../model/desk.ts'
import { changeSelected, toggleSelected } from './change-cells.ts'
import { fillInside } from './fill-cells.ts'
import { foldRoom } from './fold-room.ts'
import type { KeyCommand } from './grid-keys.ts'
import { firstPlace, moveFocus } from './move-focus.ts'
import { openEditor } from './open-editor.ts'
import { cellAtPlace } from './selected-cells.ts'
import { redoLast, undoLast } from './undo-last.ts'
import { walkProblems } from './walk-problems.ts'

/** Does what a key asks of the grid. */
export function runKey(desk: Desk, command: KeyCommand): void {
  switch (command.do) {
    case 'move':
      return moveFocus(desk, command.move, command.extend)
    case 'edit':
      return edit(desk, command.text)
    case 'toggle':
      return toggleSelected(desk, command.field)
    case 'clear':
      return changeSelected(desk, { field: 'price', act: 'clear' })
    case 'fillDown':
      return fillInside(desk, 'down')
    case 'fillRight':
      return fillInside(desk, 'right')
    case 'undo':
      return void undoLast(desk)
    case 'redo':
      return void redoLast(desk)
    case 'nextProblem':
      return walkProblems(desk, 1)
    case 'previousProblem':
      return walkProblems(desk, -1)
    case 'menu':
    case 'fold':
    case 'filter':
    case 'selectAll':
    case 'leave':
      return rest(desk, command.do)
  }
}

function edit(desk: Desk, text: string | null): void {
  const focus = desk.selection.get()?.focus ?? firstPlace(desk)
  const cell = cellAtPlace(desk, focus)
  const state = cell === null ? undefined : [...(desk.store.edits.of(cell.row.id, cell.at)?.values() ?? [])].find(({ state }) => state === 'collided')
  if (text === null && state !== undefined) return desk.floating.set({ kind: 'problem', place: focus })
  return openEditor(desk, focus, text)
}

function rest(desk: Desk, what: 'menu' | 'fold' | 'filter' | 'selectAll' | 'leave'): void {
  const focus = desk.selection.get()?.focus ?? firstPlace(desk)
  if (what === 'menu') return desk.floating.set({ kind: 'menu', place: focus, point: null })
  if (what === 'filter') return document.querySelector<HTMLInputElement>('#grid-filter')?.focus()
  if (what === 'leave') return leave(desk)
  if (what === 'selectAll') return selectRow(desk)
  const cell = cellAtPlace(desk, focus)
  return cell === null ? undefined : foldRoom(desk, cell.row.room.id)
}

function leave(desk: Desk): void {
  const now = desk.selection.get()
  if (desk.floating.get() !== null) desk.floating.set(null)
  else if (now !== null) desk.selection.set({ anchor: now.focus, focus: now.focus })
}

// The nights in view of all rows shown: two years of everything are never meant.
function selectRow(desk: Desk): void {
  const { rows } = desk.geometry.get()
  const { from, to } = desk.view.get()
  const first = rows[0]
  const last = rows.at(-1)
  if (first !== undefined && last !== undefined) desk.selection.set({ anchor: { rowId: first.id, at: from }, focus: { rowId: last.id, at: to } })
}
