/** The facts about an operation on nights that undo and redo need: which operation it undid, and whether the person made it. */
export type StepOperation = { readonly operationNo: number; readonly undoes: number | null; readonly own: boolean }

/** The operations that a person can undo and redo, the latest last. */
export type UndoSteps = { readonly undo: readonly number[]; readonly redo: readonly number[] }

/**
 * The operations that a person can undo and redo. `operations` are the person's own operations and other people's that undid one of these,
 * in the order of their numbers. A new operation clears the redo list, as in a text editor.
 */
export const undoSteps = (operations: readonly StepOperation[]): UndoSteps =>
  operations.reduce<UndoSteps>(
    ({ undo, redo }, { operationNo, undoes, own }) => {
      const without = { undo: undo.filter((no) => no !== undoes), redo: redo.filter((no) => no !== undoes) }
      if (!own) return without
      if (undoes !== null && undo.includes(undoes)) return { undo: without.undo, redo: [...redo, operationNo] }
      if (undoes !== null && redo.includes(undoes)) return { undo: [...undo, operationNo], redo: without.redo }
      return { undo: [...undo, operationNo], redo: [] }
    },
    { undo: [], redo: [] },
  )
