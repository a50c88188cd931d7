import { announcementStateWords } from '@innkeeper/protocol/announcement-words'
import { csvFile, type AnsweredFile, type FileColumn } from '@innkeeper/protocol/csv-file'
import { formatMoment } from '@innkeeper/protocol/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { announcementState } from '@innkeeper/rules/announcement/announcement-state'
import type { AnnouncementRow } from './announcements.store.ts'

/** The platform's people sit where its properties do. */
const timeZone = 'Asia/Ho_Chi_Minh'

const moment = (at: string | null, language: Language): string => (at === null ? '' : formatMoment(at, language, { timeZone, year: true }))

const columnsAt = (now: Date): readonly FileColumn<AnnouncementRow>[] => [
  { head: say('Tiêu đề tiếng Việt', 'Vietnamese title'), cell: (row) => row.titleVi },
  { head: say('Tiêu đề tiếng Anh', 'English title'), cell: (row) => row.titleEn },
  { head: say('Hiện từ', 'Shown from'), cell: (row, language) => moment(row.shownFrom, language) },
  { head: say('Đến', 'Until'), cell: (row, language) => moment(row.shownUntil, language) },
  { head: say('Số trang', 'Slides'), cell: (row) => row.slides },
  { head: say('Ghi chú phát hành', 'Release note'), cell: (row, language) => speak(row.fromRelease ? yes : no, language) },
  {
    head: say('Trạng thái', 'Status'),
    cell: (row, language) => speak(announcementStateWords[announcementState(row, now)], language),
  },
  { head: say('Sửa bởi', 'Changed by'), cell: (row) => row.changedBy },
]

/** The list of announcements as a spreadsheet opens it. */
export const announcementsFile = (rows: readonly AnnouncementRow[], language: Language, now: Date): AnsweredFile =>
  csvFile(say('thong-bao-chung', 'announcements'), columnsAt(now), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
