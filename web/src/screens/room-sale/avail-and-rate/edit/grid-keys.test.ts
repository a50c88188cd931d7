import { describe, expect, it } from 'vitest'
import { commandOf, type Pressed } from './grid-keys.ts'
import { createUndoStack } from './undo/undo-stack.ts'

describe('undo and redo', () => {
  it('walk the operations of this page, and a new one ends what could be done again', () => {
    const stack = createUndoStack(async () => ({ undo: [], redo: [] }))
    stack.done(1)
    stack.done(2)
    stack.undone(2, 3)
    expect(stack.state.get()).toEqual({ undo: [1], redo: [3] })
    stack.redone(3, 4)
    expect(stack.state.get()).toEqual({ undo: [1, 4], redo: [] })
    stack.undone(4, 5)
    stack.done(6)
    expect(stack.state.get()).toEqual({ undo: [1, 6], redo: [] })
  })

  it('are those of the property: what another page or device did can be undone, and is known not to be from here', async () => {
    const stack = createUndoStack(async () => ({ undo: [3, 8], redo: [9] }))
    await stack.refresh()
    stack.done(10)
    expect(stack.state.get()).toEqual({ undo: [3, 8, 10], redo: [] })
    expect([stack.isFromHere(8), stack.isFromHere(10)]).toEqual([false, true])
  })

  it('keep what was done here while the property’s were read, and where they cannot be read', async () => {
    const answer = Promise.withResolvers<{ undo: number[]; redo: number[] }>()
    const stack = createUndoStack(() => answer.promise)
    const read = stack.refresh()
    stack.done(5)
    answer.resolve({ undo: [4], redo: [] })
    await read
    expect(stack.state.get()).toEqual({ undo: [5], redo: [] })
    const alone = createUndoStack(() => Promise.reject(new Error('no network')))
    alone.done(1)
    await alone.refresh()
    expect(alone.state.get()).toEqual({ undo: [1], redo: [] })
  })
})

describe('the keys of the grid', () => {
  const key = (key: string, more: Partial<Pressed> = {}): Pressed => ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  })
  it.each([
    [key('ArrowRight', { shiftKey: true }), { do: 'move', move: 'right', extend: true }],
    [key('ArrowRight', { ctrlKey: true }), { do: 'move', move: 'edgeRight' }],
    [key('PageDown', { altKey: true }), { do: 'move', move: 'weekAhead' }],
    [key('Enter'), { do: 'edit', text: null }],
    [key('7'), { do: 'edit', text: '7' }],
    [key('+'), { do: 'edit', text: '+' }],
    [key('d'), { do: 'toggle', field: 'ctd' }],
    [key('đ', { code: 'KeyD' }), { do: 'toggle', field: 'ctd' }],
    [key('d', { ctrlKey: true, code: 'KeyD' }), { do: 'fillDown' }],
    [key('D', { ctrlKey: true, shiftKey: true, code: 'KeyD' }), { do: 'fillRight' }],
    [key('z', { ctrlKey: true, code: 'KeyZ' }), { do: 'undo' }],
    [key('y', { ctrlKey: true, code: 'KeyY' }), { do: 'redo' }],
    [key('F10', { shiftKey: true }), { do: 'menu' }],
    [key('F8'), { do: 'nextProblem' }],
    [key('Delete'), { do: 'clear' }],
  ])('%o', (pressed, command) => expect(commandOf(pressed)).toMatchObject(command))
  it.each([key('Tab'), key('c', { ctrlKey: true, code: 'KeyC' }), key('v', { ctrlKey: true, code: 'KeyV' }), key('x')])(
    'leave %o to the browser',
    (pressed) => expect(commandOf(pressed)).toBeNull(),
  )
})
