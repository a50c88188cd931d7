import { bookingStateWords, ownPageWords } from '@innkeeper/protocol/words/sale/booking-words'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { BookingRow } from './booking-list.store.ts'

/** Whether a booking counts in the sums of a file: one that ended without a stay is not what the property sold. */
const counts = ({ state }: Pick<BookingRow, 'state'>): boolean => state !== 'cancel' && state !== 'void'

/** The words of the sums of bookings, of rooms and of tickets. */
export const bookingSums = { sumWords: say('Tổng, không tính đã huỷ', 'Total without cancelled ones') } as const

/** The columns of a booking in a file. */
export const bookingColumns: readonly FileColumn<BookingRow>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Khách', 'Guest'), cell: (row) => row.guestName },
  { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.guestPhone) },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent ?? ownPageWords, language) },
  { head: say('Nhận phòng', 'Check-in'), type: 'day', cell: (row) => row.checkIn },
  { head: say('Trả phòng', 'Check-out'), type: 'day', cell: (row) => row.checkOut },
  { head: say('Số đêm', 'Nights'), cell: (row) => row.nights, sum: counts },
  {
    head: say('Phòng', 'Rooms'),
    cell: (row, language) => row.rooms.map(({ count, roomType }) => `${count} × ${roomType[language]}`).join('; '),
  },
  {
    head: say('Dịch vụ', 'Services'),
    cell: (row, language) => row.services.map(({ count, service }) => `${count} × ${service[language]}`).join('; '),
  },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  { head: say('Tổng tiền', 'Total'), type: 'money', currency: (row) => row.currency, cell: (row) => row.total, sum: counts },
  { head: say('Còn nợ', 'Owed'), type: 'money', currency: (row) => row.currency, cell: (row) => row.owed, sum: counts },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(bookingStateWords[row.state], language) },
]

/** The list of bookings as a file for spreadsheets. */
export const bookingsFile = (rows: FileRows<BookingRow>, language: Language): ListFile =>
  writeFile(say('dat-phong', 'bookings'), bookingColumns, rows, { language, ...bookingSums })
