import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'
import { formulaCharacters } from './formula-free.ts'
import { languages } from '#say.ts'

const separators = [',', ';', '\t']

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['＝1', "'＝1"],
  [' ＋84', "' ＋84"],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['one, two', '"one, two"'],
  ['two\nlines', '"two\nlines"'],
  ['3-4 rooms, 1=1', '"3-4 rooms, 1=1"'],
  ['two\n=1+1', `"two\n'=1+1"`],
  ['a\t@1', `"a\t'@1"`],
])('“cells that begin with = + - @ are text”, and what would break a row is quoted: %s', (text, cell) => {
  expect(csvText([[text]], 'en')).toBe(`\uFEFF${cell}\r\n`)
})

test('a number stays a number, below zero as well', () => {
  expect(csvText([['Deluxe', -500_000, 0]], 'en')).toBe('\uFEFFDeluxe,-500000,0\r\n')
})

test('in Vietnamese a comma stands in numbers and a semicolon between cells, as spreadsheets set to Vietnamese read them', () => {
  expect(csvText([['một, hai', 'ba; bốn', 16.05, -1_234.5]], 'vi')).toBe('\uFEFF"một, hai";"ba; bốn";16,05;-1234,5\r\n')
  expect(csvText([['one, two', 'three; four', 16.05]], 'en')).toBe('\uFEFF"one, two","three; four",16.05\r\n')
})

test('a guest’s name is no formula where a file with semicolons is opened with commas', () => {
  const text = csvText([['HA1', `Lan,=1+cmd|' /C calc'!A0,`, 2]], 'vi')
  expect(cellsOf(text, ',').flat()).not.toContain(`=1+cmd|' /C calc'!A0`)
})

const piece = fc.oneof(
  fc.constantFrom(...formulaCharacters.split(''), ',', ';', '\t', '\r', '\n', '"', "'", ' ', '\u00A0', '\u0000', '\u200B', 'Lan', '1'),
  fc.string(),
)
const cell = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
const cases = languages.flatMap((language) => separators.map((separator) => [language, separator] as const))

test.each(cases)('no cell of any file in %s begins a formula where a reader separates by “%s”', (language, separator) => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = csvText(rows, language)
      expect([...cellsOf(text, separator), ...cellsWithoutQuotes(text, separator)].flat().filter(beginsFormula)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['vi', ';'],
  ['en', ','],
] as const)('a reader of %s finds every text again, but for its apostrophes', (language, separator) => {
  const texts = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  const bare = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((text) => text.replaceAll("'", '')))
  fc.assert(
    fc.property(texts, (rows) => {
      expect(bare(cellsOf(csvText(rows, language), separator))).toEqual(bare(rows))
    }),
  )
})

/** A negative number is a number; a formula also starts with a minus but continues differently. */
const beginsFormula = (text: string): boolean => {
  const seen = text.replace(/^[\s"\p{Cc}\p{Cf}]+/u, '')
  return seen !== '' && formulaCharacters.includes(seen.charAt(0)) && !/^-\d+(?:[.,]\d+)?(?:e[+-]\d+)?$/u.test(seen)
}

/** The cells as a spreadsheet reads them: a quote at the start of a cell opens it, and text after the closing quote still belongs to it. */
const cellsOf = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  const rest = text.replace(/^\uFEFF/, '').replace(/\r\n$/, '')
  const next = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`, 'y')
  for (;;) {
    const [, quoted = '', open = '', end = ''] = next.exec(rest) ?? []
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + open)
    if (end === '') return rows
    if (end !== separator) rows.push([])
  }
}

/** The cells as a program without support for quotes reads them. */
const cellsWithoutQuotes = (text: string, separator: string): string[][] => text.split(/\r\n|\r|\n/).map((line) => line.split(separator))
