import { bookingStateWords } from '@innkeeper/protocol/booking-words'
import { csvFile, type AnsweredFile, type FileColumn } from '@innkeeper/protocol/csv-file'
import { formatDate } from '@innkeeper/protocol/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import type { BookingRow } from './booking-list.store.ts'

/** How many bookings one file may hold. */
export const mostRowsExported = 20_000

const columns: readonly FileColumn<BookingRow>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Điện thoại', 'Phone'), cell: (row) => row.guestPhone },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => row.agent?.[language] ?? '' },
  { head: say('Nhận phòng', 'Check-in'), cell: (row, language) => formatDate(row.checkIn, language) },
  { head: say('Trả phòng', 'Check-out'), cell: (row, language) => formatDate(row.checkOut, language) },
  { head: say('Số đêm', 'Nights'), cell: (row) => row.nights },
  {
    head: say('Phòng', 'Rooms'),
    cell: (row, language) => row.rooms.map(({ count, roomType }) => `${count} × ${roomType[language]}`).join('; '),
  },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Tổng tiền', 'Total'), cell: (row) => row.total / minorPerUnit(row.currency) },
  { head: say('Còn nợ', 'Owed'), cell: (row) => row.owed / minorPerUnit(row.currency) },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(bookingStateWords[row.state], language) },
]

/** The list of bookings as a spreadsheet opens it. */
export const bookingsFile = (rows: readonly BookingRow[], language: Language): AnsweredFile =>
  csvFile(say('dat-phong', 'bookings'), columns, rows, language)
