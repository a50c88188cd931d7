import { bookingStateWords, ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate } from '@innkeeper/protocol/format/format'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { BookingRow } from './booking-list.store.ts'

/** The columns of a booking in a file. */
export const bookingColumns: readonly FileColumn<BookingRow>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.guestPhone) },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent ?? ownPageWords, language) },
  { head: say('Nhận phòng', 'Check-in'), cell: (row) => formatDate(row.checkIn) },
  { head: say('Trả phòng', 'Check-out'), cell: (row) => formatDate(row.checkOut) },
  { head: say('Số đêm', 'Nights'), cell: (row) => row.nights },
  {
    head: say('Phòng', 'Rooms'),
    cell: (row, language) => row.rooms.map(({ count, roomType }) => `${count} × ${roomType[language]}`).join('; '),
  },
  {
    head: say('Dịch vụ', 'Services'),
    cell: (row, language) => row.services.map(({ count, service }) => `${count} × ${service[language]}`).join('; '),
  },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Tổng tiền', 'Total'), cell: (row) => row.total / minorPerUnit(row.currency) },
  { head: say('Còn nợ', 'Owed'), cell: (row) => row.owed / minorPerUnit(row.currency) },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(bookingStateWords[row.state], language) },
]

/** The list of bookings as a file for spreadsheets. */
export const bookingsFile = (rows: readonly BookingRow[], language: Language): Promise<RawJson> =>
  writeFile(say('dat-phong', 'bookings'), bookingColumns, rows, language)
