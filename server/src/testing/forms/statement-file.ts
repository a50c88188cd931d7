import { fileOf } from './photos.ts'

/** A line of a statement of Vietcombank; the amount is negative where it goes out. */
export type StatedLine = { readonly day: string; readonly amount: number; readonly content: string; readonly balance?: number }

/** A statement as Vietcombank exports it in CSV, with the bank's rows above and below the table. */
export const statementText = (lines: readonly StatedLine[]): string =>
  [
    'NGÂN HÀNG TMCP NGOẠI THƯƠNG VIỆT NAM',
    'SAO KÊ TÀI KHOẢN;;;;;',
    '"STT";"Ngày/Date";"Số tiền ghi nợ/Debit";"Số tiền ghi có/Credit";"Số dư/Balance";"Nội dung chi tiết/Transactions in detail"',
    ...lines.map(({ day, amount, content, balance = 0 }, at) =>
      [at + 1, dayFirst(day), amount < 0 ? -amount : '', amount > 0 ? amount.toLocaleString('en') : '', balance, `"${content}"`].join(';'),
    ),
    'Tổng số/Total;;;;;',
  ].join('\r\n')

const dayFirst = (day: string): string => day.split('-').toReversed().join('/')

/** The statement as a file. */
export const statementFile = (lines: readonly StatedLine[], name = 'sao-ke-vcb.csv'): File =>
  fileOf(Buffer.from(statementText(lines)), name, 'text/csv')
