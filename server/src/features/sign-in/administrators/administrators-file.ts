import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say, type Language } from '@innkeeper/protocol/say'
import { administratorTypeWords } from '@innkeeper/protocol/words/people/administrator-words'
import { secondFactorWords } from '@innkeeper/protocol/words/people/factor-words'
import { userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'supplier/user/get-all'>[number]

const timeZone = 'Asia/Ho_Chi_Minh'

const columns: readonly FileColumn<Row>[] = [
  { head: say('Họ và tên', 'Full name'), cell: (row) => row.fullName },
  { head: say('Tên đăng nhập', 'Username'), cell: (row) => row.userName },
  { head: say('Email', 'Email'), cell: (row) => row.email },
  { head: say('Số điện thoại', 'Phone'), cell: (row) => row.phone },
  {
    head: say('Vai trò', 'Role'),
    cell: (row, language) => row.types.map((type) => administratorTypeWords[type][language]).join('; '),
  },
  {
    head: say('Chỗ nghỉ được vào', 'Properties to enter'),
    cell: ({ properties }, language) => properties ?? everyOne[language],
  },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => userStateWords[row.state][language] },
  {
    head: say('Xác thực hai bước', 'Two-step verification'),
    cell: (row, language) => secondFactorWords[row.secondFactor ? 'on' : 'off'][language],
  },
  {
    head: say('Đăng nhập gần nhất', 'Last sign-in'),
    type: 'moment',
    timeZone,
    cell: (row) => row.lastSignInAt,
  },
]

const everyOne = say('Tất cả', 'All')

/** The administrators as a file for spreadsheets. */
export const administratorsFile = (rows: FileRows<Row>, language: Language): ListFile =>
  writeFile(say('quan-tri-vien', 'administrators'), columns, rows, language)
