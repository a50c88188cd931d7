import { expect, test } from 'vitest'
import { copiedName } from './copied-name.ts'

const naming = (...taken: string[]) => ({ mark: 'bản sao', max: 255, taken })

test.each([
  ['a copy is marked as one', 'Phòng Deluxe', [], 'Phòng Deluxe (bản sao)'],
  ['a second copy is told from the first', 'Phòng Deluxe', ['Phòng Deluxe (bản sao)'], 'Phòng Deluxe (bản sao 2)'],
  ['and a third from both', 'Phòng', ['Phòng (bản sao)', 'Phòng (bản sao 2)'], 'Phòng (bản sao 3)'],
  ['a copy of a copy is marked once', 'Phòng (bản sao)', ['Phòng (bản sao)'], 'Phòng (bản sao 2)'],
  ['so is a copy of a numbered one', 'Phòng (bản sao 12)', ['Phòng (bản sao 12)'], 'Phòng (bản sao)'],
  ['other brackets are part of the name', 'Phòng (bản sao cũ)', [], 'Phòng (bản sao cũ) (bản sao)'],
])('%s', (_sentence, name, taken, copy) => {
  expect(copiedName(name, naming(...taken))).toBe(copy)
})

test('the name of a copy is cut, not its mark, where both would be too long', () => {
  const name = copiedName('ế'.repeat(255), naming())
  expect(name).toBe(`${'ế'.repeat(245)} (bản sao)`)
  expect(name).toHaveLength(255)
})

test('it is never cut within a character, and nothing behind the cut is kept', () => {
  expect(copiedName('😀'.repeat(127), naming())).toBe(`${'😀'.repeat(122)} (bản sao)`)
  expect(copiedName(`${'😀'.repeat(126)}end`, naming())).toBe(`${'😀'.repeat(122)} (bản sao)`)
})
