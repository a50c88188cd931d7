import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { ticketStateWords } from '@innkeeper/protocol/words/sale/ticket-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import { bookingSums } from '../booking-export.ts'
import type { TicketBookingRow } from './ticket-list.store.ts'

/** Whether a ticket booking counts in the sums of a file. */
const counts = ({ state }: Pick<TicketBookingRow, 'state'>): boolean => state !== 'cancel' && state !== 'void'

/** The columns of a ticket booking in a file. */
export const ticketFileColumns: readonly FileColumn<TicketBookingRow>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.guestPhone) },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => (row.agent === null ? '' : speak(row.agent, language)) },
  { head: say('Ngày vào cổng', 'Day of the visit'), type: 'day', cell: (row) => row.visitDay },
  { head: say('Ngày cuối dùng vé', 'Last day'), type: 'day', cell: (row) => row.lastDay },
  { head: say('Số người', 'Visitors'), cell: (row) => row.people, sum: counts },
  {
    head: say('Vé', 'Tickets'),
    cell: (row, language) =>
      row.tickets.map(({ product, slot, people }) => `${people} × ${product[language]}${slot === '' ? '' : ` ${slot}`}`).join('; '),
  },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Tổng tiền', 'Total'), type: 'money', currency: (row) => row.currency, cell: (row) => row.total, sum: counts },
  { head: say('Còn nợ', 'Owed'), type: 'money', currency: (row) => row.currency, cell: (row) => row.owed, sum: counts },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(ticketStateWords[row.state], language) },
]

/** The list of ticket bookings as a file for spreadsheets. */
export const ticketBookingsFile = (rows: FileRows<TicketBookingRow>, language: Language): ListFile =>
  writeFile(say('dat-ve', 'ticket-bookings'), ticketFileColumns, rows, { language, ...bookingSums })
