import { csvFile } from '@innkeeper/protocol/format/csv-file'
import { say } from '@innkeeper/protocol/say'
import type { Currency } from '@innkeeper/rules/money/currency'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import type { FileColumn } from './file-column.ts'
import { writeFile, type ListFile } from './list-file.ts'
import type { FilePart } from './written-list.ts'

type Stay = {
  readonly name: string
  readonly nights: number
  readonly total: number | null
  readonly currency: Currency
  readonly state: string
}

const columns: readonly FileColumn<Stay>[] = [
  { head: say('Khách', 'Guest'), width: 30, cell: ({ name }) => name },
  { head: say('Đến', 'Arrives'), type: 'day', cell: () => '2027-02-06' },
  { head: say('Lúc', 'At'), type: 'moment', timeZone: 'Asia/Ho_Chi_Minh', cell: () => '2027-02-05T23:30:00.000Z' },
  { head: say('Đêm', 'Nights'), cell: ({ nights }) => nights, sum: ({ state }) => state !== 'cancel' },
  { head: say('Tiền', 'Total'), type: 'money', currency: ({ currency }) => currency, cell: ({ total }) => total, sum: true },
]

const lan: Stay = { name: '=HYPERLINK("http://x")', nights: 2, total: 1_500_000, currency: 'VND', state: 'in service' }
const stays: readonly Stay[] = [
  lan,
  { name: '@Lan & <b>', nights: 3, total: null, currency: 'VND', state: 'cancel' },
  { name: '-5+3', nights: 1, total: 12_050, currency: 'USD', state: 'confirmed' },
]

const name = say('luu-tru', 'stays')

const partsOf = async (parts: AsyncIterable<FilePart>): Promise<FilePart[]> => {
  const all: FilePart[] = []
  for await (const part of parts) all.push(part)
  return all
}

const workbookOf = async (file: ListFile): Promise<Buffer> =>
  Buffer.concat((await partsOf(file.parts('xlsx'))).map(({ content }) => Buffer.from(content)))

const textOf = async (file: ListFile): Promise<string> => (await partsOf(file.parts('csv'))).map(({ content }) => String(content)).join('')

test.each(['vi', 'en'] as const)('a CSV file is the one of before, whatever type its columns have: %s', async (language) => {
  const plain = csvFile(
    name,
    [
      { head: say('Khách', 'Guest'), cell: (row: Stay) => row.name },
      { head: say('Đến', 'Arrives'), cell: () => '06/02/2027' },
      { head: say('Lúc', 'At'), cell: () => '06/02/2027 06:30' },
      { head: say('Đêm', 'Nights'), cell: (row) => row.nights },
      { head: say('Tiền', 'Total'), cell: ({ total, currency }) => (total === null ? '' : currency === 'USD' ? total / 100 : total) },
    ],
    stays,
    language,
  )
  const file = writeFile(name, columns, stays, language)
  expect({ fileName: file.name('csv'), text: await textOf(file) }).toEqual({ fileName: plain.fileName, text: plain.text })
})

test('“real Excel”: numbers and dates are real, texts are never formulas, the sums stand below for each currency', async () => {
  const book = await readXlsx(await workbookOf(writeFile(name, columns, stays, 'en')))
  const [day, moment] = [new Date('2027-02-06T00:00:00Z'), new Date('2027-02-06T06:30:00Z')]
  expect(book.sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows.map((row) => row.map(minuteOf)) }))).toEqual([
    {
      name: 'List',
      rows: [
        ['Guest', 'Arrives', 'At', 'Nights', 'Total'],
        ['=HYPERLINK("http://x")', day, moment, 2, 1_500_000],
        ['@Lan & <b>', day, moment, 3, null],
        ['-5+3', day, moment, 1, 120.5],
        ['Total VND', null, null, 3, 1_500_000],
        ['Total USD', null, null, null, 120.5],
      ],
    },
  ])
})

/** Moments are fractions of days in a workbook: to the minute they are exact. */
const minuteOf = (value: unknown): unknown => (value instanceof Date ? new Date(Math.round(value.getTime() / 60_000) * 60_000) : value)

test('“widths, frozen head”: the head stays in view, wide columns are wide, and no cell holds a formula', async () => {
  const xml = await sheetOf(await workbookOf(writeFile(name, columns, stays, 'vi')))
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).toContain('<col min="1" max="1" width="30" customWidth="1"/><col min="2" max="2" width="12" customWidth="1"/>')
  expect(xml).toContain('<autoFilter ref="A1:E4"/>')
  expect(xml).not.toContain('<f>')
})

const sheetOf = async (zip: Buffer): Promise<string> => {
  const { inflateRawSync } = await import('node:zlib')
  const at = zip.indexOf('xl/worksheets/sheet1.xml')
  const start = at + zip.readUInt16LE(at - 4) + zip.readUInt16LE(at - 2)
  return inflateRawSync(zip.subarray(start)).toString('utf8')
}

const many = 500_000

/** Rows of a long list, read a batch at a time, with how many batches were read. */
const longList = () => {
  const read = { batches: 0 }
  const batches = async function* (): AsyncGenerator<readonly Stay[]> {
    for (let at = 0; at < many; at += 250) {
      read.batches += 1
      yield Array.from({ length: 250 }, (_, nth) => ({ ...lan, name: `Nguyễn Thị ${at + nth}` }))
    }
  }
  return { read, rows: { total: many, batches: batches() } }
}

test.each(['csv', 'xlsx'] as const)(
  '“500,000 rows in bounded memory”: %s is handed on in small parts and all of it arrives',
  async (format) => {
    const { rows } = longList()
    const file = writeFile(name, columns, rows, 'vi')
    let [last, largest, most, bytes] = [0, 0, 0, 0]
    const before = process.memoryUsage()
    for await (const part of file.parts(format)) {
      last = part.rows
      largest = Math.max(largest, part.content.length)
      bytes += part.content.length
      const { heapUsed, external } = process.memoryUsage()
      most = Math.max(most, heapUsed + external - before.heapUsed - before.external)
    }
    expect({ total: file.total, last }).toEqual({ total: many, last: many })
    expect(largest).toBeLessThan(2_000_000)
    expect(bytes).toBeGreaterThan(5_000_000)
    // The whole sheet is more than 200 MB of XML; its rows as objects more than 100 MB.
    expect(most).toBeLessThan(96 * 1024 * 1024)
  },
)

test.each(['csv', 'xlsx'] as const)('rows are read no faster than the file is taken, and none once nobody takes it: %s', async (format) => {
  const { read, rows } = longList()
  const parts = writeFile(name, columns, rows, 'vi').parts(format)
  await parts.next()
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => void setImmediate(resolve))
  }
  await turns(2000)
  const held = read.batches
  expect(held).toBeLessThan(200)
  await parts.return(undefined)
  await turns(2000)
  expect(read.batches).toBeLessThanOrEqual(held + 1)
})
