import { say, speak, type Language } from '@innkeeper/protocol/say'
import { requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import { roomName } from './request-answer.ts'
import type { StoredRequest } from './requests.store.ts'

const columns: readonly FileColumn<StoredRequest>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent, language) },
  { head: say('Yêu cầu lúc', 'Requested at'), type: 'moment', timeZone: (row) => row.property.timeZone, cell: (row) => row.createdAt },
  { head: say('Nhận phòng', 'Check-in'), type: 'day', cell: (row) => row.checkIn },
  { head: say('Trả phòng', 'Check-out'), type: 'day', cell: (row) => row.checkOut },
  {
    head: say('Phòng', 'Rooms'),
    cell: (row, language) => row.lines.map(({ rooms, roomType }) => `${rooms} × ${roomName(roomType)[language]}`).join('; '),
  },
  { head: say('Gói bán', 'Package'), cell: (row, language) => row.lines.flatMap(({ ratePlan }) => ratePlan[language] || []).join('; ') },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  {
    head: say('Giá mong muốn', 'Price hoped for'),
    type: 'money',
    currency: (row) => row.currency,
    cell: (row) => row.priceHoped,
  },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(requestStateWords[row.state], language) },
  { head: say('Mã đặt phòng', 'Booking code'), cell: (row) => row.bookingCode ?? '' },
]

/** The list of requests as a file for spreadsheets. */
export const requestsFile = (rows: FileRows<StoredRequest>, language: Language): ListFile =>
  writeFile(say('yeu-cau-dat-phong', 'booking-requests'), columns, rows, language)
