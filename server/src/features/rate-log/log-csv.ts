import { csvText } from '@innkeeper/protocol/csv-text'
import { formatDate, formatMoment } from '@innkeeper/protocol/format'
import { nightFields } from '@innkeeper/protocol/rates/night-fields'
import { wordsOf } from '@innkeeper/protocol/field'
import { kindWords, originWords } from '@innkeeper/protocol/rates/operation-words'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { currencyDigits, type Currency } from '@innkeeper/rules/money/currency'
import type { ChangeField } from '@innkeeper/rules/rate/change'
import type { LogKind } from './log-filter.ts'
import type { ExportRow } from './rate-log.store.ts'

/** How a log is told: in which language, money and zone. */
export type Telling = { readonly language: Language; readonly currency: Currency; readonly timeZone: string }

/** The changed nights of a log as a CSV file, one night a row. */
export const logCsv = (kind: LogKind, rows: readonly ExportRow[], telling: Telling): string => {
  const columns = columnsOf(telling).filter((column) => kind === 'rates' || column.head !== planHead)
  const table = [columns.map((column) => column.head[telling.language]), ...rows.map((row) => columns.map((column) => column.cell(row)))]
  return csvText(table, telling.language)
}

type Column = { readonly head: Saying; readonly cell: (row: ExportRow) => string | number }

const planHead = say('Gói bán', 'Sale package')
const yes = say('Có', 'Yes')
const no = say('Không', 'No')

const columnsOf = ({ language, currency, timeZone }: Telling): Column[] => {
  const value = (field: ChangeField, kept: number | null) => (kept === null ? '' : valueOf(field, kept, { language, currency }))
  const momentOf = spokenOnce((at) => formatMoment(at, language, { timeZone, year: true }))
  return [
    { head: say('Số thao tác', 'Operation'), cell: (row) => row.operationNo },
    { head: say('Lúc', 'At'), cell: (row) => momentOf(row.at) },
    { head: say('Người đổi', 'Changed by'), cell: (row) => row.person },
    { head: say('Nguồn', 'From'), cell: (row) => wordOf(originWords, row.origin, language) },
    { head: say('Loại thao tác', 'Kind'), cell: (row) => wordOf(kindWords, row.kind, language) },
    { head: say('Loại phòng', 'Room type'), cell: (row) => (language === 'vi' ? row.roomVi : row.roomEn) },
    { head: planHead, cell: (row) => (language === 'vi' ? row.planVi : row.planEn) },
    { head: say('Đêm', 'Night'), cell: (row) => formatDate(row.night, language) },
    { head: say('Trường', 'Field'), cell: (row) => wordsOf(nightFields[row.field])?.label[language] ?? row.field },
    { head: say('Trước', 'Before'), cell: (row) => value(row.field, row.before) },
    { head: say('Sau', 'After'), cell: (row) => value(row.field, row.after) },
    { head: say('Ghi chú', 'Note'), cell: (row) => row.note },
  ]
}

/** A moment is put into words once an operation, not once a night of it. */
const spokenOnce = (speakMoment: (at: string) => string): ((at: string) => string) => {
  const known = new Map<string, string>()
  return (at) => {
    const spoken = known.get(at) ?? speakMoment(at)
    known.set(at, spoken)
    return spoken
  }
}

const valueOf = (field: ChangeField, kept: number, { language, currency }: Omit<Telling, 'timeZone'>): string | number => {
  if (field === 'stopSell' || field === 'cta' || field === 'ctd' || field === 'closed') return (kept === 1 ? yes : no)[language]
  return field === 'price' ? kept / 10 ** currencyDigits[currency] : kept
}

const wordOf = (words: Readonly<Record<string, Saying>>, key: string, language: Language): string => words[key]?.[language] ?? key
