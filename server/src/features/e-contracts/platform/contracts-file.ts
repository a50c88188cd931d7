import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { amendmentStateWords, contractPlaceWords } from '@innkeeper/protocol/words/platform/contract-words'
import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'supplier/contract/get-all'>[number]

const columns: readonly FileColumn<Row>[] = [
  { head: say('Mã chỗ nghỉ', 'Property code'), cell: (row) => row.code },
  { head: say('Chỗ nghỉ', 'Property'), cell: (row, language) => (language === 'vi' ? row.nameVi : row.nameEn) },
  { head: say('Lĩnh vực', 'Kind'), cell: (row, language) => speak(propertyKindWords[row.kind], language) },
  { head: say('Số hợp đồng', 'Contract number'), cell: (row) => row.number },
  {
    head: say('Hoa hồng', 'Commission'),
    cell: (row, language) => (row.commission === null ? '' : formatPercent(row.commission, language)),
  },
  { head: say('Đến hết', 'Ends'), type: 'day', cell: (row) => row.endsOn },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => speak(contractPlaceWords[row.place], language) },
  {
    head: say('Phụ lục', 'Amendment'),
    cell: (row, language) => (row.amendment === null ? '' : speak(amendmentStateWords[row.amendment], language)),
  },
  { head: say('Từ ngày', 'Since'), type: 'day', cell: (row) => row.since?.slice(0, 10) ?? null },
  { head: say('Người chuyển bước', 'Moved by'), cell: (row) => row.person },
]

/** The platform's list of contracts as a file for spreadsheets. */
export const contractsFile = (rows: FileRows<Row>, language: Language): ListFile =>
  writeFile(say('hop-dong', 'contracts'), columns, rows, language)
