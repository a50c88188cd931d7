import { expect, test } from 'vitest'
import { openRepository, planted } from '../repository.ts'
import { sayings, unreadableSayings, wrongSayings } from './sayings.ts'

const repository = openRepository()

test('whatever is said is said as two texts side by side', () => {
  expect(unreadableSayings(repository)).toEqual([])
  expect(sayings(repository).length).toBeGreaterThan(100)
})

test('every text is there in both languages, with the same values', () => {
  expect(wrongSayings(repository)).toEqual([])
})

test.each([
  ["say('', 'Rooms')", 'a language is missing'],
  ["say('Còn {count} phòng', 'Rooms left')", 'the values differ'],
  ["say('Please check the fields', 'Please check the fields')", 'the Vietnamese is not Vietnamese'],
  ["say('Kiem tra cac truong duoc danh dau', 'Check the marked fields')", 'the Vietnamese is not Vietnamese'],
  ["say('Giá phòng', 'Giá phòng')", null],
  ["say('Giá phòng', 'The giá of a room')", 'the English is not English'],
  ["say('TODO', 'Rooms')", 'a text is yet to be written'],
])('%s: %s', (text, fault) => {
  const found = wrongSayings(planted(repository, { 'web/src/planted.ts': text })).filter((line) => line.startsWith('web/src/planted'))
  expect(found.some((line) => line.endsWith(String(fault)))).toBe(fault !== null)
})

test('a saying put together otherwise than from two texts, or with a part in the other language, is noticed', () => {
  const files = { 'web/src/glued.ts': "say('Phòng ' + name, `Room ${name}`)", 'web/src/lost.ts': 'say(`Phòng ${a.vi}`, `Room ${a.vi}`)' }
  const found = unreadableSayings(
    planted(repository, { ...files, 'web/src/sound.ts': "say(`Phòng ${a.vi}`, `${b} room ${a.en}`)\nsay('đêm', `${n}s`)" }),
  )
  expect(found.filter((line) => /glued|lost|sound/.test(line))).toEqual(['web/src/glued.ts: 1', 'web/src/lost.ts: 1'])
})
