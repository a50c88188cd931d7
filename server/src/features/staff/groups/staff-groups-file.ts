import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'usergroup/get-all'>[number]

/** The groups as a file for spreadsheets. */
export const staffGroupsFile = (rows: FileRows<Row>, timeZone: string, language: Language): ListFile => {
  const columns: readonly FileColumn<Row>[] = [
    { head: say('Tên nhóm tiếng Việt', 'Vietnamese name'), cell: (group) => group.nameVi },
    { head: say('Tên nhóm tiếng Anh', 'English name'), cell: (group) => group.nameEn },
    { head: say('Mô tả tiếng Việt', 'Vietnamese description'), cell: (group) => group.description },
    { head: say('Mô tả tiếng Anh', 'English description'), cell: (group) => group.descriptionEn },
    { head: say('Số người', 'People'), cell: (group) => group.people },
    { head: say('Số quyền', 'Rights'), cell: (group) => group.rights },
    { head: say('Đang dùng', 'In use'), cell: (group) => (group.active ? yes : no)[language] },
    { head: say('Sửa lúc', 'Changed at'), type: 'moment', timeZone, cell: (group) => group.changedAt },
    { head: say('Người sửa', 'Changed by'), cell: (group) => group.changedBy },
  ]
  return writeFile(say('nhom-nguoi-dung', 'user-groups'), columns, rows, language)
}

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
