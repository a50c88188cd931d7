import type { FileColumn } from '@innkeeper/protocol/format/csv-file'
import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { writeFile } from '#kit/dear/write-file.ts'
import type { RawJson } from '#kit/request/raw-json.ts'
import { bookingColumns } from '../booking-export.ts'
import type { PlatformBookingRow } from './platform-bookings.store.ts'

/** The most bookings in one file. */
export const mostPlatformBookingsExported = 20_000

const columns: readonly FileColumn<PlatformBookingRow>[] = [
  { head: say('Mã chỗ nghỉ', 'Property code'), cell: ({ property }) => property.code },
  { head: say('Chỗ nghỉ', 'Property'), cell: ({ property }, language) => property.name[language] },
  ...bookingColumns,
  {
    head: say('Tỉ lệ hoa hồng', 'Commission rate'),
    cell: ({ commission }, language) => (commission === null ? '' : formatPercent(commission.basisPoints, language)),
  },
  {
    head: say('Hoa hồng', 'Commission'),
    cell: ({ commission, currency }) => (commission === null ? '' : commission.amount / minorPerUnit(currency)),
  },
]

/** The platform's list of bookings as a file for spreadsheets. */
export const platformBookingsFile = (rows: readonly PlatformBookingRow[], language: Language): Promise<RawJson> =>
  writeFile(say('dat-phong-moi-cho-nghi', 'bookings-of-all-properties'), columns, rows, language)
