import { expect, test } from 'vitest'
import { suggestMatch } from './suggest-match.ts'

const ours = [
  { id: 1, words: ['Phòng Deluxe hướng biển', 'Deluxe sea view'] },
  { id: 2, words: ['Phòng Superior', 'Superior'] },
  { id: 3, words: ['Phòng gia đình', 'Family room'] },
]

test.each([
  [['SUP', 'superior'], 2],
  [['FAM', 'FAMILY ROOM'], 3],
  [['DLX', 'Deluxe double with sea view'], 1],
  [['phong gia dinh', ''], 3],
  [['X', 'Room'], 3],
  [['X1', 'Bungalow'], null],
  [['X2', 'Phòng'], null],
  [['X3', ''], null],
] as const)('“suggestions by name and code”: %j means %s', (words, id) => {
  expect(suggestMatch({ words }, ours)?.id ?? null).toBe(id)
})

test('two of the same name are not guessed between', () => {
  expect(suggestMatch({ words: ['Twin'] }, [{ words: ['Twin'] }, { words: ['Twin'] }])).toBeNull()
})
