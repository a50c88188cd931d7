import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['one, two', '"one, two"'],
  ['two\nlines', '"two\nlines"'],
])('“cells that begin with = + - @ are text”, and what would break a row is quoted: %s', (text, cell) => {
  expect(csvText([[text]], 'en')).toBe(`\uFEFF${cell}\r\n`)
})

test('a number stays a number, below nought as well', () => {
  expect(csvText([[-500_000, 0]], 'en')).toBe('\uFEFF-500000,0\r\n')
})

test('in Vietnamese a comma stands in numbers and a semicolon between cells, as spreadsheets set to Vietnamese read them', () => {
  expect(csvText([['một, hai', 'ba; bốn', 16.05, -1_234.5]], 'vi')).toBe('\uFEFF"một, hai";"ba; bốn";16,05;-1234,5\r\n')
  expect(csvText([['one, two', 'three; four', 16.05]], 'en')).toBe('\uFEFF"one, two","three; four",16.05\r\n')
})

test('a name with the other language’s separator begins no cell where a spreadsheet expects that one', () => {
  expect(csvText([['An,=1+1']], 'vi')).toBe('\uFEFF"An,=1+1"\r\n')
  expect(csvText([['An;=1+1']], 'en')).toBe('\uFEFF"An;=1+1"\r\n')
})
