import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say, type Language } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'supplier/travel-agent/get-all'>[number]

const timeZone = 'Asia/Ho_Chi_Minh'

const columns: readonly FileColumn<Row>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: (row) => row.nameVi },
  { head: say('Tên tiếng Anh', 'English name'), cell: (row) => row.nameEn },
  { head: say('Loại', 'Kind'), cell: (row, language) => travelAgentKindWords[row.kind][language] },
  { head: say('Email', 'Email'), cell: (row) => row.email },
  { head: say('Điện thoại', 'Phone'), cell: (row) => row.phone },
  { head: say('Chỗ nghỉ liên kết', 'Properties linked'), cell: (row) => row.properties },
  { head: say('Khoá đang dùng', 'Keys in use'), cell: (row) => row.keys },
  {
    head: say('Dùng khoá gần nhất', 'Key last used'),
    type: 'moment',
    timeZone,
    cell: (row) => row.lastUsedAt,
  },
  { head: say('Đang dùng', 'In use'), cell: (row, language) => (row.active ? yes : no)[language] },
]

const yes = say('Có', 'Yes')
const no = say('Không', 'No')

/** The platform's agents as a file for spreadsheets. */
export const platformAgentsFile = (rows: FileRows<Row>, language: Language): ListFile =>
  writeFile(say('dai-ly-cua-san', 'platform-agents'), columns, rows, language)
