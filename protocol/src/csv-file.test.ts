import { expect, test } from 'vitest'
import { csvFile, csvText } from './csv-file.ts'
import { say } from './say.ts'

const columns = [
  { head: say('Tên', 'Name'), cell: (row: { name: string; rooms: number }) => row.name },
  { head: say('Số phòng', 'Rooms'), cell: (row: { name: string; rooms: number }) => row.rooms },
]

test.each([
  ['vi', 'phong.csv', '\uFEFFTên,Số phòng\r\nDeluxe,12\r\n'],
  ['en', 'rooms.csv', '\uFEFFName,Rooms\r\nDeluxe,12\r\n'],
] as const)('a file is named and headed in the language of who asks: %s', (language, fileName, text) => {
  const file = csvFile(say('phong', 'rooms'), columns, [{ name: 'Deluxe', rooms: 12 }], language)
  expect(file).toEqual({ fileName, mediaType: 'text/csv; charset=utf-8', text })
})

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['one, two', '"one, two"'],
  ['two\nlines', '"two\nlines"'],
])('“cells that begin with = + - @ are text”, and what would break a row is quoted: %s', (text, cell) => {
  expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

test('a number stays a number, below nought as well', () => {
  expect(csvText([[-500_000, 0]])).toBe('\uFEFF-500000,0\r\n')
})
