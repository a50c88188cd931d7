import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, type Language } from '@innkeeper/protocol/say'
import { secondFactorWords } from '@innkeeper/protocol/words/people/factor-words'
import { userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'user/get-all'>[number]

/** The users as a file for spreadsheets. */
export const peopleFile = (rows: FileRows<Row>, timeZone: string, language: Language): ListFile => {
  const columns: readonly FileColumn<Row>[] = [
    { head: say('Họ và tên', 'Full name'), cell: (user) => user.fullName },
    { head: say('Tên đăng nhập', 'Username'), cell: (user) => user.userName },
    { head: say('Email', 'Email'), cell: (user) => user.email },
    { head: say('Số điện thoại', 'Phone'), cell: (user) => phoneCell(user.phone) },
    { head: say('Chức vụ', 'Position'), cell: (user) => user.position },
    {
      head: say('Nhóm', 'Groups'),
      cell: (user) => user.groups.map(({ nameVi, nameEn }) => (language === 'vi' ? nameVi : nameEn)).join('; '),
    },
    { head: say('Trạng thái', 'Status'), cell: (user) => userStateWords[user.state][language] },
    {
      head: say('Xác thực hai bước', 'Two-step verification'),
      cell: (user) => secondFactorWords[user.secondFactor ? 'on' : 'off'][language],
    },
    { head: say('Đăng nhập gần nhất', 'Last sign-in'), type: 'moment', timeZone, cell: (user) => user.entered?.at ?? null },
    { head: say('Từ mạng', 'From'), cell: (user) => user.entered?.address ?? '' },
    { head: say('Thiết bị', 'Device'), cell: (user) => [user.entered?.browser, user.entered?.system].filter(Boolean).join(', ') },
  ]
  return writeFile(say('nguoi-dung', 'users'), columns, rows, language)
}
