import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ownPageWords, paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { entrySourceWords, refundStateWords, transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { EntryRow } from './payment-list.store.ts'

const amount: FileColumn<EntryRow> = {
  head: say('Số tiền', 'Amount'),
  type: 'money',
  currency: (row) => row.currency,
  cell: (row) => row.amount,
}

const columns: readonly FileColumn<EntryRow>[] = [
  { head: say('Ngày', 'Date'), type: 'day', cell: (row) => row.paidOn },
  { head: say('Loại', 'Type'), cell: (row, language) => speak(transactionKindWords[row.kind], language) },
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent ?? ownPageWords, language) },
  { head: say('Phương thức', 'Method'), cell: (row, language) => speak(paymentMethodWords[row.paymentMethod], language) },
  { head: say('Cổng', 'Gateway'), cell: (row, language) => (row.rail === null ? '' : speak(railWords[row.rail], language)) },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  amount,
  { head: say('Nguồn', 'Source'), cell: (row, language) => speak(entrySourceWords[row.source], language) },
  { head: say('Người ghi', 'Recorded by'), cell: (row) => row.person },
  { head: say('Tình trạng', 'Standing'), cell: (row, language) => speak(standingOf(row), language) },
  { head: say('Ghi chú', 'Note'), width: 40, cell: (row) => row.note },
]

const standingOf = (row: EntryRow) => {
  if (row.correctedBy !== null) return say('Đã sửa, không tính', 'Corrected, not counted')
  return row.refund === null ? say('Tính', 'Counted') : refundStateWords[row.refund.state]
}

type Totals = Pick<CallOutput<'booking/payment/totals'>, 'currency' | 'incoming' | 'outgoing'>

/** The transactions as a file for spreadsheets; a workbook tells below them what came in and went back, as the list does. */
export const paymentsFile = (rows: FileRows<EntryRow>, { currency, incoming, outgoing }: Totals, language: Language): ListFile =>
  writeFile(say('giao-dich', 'transactions'), columns, rows, {
    language,
    lastRows: [
      { words: say('Tiền vào', 'Came in'), column: amount, value: { minor: incoming, currency } },
      { words: say('Tiền trả lại', 'Went back'), column: amount, value: { minor: outgoing, currency } },
    ],
  })
