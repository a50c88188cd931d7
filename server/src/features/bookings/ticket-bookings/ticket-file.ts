import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { TicketBookingRow } from './ticket-list.store.ts'

/** The columns of a ticket booking in a file. */
export const ticketFileColumns: readonly FileColumn<TicketBookingRow>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.guestPhone) },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent, language) },
  { head: say('Ngày vào cổng', 'Day of the visit'), cell: (row) => formatDate(row.visitDay) },
  { head: say('Ngày cuối dùng vé', 'Last day'), cell: (row) => formatDate(row.lastDay) },
  { head: say('Số người', 'Visitors'), cell: (row) => row.people },
  {
    head: say('Vé', 'Tickets'),
    cell: (row, language) =>
      row.tickets.map(({ product, slot, people }) => `${people} × ${product[language]}${slot === '' ? '' : ` ${slot}`}`).join('; '),
  },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Tổng tiền', 'Total'), cell: (row) => row.total / minorPerUnit(row.currency) },
  { head: say('Còn nợ', 'Owed'), cell: (row) => row.owed / minorPerUnit(row.currency) },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(ticketStateWords[row.state], language) },
]

/** The list of ticket bookings as a file for spreadsheets. */
export const ticketBookingsFile = (rows: readonly TicketBookingRow[], language: Language): Promise<RawJson> =>
  writeFile(say('dat-ve', 'ticket-bookings'), ticketFileColumns, rows, language)
