import { announcementStateWords } from '@innkeeper/protocol/words/property/announcement-words'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { announcementState } from '@innkeeper/rules/announcement/announcement-state'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { AnnouncementRow } from './announcements.store.ts'

/** The platform's users are in the same country as its properties. */
const timeZone = 'Asia/Ho_Chi_Minh'

const moment = (at: string | null): string => (at === null ? '' : formatMoment(at, { timeZone, year: true }))

const columnsAt = (now: Date): readonly FileColumn<AnnouncementRow>[] => [
  { head: say('Tiêu đề tiếng Việt', 'Vietnamese title'), cell: (row) => row.titleVi },
  { head: say('Tiêu đề tiếng Anh', 'English title'), cell: (row) => row.titleEn },
  { head: say('Hiện từ', 'Shown from'), cell: (row) => moment(row.shownFrom) },
  { head: say('Đến', 'Until'), cell: (row) => moment(row.shownUntil) },
  { head: say('Số trang', 'Slides'), cell: (row) => row.slides },
  { head: say('Ghi chú phát hành', 'Release note'), cell: (row, language) => speak(row.fromRelease ? yes : no, language) },
  {
    head: say('Trạng thái', 'Status'),
    cell: (row, language) => speak(announcementStateWords[announcementState(row, now)], language),
  },
  { head: say('Người sửa', 'Changed by'), cell: (row) => row.changedBy },
]

/** The list of announcements as a file for spreadsheets. */
export const announcementsFile = (rows: readonly AnnouncementRow[], language: Language, now: Date): Promise<RawJson> =>
  writeFile(say('thong-bao-chung', 'announcements'), columnsAt(now), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
