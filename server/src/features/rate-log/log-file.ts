import { nightFields } from '@innkeeper/protocol/rates/night-fields'
import { wordsOf } from '@innkeeper/protocol/field'
import { kindWords, originWords } from '@innkeeper/protocol/rates/operation-words'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { currencyDigits, type Currency } from '@innkeeper/rules/money/currency'
import { isFlagField, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { LogKind } from './log-filter.ts'
import type { ExportRow } from './rate-log.store.ts'

/** The language, currency and time zone of a log. */
export type LogFileContext = { readonly language: Language; readonly currency: Currency; readonly timeZone: string }

/** The changed nights of a log as a file, one night a row. */
export const logFile = (kind: LogKind, rows: FileRows<ExportRow>, day: string, telling: LogFileContext): ListFile => {
  const columns = columnsOf(telling).filter((column) => kind === 'rates' || column.head !== planHead)
  const { vi, en } = fileNames[kind]
  return writeFile({ vi: `${vi}-${day}`, en: `${en}-${day}` }, columns, rows, telling.language)
}

const fileNames: Readonly<Record<LogKind, Saying>> = {
  rates: say('nhat-ky-gia', 'rate-log'),
  rooms: say('nhat-ky-phong-trong', 'availability-log'),
}

const planHead = say('Gói bán', 'Sale package')
const yes = say('Có', 'Yes')
const no = say('Không', 'No')

const columnsOf = ({ language, currency, timeZone }: LogFileContext): FileColumn<ExportRow>[] => {
  const value = (field: NightFieldName, kept: number | null) => (kept === null ? '' : valueOf(field, kept, { language, currency }))
  return [
    { head: say('Số thao tác', 'Operation'), cell: (row) => row.operationNo },
    { head: say('Lúc', 'At'), type: 'moment', timeZone, cell: (row) => row.at },
    { head: say('Người đổi', 'Changed by'), cell: (row) => row.person },
    { head: say('Nguồn', 'From'), cell: (row) => wordOf(originWords, row.origin, language) },
    { head: say('Loại thao tác', 'Kind'), cell: (row) => wordOf(kindWords, row.kind, language) },
    { head: say('Loại phòng', 'Room type'), cell: (row) => (language === 'vi' ? row.roomVi : row.roomEn) },
    { head: planHead, cell: (row) => (language === 'vi' ? row.planVi : row.planEn) },
    { head: say('Đêm', 'Night'), type: 'day', cell: (row) => row.night },
    { head: say('Trường', 'Field'), cell: (row) => wordsOf(nightFields[row.field])?.label[language] ?? row.field },
    { head: say('Trước', 'Before'), cell: (row) => value(row.field, row.before) },
    { head: say('Sau', 'After'), cell: (row) => value(row.field, row.after) },
    { head: say('Ghi chú', 'Note'), cell: (row) => row.note },
  ]
}

const valueOf = (field: NightFieldName, kept: number, { language, currency }: Omit<LogFileContext, 'timeZone'>): string | number => {
  if (isFlagField(field)) return (kept === 1 ? yes : no)[language]
  return field === 'price' ? kept / 10 ** currencyDigits[currency] : kept
}

const wordOf = (words: Readonly<Record<string, Saying>>, key: string, language: Language): string => words[key]?.[language] ?? key
