import { describe, expect, test } from 'vitest'
import { undoSteps, type StepOperation } from './undo-steps.ts'

const mine = (operationNo: number, undoes: number | null = null): StepOperation => ({ operationNo, undoes, own: true })
const theirs = (operationNo: number, undoes: number | null = null): StepOperation => ({ operationNo, undoes, own: false })

describe('what a person can undo and do again', () => {
  test.each<[string, readonly StepOperation[], { undo: number[]; redo: number[] }]>([
    ['nothing where nothing was done', [], { undo: [], redo: [] }],
    ['operations, the latest last', [mine(1), mine(4)], { undo: [1, 4], redo: [] }],
    ['an undo can be done again', [mine(1), mine(2), mine(3, 2)], { undo: [1], redo: [3] }],
    ['what was done again can be undone', [mine(1), mine(2, 1), mine(3, 2)], { undo: [3], redo: [] }],
    ['a new operation ends what could be done again', [mine(1), mine(2, 1), mine(3)], { undo: [3], redo: [] }],
    ['an older operation undone from the diary', [mine(1), mine(2), mine(3, 1)], { undo: [2], redo: [3] }],
    ['what somebody else has undone is no step of mine any more', [mine(1), mine(2), theirs(3, 2)], { undo: [1], redo: [] }],
    ['what somebody else did again after my undo', [mine(1), mine(2, 1), theirs(3, 2)], { undo: [], redo: [] }],
    ['my undo of somebody else’s operation is an operation of mine', [mine(7, 3)], { undo: [7], redo: [] }],
  ])('%s', (_sentence, operations, steps) => expect(undoSteps(operations)).toEqual(steps))
})
