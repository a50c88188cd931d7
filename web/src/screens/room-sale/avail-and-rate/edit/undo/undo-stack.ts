import type { UndoSteps } from '@innkeeper/rules/rate/undo-steps'
import { watched, type Watched } from '../../model/watched.ts'

/** The person's operations at the property, which a reload, another day or another device does not forget, and which of them this page made. */
export type UndoStack = {
  readonly state: Watched<UndoSteps>
  /** A new operation was made here: what was undone before cannot be done again. */
  readonly done: (operationNo: number) => void
  /** The operation was undone by this one. */
  readonly undone: (operationNo: number, by: number) => void
  /** The undo was undone by this one. */
  readonly redone: (operationNo: number, by: number) => void
  /** The operation cannot be undone any more. */
  readonly forget: (operationNo: number) => void
  /** Reads the steps of the property; an answer that an operation made here has overtaken is dropped. */
  readonly refresh: () => Promise<void>
  /** Whether an operation was made here: the person has just seen it, and is not asked before it is undone. */
  readonly isFromHere: (operationNo: number) => boolean
}

/** A stack that reads the property's steps by `read`. */
export const createUndoStack = (read: () => Promise<UndoSteps>): UndoStack => {
  const state = watched<UndoSteps>({ undo: [], redo: [] })
  const here = new Set<number>()
  const change = (made: number | null, next: (now: UndoSteps) => UndoSteps) => {
    if (made !== null) here.add(made)
    state.set(next(state.get()))
  }
  const without = (steps: readonly number[], operationNo: number) => steps.filter((no) => no !== operationNo)
  return {
    state,
    done: (operationNo) => change(operationNo, ({ undo }) => ({ undo: [...without(undo, operationNo), operationNo], redo: [] })),
    undone: (operationNo, by) => change(by, ({ undo, redo }) => ({ undo: without(undo, operationNo), redo: [...redo, by] })),
    redone: (operationNo, by) => change(by, ({ undo, redo }) => ({ undo: [...undo, by], redo: without(redo, operationNo) })),
    forget: (operationNo) => change(null, ({ undo, redo }) => ({ undo: without(undo, operationNo), redo: without(redo, operationNo) })),
    refresh: async () => {
      const before = state.get()
      // Where they cannot be read, what this page made can be undone still.
      const steps = await read().catch(() => null)
      if (steps !== null && state.get() === before) state.set(steps)
    },
    isFromHere: (operationNo) => here.has(operationNo),
  }
}
