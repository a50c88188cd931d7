import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'
import { say } from '#say.ts'

const columns = [
  { head: say('Tên', 'Name'), cell: (row: { name: string; rooms: number }) => row.name },
  { head: say('Số phòng', 'Rooms'), cell: (row: { name: string; rooms: number }) => row.rooms },
]

test.each([
  ['vi', 'phong.csv', '\uFEFFTên;Số phòng\r\nDeluxe;12\r\n'],
  ['en', 'rooms.csv', '\uFEFFName,Rooms\r\nDeluxe,12\r\n'],
] as const)('a file is named and headed in the language of who asks: %s', (language, fileName, text) => {
  const file = csvFile(say('phong', 'rooms'), columns, [{ name: 'Deluxe', rooms: 12 }], language)
  expect(file).toEqual({ fileName, mediaType: 'text/csv; charset=utf-8', text })
})
