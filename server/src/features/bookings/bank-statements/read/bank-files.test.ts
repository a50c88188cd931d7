import { expect, test } from 'vitest'
import { readStatementFile } from './read-statement-file.ts'

const folder = new URL('../../../../testing/statements/', import.meta.url)
const incoming = (line: number, reference: string) => ({ line, paidOn: '2026-11-25', amount: 12_345_000, reference })

// The heads, the rows above and below, the days and the amounts are those of the banks' own files; names and numbers are invented.
test.each([
  ['vietcombank.csv', [incoming(7, ''), { paidOn: '2026-11-26', amount: 950_000 }], 1],
  ['vietcombank-html.xls', [incoming(6, '')], 1],
  ['vietcombank-sign.csv', [incoming(2, '5078 - 83715')], 1],
  ['techcombank.csv', [incoming(7, 'FT26329001\\BNK')], 2],
  ['bidv.csv', [incoming(7, '00123')], 1],
  ['mb.csv', [incoming(6, 'FT26329123456789')], 1],
  ['acb.csv', [incoming(7, '4521')], 1],
  ['vpbank.csv', [incoming(5, 'FT26329777')], 1],
])('the file of a bank is read as it was downloaded: %s', async (file, lines, outgoing) => {
  const read = await readStatementFile(new URL(file, folder).pathname, '2026-11-28')
  expect(read).toMatchObject({ lines, outgoing, problems: [] })
})
