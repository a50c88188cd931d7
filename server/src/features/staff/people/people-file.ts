import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, type Language } from '@innkeeper/protocol/say'
import { secondFactorWords } from '@innkeeper/protocol/words/people/factor-words'
import { userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'

type Row = CallOutput<'user/get-all'>[number]

/** The users as a file for spreadsheets. */
export const peopleFile = (rows: readonly Row[], timeZone: string, language: Language): Promise<RawJson> => {
  const moment = (at: string) => formatMoment(at, { timeZone, year: true })
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
    { head: say('Đăng nhập gần nhất', 'Last sign-in'), cell: (user) => (user.entered === null ? '' : moment(user.entered.at)) },
    { head: say('Từ mạng', 'From'), cell: (user) => user.entered?.address ?? '' },
    { head: say('Thiết bị', 'Device'), cell: (user) => [user.entered?.browser, user.entered?.system].filter(Boolean).join(', ') },
  ]
  return writeFile(say('nguoi-dung', 'users'), columns, rows, language)
}
