import { formatPercent } from '@innkeeper/protocol/format/format'
import { say, type Language } from '@innkeeper/protocol/say'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import { bookingColumns, bookingSums } from '../booking-export.ts'
import type { PlatformBookingRow } from './platform-bookings.store.ts'

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
    type: 'money',
    currency: ({ currency }) => currency,
    cell: ({ commission }) => commission?.amount ?? null,
    sum: true,
  },
]

/** The platform's list of bookings as a file for spreadsheets. */
export const platformBookingsFile = (rows: FileRows<PlatformBookingRow>, language: Language): ListFile =>
  writeFile(say('dat-phong-moi-cho-nghi', 'bookings-of-all-properties'), columns, rows, { language, ...bookingSums })
