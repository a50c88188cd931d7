import { foldText } from '#text/fold-text.ts'
import type { StatementCell } from './statement-cell.ts'

/** What a column of a statement has. */
export const statementColumns = ['day', 'credit', 'debit', 'amount', 'direction', 'content', 'reference', 'balance'] as const

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
  credit: list(`so tien ghi co, ghi co, phat sinh co, ps co, so tien co, co, co tktt, tien vao, so tien vao, gui vao, so tien gui vao,
    nop vao, thu, credit, credit amount, credit vnd, deposit, deposits, money in, paid in`),
  debit: list(`so tien ghi no, ghi no, phat sinh no, ps no, so tien no, no, no tktt, tien ra, so tien ra, rut ra, so tien rut ra, chi,
    debit, debit amount, debit vnd, withdrawal, withdrawals, money out, paid out`),
  amount: list(`so tien giao dich, so tien gd, so tien, gia tri giao dich, phat sinh, thay doi, transaction amount, amount, amount vnd`),
  direction: list(`no co, ghi no ghi co, c d, d c, cr dr, dr cr, debit credit, credit debit, dau, loai gd, loai giao dich, loai,
    transaction type, type`),
  content:
    list(`noi dung giao dich, noi dung chi tiet, noi dung thanh toan, noi dung chuyen khoan, noi dung, dien giai giao dich, dien giai,
    mo ta giao dich, mo ta, chi tiet giao dich, chi tiet, transactions in detail, transaction details, transaction description,
    transaction content, description, details, narrative, particulars, remarks, remark, content, ghi chu`),
  reference: list(`so tham chieu, ma tham chieu, ma giao dich, ma gd, so but toan, but toan, so giao dich, so gd, so chung tu, so ct,
    reference number, reference no, reference, ref no, ref, transaction no, transaction number, transaction id, trans id, ft number,
    doc no`),
  balance: list('so du sau giao dich, so du luy ke, so du cuoi, so du, running balance, available balance, balance'),
}

/** The columns that a row names, if it is the heads of a statement. */
export const placesIn = (row: readonly StatementCell[]): StatementPlaces => {
  const found = new Map<StatementColumn, { readonly at: number; readonly rank: number }>()
  for (const [at, cell] of row.entries()) {
    const named = typeof cell === 'string' ? columnOf(cell) : null
    if (named !== null && named.rank < (found.get(named.column)?.rank ?? Infinity)) found.set(named.column, { at, rank: named.rank })
  }
  return Object.fromEntries([...found].map(([column, { at }]) => [column, at]))
}

/** The columns without which a statement cannot be read and which a row does not name. */
export const missingColumns = (places: StatementPlaces): readonly ('day' | 'amount' | 'content')[] => [
  ...(places.day === undefined ? (['day'] as const) : []),
  ...(places.credit === undefined && places.amount === undefined ? (['amount'] as const) : []),
  ...(places.content === undefined ? (['content'] as const) : []),
]

// "Số tiền ghi có/Credit" names it twice, "Ngày\nTNX Date/ Số CT/Doc No" names two: the whole head counts before its parts.
const columnOf = (head: string): { readonly column: StatementColumn; readonly rank: number } | null => {
  for (const words of [head, ...head.split(/[\n/(|]/u)]) {
    const bare = foldText(words)
      .replace(/[^a-z0-9]+/gu, ' ')
      .trim()
    for (const column of statementColumns) {
      const rank = heads[column].indexOf(bare)
      if (rank >= 0) return { column, rank }
    }
  }
  return null
}
