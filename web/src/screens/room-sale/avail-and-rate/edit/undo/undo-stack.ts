import { watched, type Watched } from '../../model/watched.ts'

/** What can be undone and done again in this tab: numbers of operations, the latest last. */
export type UndoState = { readonly undo: readonly number[]; readonly redo: readonly number[] }

/** Keeps the operations of this tab for undo and redo. */
export type UndoStack = {
  readonly state: Watched<UndoState>
  /** A new operation was made: what was undone before cannot be done again. */
  readonly done: (operationNo: number) => void
  /** The latest operation was undone by this one. */
  readonly undone: (by: number) => void
  /** The latest undo was undone by this one. */
  readonly redone: (by: number) => void
  /** The operation cannot be undone any more. */
  readonly forget: (operationNo: number) => void
}

const most = 100

/** An empty stack. */
export const createUndoStack = (): UndoStack => {
  const state = watched<UndoState>({ undo: [], redo: [] })
  const change = (next: (now: UndoState) => UndoState) => state.set(next(state.get()))
  return {
    state,
    done: (operationNo) => change(({ undo }) => ({ undo: [...undo, operationNo].slice(-most), redo: [] })),
    undone: (by) => change(({ undo, redo }) => ({ undo: undo.slice(0, -1), redo: [...redo, by] })),
    redone: (by) => change(({ undo, redo }) => ({ undo: [...undo, by], redo: redo.slice(0, -1) })),
    forget: (operationNo) =>
      change(({ undo, redo }) => ({ undo: undo.filter((no) => no !== operationNo), redo: redo.filter((no) => no !== operationNo) })),
  }
}
