import { mostBookingsCounted } from '@innkeeper/protocol/calls/platform/bookings'
import { say } from '@innkeeper/protocol/say'
import { implement } from '#kit/call/implement.ts'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import { writeFile } from '#kit/list-file/list-file.ts'
import { mostRowsInFile, rowsForFile } from '#kit/records/pages.ts'
import { bookingSums } from '../booking-export.ts'
import { ticketBookingOfCode } from '../ticket-bookings/ticket-bookings.store.ts'
import { ticketBookingDetail } from '../ticket-bookings/ticket-detail.ts'
import { ticketFileColumns } from '../ticket-bookings/ticket-file.ts'
import * as store from './platform-tickets.store.ts'

/** What the platform sees of ticket bookings, at all parks. */
export const platformTicketCalls = implement({
  'supplier/booking/get-ticket-all': async (at, { limit, offset, ...asked }) => ({
    rows: await store.platformTicketRows(at.tx, asked, { limit, offset }),
    ...(await store.countPlatformTickets(at.tx, asked, mostBookingsCounted + 1)),
  }),

  'supplier/booking/export-ticket': async (at, asked) => {
    const counts = await store.countPlatformTickets(at.tx, asked, mostRowsInFile + 1)
    const rows = await rowsForFile(at, async (page) => ({ rows: await store.platformTicketRows(at.tx, asked, page), ...counts }))
    return writeFile(say('dat-ve-moi-cong-vien', 'ticket-bookings-of-all-parks'), columns, rows, { language: at.language, ...bookingSums })
  },

  'supplier/booking/detail-ticket': async (at, { code }) => {
    const place = await store.parkOfTickets(at.tx, code)
    if (place === undefined) throw at.refusal('notFound', { field: 'code' })
    const tx = await at.enter(place.propertyId)
    const booking = await ticketBookingOfCode(tx, code)
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    const { emails: _emails, allowed: _allowed, ifCancelledToday: _cost, ...facts } = await ticketBookingDetail(tx, booking, at.now)
    return { ...facts, property: { ...facts.property, id: place.propertyId, code: place.code } }
  },
})

const columns: readonly FileColumn<store.PlatformTicketRow>[] = [
  { head: say('Mã công viên', 'Park code'), cell: ({ property }) => property.code },
  { head: say('Công viên', 'Park'), cell: ({ property }, language) => property.name[language] },
  ...ticketFileColumns,
]
