import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, type Language } from '@innkeeper/protocol/say'
import { creditStandingWords, travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { creditStanding } from '@innkeeper/rules/travel-agent/credit'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { AgentList, AgentRow } from './agent-lists.store.ts'

const columnsIn = (timeZone: string): readonly FileColumn<AgentRow>[] => {
  const currencyOf = ({ currency }: AgentRow) => currency
  const standing = ({ debtLimit, debtUsed }: AgentRow) => creditStandingWords[creditStanding({ limit: debtLimit, used: debtUsed })]
  return [
    { head: say('Mã', 'Code'), cell: (row) => row.code },
    { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: (row) => row.name.vi },
    { head: say('Tên tiếng Anh', 'English name'), cell: (row) => row.name.en },
    { head: say('Loại', 'Kind'), cell: (row, language) => travelAgentKindWords[row.kind][language] },
    { head: say('Cấp', 'Level'), cell: (row) => row.level },
    { head: say('Email', 'Email'), cell: (row) => row.email },
    { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.phone) },
    { head: say('Liên kết từ', 'Linked since'), type: 'moment', timeZone, cell: (row) => row.linkedAt },
    { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
    { head: say('Công nợ', 'Credit'), cell: (row, language) => standing(row)[language] },
    { head: say('Hạn mức công nợ', 'Credit limit'), type: 'money', currency: currencyOf, cell: (row) => row.debtLimit },
    { head: say('Đã dùng', 'Used'), type: 'money', currency: currencyOf, cell: (row) => row.debtUsed, sum: true },
    { head: say('Đặt phòng 12 tháng', 'Bookings, 12 months'), cell: (row) => row.bookings, sum: true },
    { head: say('Doanh thu 12 tháng', 'Revenue, 12 months'), type: 'money', currency: currencyOf, cell: (row) => row.revenue, sum: true },
    { head: say('Đặt phòng gần nhất', 'Last booking'), type: 'moment', timeZone, cell: (row) => row.lastBooking },
  ]
}

const unlinkedColumnsIn = (timeZone: string): readonly FileColumn<AgentRow>[] => [
  ...columnsIn(timeZone),
  {
    head: say('Ngừng từ', 'Unlinked since'),
    type: 'moment',
    timeZone,
    cell: (row) => row.unlinkedAt,
  },
  { head: say('Người thực hiện', 'By'), cell: (row) => row.unlinkedBy },
  { head: say('Lý do', 'Reason'), cell: (row) => row.reason },
]

/** A list of agents as a file for spreadsheets. */
export const agentsFile = (list: AgentList, rows: FileRows<AgentRow>, timeZone: string, language: Language): ListFile =>
  list === 'linked'
    ? writeFile(say('dai-ly', 'travel-agents'), columnsIn(timeZone), rows, language)
    : writeFile(say('dai-ly-ngung-lien-ket', 'unlinked-agents'), unlinkedColumnsIn(timeZone), rows, language)
