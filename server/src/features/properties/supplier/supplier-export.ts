import { contractStateWords, propertyKindWords, propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { phoneCell } from '@innkeeper/protocol/format/phone-cell'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'

type Row = CallOutput<'supplier/get-all-hotel'>[number]

const timeZone = 'Asia/Ho_Chi_Minh'

const verdictWords: Readonly<Record<'waiting' | 'verified' | 'refused', Saying>> = {
  waiting: say('Chờ xác minh', 'To verify'),
  verified: say('Đã xác minh', 'Verified'),
  refused: say('Không chấp nhận', 'Not accepted'),
}

const columns: readonly FileColumn<Row>[] = [
  { head: say('Mã', 'Code'), cell: (row) => row.code },
  { head: say('Lĩnh vực', 'Kind'), cell: (row, language) => propertyKindWords[row.kind][language] },
  { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: (row) => row.nameVi },
  { head: say('Tên tiếng Anh', 'English name'), cell: (row) => row.nameEn },
  { head: say('Tỉnh, thành phố', 'Province or city'), cell: (row, language) => row.province?.[language] ?? '' },
  { head: say('Trạng thái', 'Status'), cell: (row, language) => propertyStateWords[row.state][language] },
  { head: say('Từ lúc', 'Since'), type: 'moment', timeZone, cell: (row) => row.since },
  { head: say('Phần đã đủ (trên 9)', 'Parts complete (of 9)'), cell: (row) => row.done },
  { head: say('Hợp đồng', 'Contract'), cell: (row, language) => contractStateWords[row.contract][language] },
  {
    head: say('Giấy phép', 'Certificate'),
    cell: (row, language) => (row.certificate === null ? '' : verdictWords[row.certificate.verdict ?? 'waiting'][language]),
  },
  {
    head: say('Hạn xác minh', 'Verify by'),
    type: 'moment',
    timeZone,
    cell: (row) => (row.certificate?.verdict === null ? row.certificate.verifyBy : null),
  },
  { head: say('Chủ sở hữu', 'Owner'), cell: (row) => row.owner?.fullName ?? '' },
  { head: say('Email', 'Email'), cell: (row) => row.owner?.email ?? '' },
  { head: say('Điện thoại', 'Phone'), cell: (row) => phoneCell(row.owner?.phone ?? '') },
  { head: say('Thứ tự hiển thị', 'Display order'), cell: (row) => row.displayOrder },
]

/** The platform's list of properties as a file for spreadsheets. */
export const hotelsFile = (rows: FileRows<Row>, language: Language): ListFile =>
  writeFile(say('cho-nghi', 'properties'), columns, rows, language)
