import { foldText } from '#text/fold-text.ts'
import type { StatementCell } from './statement-cell.ts'

/** What a column of a statement has. */
export const statementColumns = ['day', 'credit', 'debit', 'amount', 'direction', 'content', 'reference', 'balance', 'fee'] as const

/** A column of a statement. */
export type StatementColumn = (typeof statementColumns)[number]

/** Where each column stands; one that a statement does not have is missing. */
export type StatementPlaces = Readonly<Partial<Record<StatementColumn, number>>>

const list = (text: string): readonly string[] => text.split(',').map((one) => one.trim().replace(/\s+/gu, ' '))

// The heads of Vietcombank, Techcombank, BIDV, MB, VietinBank, ACB, VPBank and others, folded; of several that a statement has the first counts.
const heads: Readonly<Record<StatementColumn, readonly string[]>> = {
  day: list(`ngay giao dich, ngay gd, transaction date, trans date, tnx date, txn date, ngay gio giao dich, thoi gian giao dich,
    transaction time, ngay phat sinh, ngay, date, ngay gio, thoi gian, ngay hach toan, ngay ghi so, posting date, booking date,
    ngay hieu luc, effective date, value date`),
  credit:
    list(`so tien ghi co, ghi co, phat sinh co, ps co, so tien co, co, co tktt, tien vao, so tien vao, gui vao, tien gui vao, so tien gui vao, so phat sinh co,
    nop vao, thu, credit, credit amount, credit vnd, deposit, deposits, money in, paid in`),
  debit:
    list(`so tien ghi no, ghi no, phat sinh no, ps no, so tien no, no, no tktt, tien ra, so tien ra, rut ra, tien rut ra, so tien rut ra, so phat sinh no, chi,
    debit, debit amount, debit vnd, withdrawal, withdrawals, money out, paid out`),
  amount: list(`so tien giao dich, so tien gd, so tien, gia tri giao dich, phat sinh, transaction amount, amount, amount vnd`),
  direction: list(`no co, ghi no ghi co, c d, d c, cr dr, dr cr, debit credit, credit debit, dau, loai gd, loai giao dich, loai,
    transaction type, type, thay doi`),
  content:
    list(`noi dung giao dich, noi dung chi tiet, noi dung thanh toan, noi dung chuyen khoan, noi dung, dien giai giao dich, dien giai,
    mo ta giao dich, mo ta, chi tiet giao dich, chi tiet, transactions in detail, transaction details, transaction description,
    transaction content, description, details, narrative, particulars, remarks, remark, content, ghi chu`),
  reference:
    list(`so tham chieu, ma tham chieu, ma giao dich, ma gd, so but toan, but toan, so giao dich, so ref, so gd, so chung tu, so ct,
    reference number, reference no, reference, ref no, ref, transaction no, transaction number, transaction id, trans id, ft number,
    doc no`),
  balance: list(
    'so du sau giao dich, so du luy ke, so du cuoi, so du kha dung, so du tai khoan, so du, running balance, available balance, balance',
  ),
  fee: list('phi lai, fee interest, phi, fee, thue, transaction vat, vat'),
}

/** The columns that a row names, if it is the heads of a statement. */
export const placesIn = (row: readonly StatementCell[]): StatementPlaces => {
  const found = new Map<StatementColumn, { readonly at: number; readonly rank: number }>()
  for (const [at, cell] of row.entries()) {
    const named = typeof cell === 'string' ? columnOf(cell) : null
    if (named !== null && named.rank < (found.get(named.column)?.rank ?? Infinity)) found.set(named.column, { at, rank: named.rank })
  }
  return withChange(Object.fromEntries([...found].map(([column, { at }]) => [column, at])), row)
}

// "Thay đổi" is a sign beside the amount at Vietcombank, and elsewhere the amount itself with its sign.
const withChange = (places: StatementPlaces, row: readonly StatementCell[]): StatementPlaces => {
  const { direction, amount, credit } = places
  if (direction === undefined || amount !== undefined || credit !== undefined) return places
  const { direction: change, ...others } = places
  return bareWords(String(row[direction])) === 'thay doi' && change !== undefined ? { ...others, amount: change } : places
}

/** The columns without which a statement cannot be read and which a row does not name. */
export const missingColumns = (places: StatementPlaces): readonly ('day' | 'amount' | 'content')[] => [
  ...(places.day === undefined ? (['day'] as const) : []),
  ...(places.credit === undefined && places.amount === undefined ? (['amount'] as const) : []),
  ...(places.content === undefined ? (['content'] as const) : []),
]

// "Số tiền ghi có/Credit" names it twice, "Ngày\nTNX Date/ Số CT/Doc No" names two: the whole head counts before its parts.
const columnOf = (head: string): NamedColumn | null =>
  [head, ...head.split(/[\n/(|]/u)].map((words) => named(bareWords(words))).find((found) => found !== null) ?? null

type NamedColumn = { readonly column: StatementColumn; readonly rank: number }

/** The column that a head names, in one language or in two beside each other: "Phát sinh có Credit". */
const named = (words: string): NamedColumn | null => listed(words) ?? inTwoLanguages(words.split(' '))

const inTwoLanguages = (words: readonly string[]): NamedColumn | null => {
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)].map((part) => listed(part.join(' '))))
  return cuts.find(([one, other]) => one?.column !== undefined && one?.column === other?.column)?.[0] ?? null
}

const listed = (words: string): NamedColumn | null => {
  const column = statementColumns.find((one) => heads[one].includes(words))
  return column === undefined ? null : { column, rank: heads[column].indexOf(words) }
}

// "Ngày1" has a footnote, "Ghi có VND" the currency.
const bareWords = (words: string): string =>
  foldText(words)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .replace(/(?<=[a-z])\d$|(?<=. )vnd$/u, '')
    .trim()
