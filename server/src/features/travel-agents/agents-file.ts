import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatMoment } from '@innkeeper/protocol/format/format'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, type Language } from '@innkeeper/protocol/say'
import { creditStandingWords, travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { creditStanding } from '@innkeeper/rules/travel-agent/credit'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import type { AgentList, AgentRow } from './agent-lists.store.ts'

const columnsIn = (timeZone: string): readonly FileColumn<AgentRow>[] => {
  const at = (moment: string | null) => (moment === null ? '' : formatMoment(moment, { timeZone, year: true }))
  const units = (amount: number | null, { currency }: AgentRow) => (amount === null ? '' : amount / minorPerUnit(currency))
  const standing = ({ debtLimit, debtUsed }: AgentRow) => creditStandingWords[creditStanding({ limit: debtLimit, used: debtUsed })]
  return [
    { head: say('Mã', 'Code'), cell: (row) => row.code },
    { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: (row) => row.name.vi },
    { head: say('Tên tiếng Anh', 'English name'), cell: (row) => row.name.en },
    { head: say('Loại', 'Kind'), cell: (row, language) => travelAgentKindWords[row.kind][language] },
    { head: say('Cấp', 'Level'), cell: (row) => row.level },
    { head: say('Email', 'Email'), cell: (row) => row.email },
    { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.phone) },
    { head: say('Liên kết từ', 'Linked since'), cell: (row) => at(row.linkedAt) },
    { head: say('Tiền tệ', 'Currency'), cell: (row) => row.currency },
    { head: say('Công nợ', 'Credit'), cell: (row, language) => standing(row)[language] },
    { head: say('Hạn mức công nợ', 'Credit limit'), cell: (row) => units(row.debtLimit, row) },
    { head: say('Đã dùng', 'Used'), cell: (row) => units(row.debtUsed, row) },
    { head: say('Đặt phòng 12 tháng', 'Bookings, 12 months'), cell: (row) => row.bookings },
    { head: say('Doanh thu 12 tháng', 'Revenue, 12 months'), cell: (row) => units(row.revenue, row) },
    { head: say('Đặt phòng gần nhất', 'Last booking'), cell: (row) => at(row.lastBooking) },
  ]
}

const unlinkedColumnsIn = (timeZone: string): readonly FileColumn<AgentRow>[] => [
  ...columnsIn(timeZone),
  {
    head: say('Ngừng từ', 'Unlinked since'),
    cell: (row) => (row.unlinkedAt === null ? '' : formatMoment(row.unlinkedAt, { timeZone, year: true })),
  },
  { head: say('Người thực hiện', 'By'), cell: (row) => row.unlinkedBy },
  { head: say('Lý do', 'Reason'), cell: (row) => row.reason },
]

/** A list of agents as a file for spreadsheets. */
export const agentsFile = (list: AgentList, rows: readonly AgentRow[], timeZone: string, language: Language): Promise<RawJson> =>
  list === 'linked'
    ? writeFile(say('dai-ly', 'travel-agents'), columnsIn(timeZone), rows, language)
    : writeFile(say('dai-ly-ngung-lien-ket', 'unlinked-agents'), unlinkedColumnsIn(timeZone), rows, language)
