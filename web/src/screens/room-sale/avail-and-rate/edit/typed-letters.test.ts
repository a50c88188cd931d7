import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandOf, type KeyCommand } from './grid-keys.ts'
import { createTypedLetters, letterPause } from './typed-letters.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false }

/** A grid's keyboard: what it has done so far, and how often text was ignored. */
const keyboard = () => {
  const done: KeyCommand['do'][] = []
  const told = { ignored: 0 }
  const letters = createTypedLetters({
    run: (command) => done.push(command.do),
    ignored: () => {
      told.ignored += 1
    },
  })
  const press = (key: string, more: Partial<typeof plain> = {}) => {
    const pressed = { ...plain, ...more, key }
    const command = letters.press(pressed, commandOf(pressed))
    if (command !== null) done.push(command.do)
  }
  return { done, told, press, letters, rest: () => vi.advanceTimersByTime(letterPause) }
}

test.each(['s', 'a', 'd', 'đ'])('“%s” alone is a command, a moment later', (letter) => {
  const { press, done, rest } = keyboard()
  press(letter, { code: letter === 'đ' ? 'KeyD' : '' })
  expect(done).toEqual([])
  rest()
  expect(done).toEqual(['toggle'])
})

test.each(['abc', 'xa', 'sad', 'aa', 'a12', 'bd s', 'đêm'])('“%s” typed as text does nothing, and that is said', (text) => {
  const { press, done, told, rest } = keyboard()
  for (const key of text) press(key)
  rest()
  expect(done).toEqual([])
  expect(told.ignored).toBeGreaterThan(0)
})

test('letters that are no command do nothing', () => {
  const { press, done, rest } = keyboard()
  press('x')
  rest()
  press('q')
  rest()
  expect(done).toEqual([])
})

test('a letter that is held down is no command again and again', () => {
  const { press, done, rest } = keyboard()
  press('s', { repeat: true })
  press('s', { repeat: true })
  rest()
  expect(done).toEqual([])
})

test('what moves on, saves or undoes ends the wait: the command comes first', () => {
  const { press, done } = keyboard()
  press('s')
  press('ArrowRight')
  press('s')
  press('z', { ctrlKey: true })
  expect(done).toEqual(['toggle', 'move', 'toggle', 'undo'])
})

test('digits and signs are typed at once, and after a pause letters are commands again', () => {
  const { press, done, rest } = keyboard()
  press('2')
  press('x')
  rest()
  press('+')
  press('a')
  rest()
  expect(done).toEqual(['edit', 'edit', 'toggle'])
})

test('a grid that is left does nothing more', () => {
  const { press, letters, done, rest } = keyboard()
  press('s')
  letters.stop()
  rest()
  expect(done).toEqual([])
})
