import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { ticketBookingCode, ticketBookingDetail, ticketBookingFilter, ticketBookingRow } from '../tickets/ticket-booking.ts'
import { mostBookingsCounted } from './bookings.ts'

const access = { who: 'administrator' } as const

/** The fields that the platform's list can be sorted by. By default the last changed booking comes first. */
export const platformTicketSorts = ['code', 'visitDay', 'booked'] as const

const filter = { ...ticketBookingFilter, hotelId: field.id(say('Công viên', 'Park')).optional() }
const property = z.object({ id: z.uuid(), code: z.string(), name: nameShape })

/** The read-only ticket bookings of all parks; to change one, an administrator enters its park. */
export const platformTicketCalls = {
  'supplier/booking/get-ticket-all': call({
    words: say('Đặt vé của mọi công viên', 'Ticket bookings of all parks'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      ...filter,
      ...sortedBy(platformTicketSorts),
      limit: field.page.limit,
      offset: named(say('Bắt đầu từ', 'From row'), z.int().min(0).max(mostBookingsCounted).default(0)),
    }),
    /** The total is counted up to `mostBookingsCounted` and one more. */
    output: z.array(ticketBookingRow.extend({ property })),
    list: true,
    refusals: [],
  }),
  'supplier/booking/export-ticket': call({
    words: say('Xuất đặt vé của mọi công viên', 'Export the ticket bookings of all parks'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput({ ...filter, ...sortedBy(platformTicketSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'supplier/booking/detail-ticket': call({
    words: say('Chi tiết một đặt vé', 'A ticket booking of any park'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: ticketBookingCode }),
    output: ticketBookingDetail.omit({ emails: true, allowed: true, ifCancelledToday: true }).extend({ property }),
    refusals: [],
  }),
}
