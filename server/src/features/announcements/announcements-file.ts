import { announcementStateWords } from '@innkeeper/protocol/words/property/announcement-words'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { announcementState } from '@innkeeper/rules/announcement/announcement-state'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { AnnouncementRow } from './announcements.store.ts'

/** The platform's users are in the same country as its properties. */
const timeZone = 'Asia/Ho_Chi_Minh'

const columnsAt = (now: Date): readonly FileColumn<AnnouncementRow>[] => [
  { head: say('Tiêu đề tiếng Việt', 'Vietnamese title'), cell: (row) => row.titleVi },
  { head: say('Tiêu đề tiếng Anh', 'English title'), cell: (row) => row.titleEn },
  { head: say('Hiện từ', 'Shown from'), type: 'moment', timeZone, cell: (row) => row.shownFrom },
  { head: say('Đến', 'Until'), type: 'moment', timeZone, cell: (row) => row.shownUntil },
  { head: say('Số trang', 'Slides'), cell: (row) => row.slides },
  { head: say('Ghi chú phát hành', 'Release note'), cell: (row, language) => speak(row.fromRelease ? yes : no, language) },
  {
    head: say('Trạng thái', 'Status'),
    cell: (row, language) => speak(announcementStateWords[announcementState(row, now)], language),
  },
  { head: say('Người sửa', 'Changed by'), cell: (row) => row.changedBy },
]

/** The list of announcements as a file for spreadsheets. */
export const announcementsFile = (rows: FileRows<AnnouncementRow>, language: Language, now: Date): ListFile =>
  writeFile(say('thong-bao-chung', 'announcements'), columnsAt(now), rows, language)

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
