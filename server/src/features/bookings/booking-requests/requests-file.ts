import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatDate, formatMoment } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import { roomName } from './request-answer.ts'
import type { StoredRequest } from './requests.store.ts'

const columns: readonly FileColumn<StoredRequest>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Đại lý', 'Agent'), cell: (row, language) => speak(row.agent, language) },
  { head: say('Yêu cầu lúc', 'Requested at'), cell: (row) => formatMoment(row.createdAt, { timeZone: row.property.timeZone, year: true }) },
  { head: say('Nhận phòng', 'Check-in'), cell: (row) => formatDate(row.checkIn) },
  { head: say('Trả phòng', 'Check-out'), cell: (row) => formatDate(row.checkOut) },
  {
    head: say('Phòng', 'Rooms'),
    cell: (row, language) => row.lines.map(({ rooms, roomType }) => `${rooms} × ${roomName(roomType)[language]}`).join('; '),
  },
  { head: say('Gói bán', 'Package'), cell: (row, language) => row.lines.flatMap(({ ratePlan }) => ratePlan[language] || []).join('; ') },
  { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
  {
    head: say('Giá mong muốn', 'Price hoped for'),
    cell: (row) => (row.priceHoped === null ? '' : row.priceHoped / minorPerUnit(row.currency)),
  },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(requestStateWords[row.state], language) },
  { head: say('Mã đặt phòng', 'Booking code'), cell: (row) => row.bookingCode ?? '' },
]

/** The list of requests as a file for spreadsheets. */
export const requestsFile = (rows: readonly StoredRequest[], language: Language): Promise<RawJson> =>
  writeFile(say('yeu-cau-dat-phong', 'booking-requests'), columns, rows, language)
