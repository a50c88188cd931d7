import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ownPageWords, paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { entrySourceWords, refundStateWords, transactionKindWords } from '@innkeeper/protocol/words/sale/payment-words'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { EntryRow } from './payment-list.store.ts'

const columns: readonly FileColumn<EntryRow>[] = [
  { head: say('Ngày', 'Date'), cell: (row) => formatDate(row.paidOn) },
  { head: say('Loại', 'Type'), cell: (row, language) => speak(transactionKindWords[row.kind], language) },
  { head: say('Đặt phòng', 'Booking'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent ?? ownPageWords, language) },
  { head: say('Phương thức', 'Method'), cell: (row, language) => speak(paymentMethodWords[row.paymentMethod], language) },
  { head: say('Cổng', 'Gateway'), cell: (row, language) => (row.rail === null ? '' : speak(railWords[row.rail], language)) },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Số tiền', 'Amount'), cell: (row) => row.amount / minorPerUnit(row.currency) },
  { head: say('Nguồn', 'Source'), cell: (row, language) => speak(entrySourceWords[row.source], language) },
  { head: say('Người ghi', 'Recorded by'), cell: (row) => row.person },
  { head: say('Tình trạng', 'Standing'), cell: (row, language) => speak(standingOf(row), language) },
  { head: say('Ghi chú', 'Note'), cell: (row) => row.note },
]

const standingOf = (row: EntryRow) => {
  if (row.correctedBy !== null) return say('Đã sửa, không tính', 'Corrected, not counted')
  return row.refund === null ? say('Tính', 'Counted') : refundStateWords[row.refund.state]
}

/** The transactions as a file for spreadsheets. */
export const paymentsFile = (rows: readonly EntryRow[], language: Language): Promise<RawJson> =>
  writeFile(say('giao-dich', 'transactions'), columns, rows, language)
