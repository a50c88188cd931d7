import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { bookingCalls, bookingCommission, bookingDates } from '../manage/booking.ts'

const access = { who: 'administrator' } as const

/**
 * The fields that the platform's list of bookings can be sorted by; each has an index over all properties. By default the last changed
 * booking comes first; with a filter of days the list is in the order of these days.
 */
export const platformBookingSorts = ['code', 'checkIn', 'checkOut', 'booked'] as const

/** The maximum number of bookings that are counted and can be paged through; a total of one more means that there are more. */
export const mostBookingsCounted = 1000

const filter = {
  text: field.text(say('Mã, khách, đại lý, điện thoại', 'Code, guest, agent, phone'), { max: 100, min: 0 }).default(''),
  hotelId: field.id(say('Chỗ nghỉ', 'Property')).optional(),
  states: named(say('Trạng thái', 'Status'), z.array(z.enum(bookingStates)).max(bookingStates.length)).default([]),
  dateKind: field.choice(say('Loại ngày', 'Date'), bookingDates).default('checkIn'),
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  travelAgentId: field.id(say('Đại lý', 'Agent')).optional(),
}

const property = z.object({ id: z.uuid(), code: z.string(), name: nameShape })
const { output: row } = bookingCalls['booking/get-all']
const { output: detail } = bookingCalls['booking/detail']

/** The read-only bookings of all properties; to change one, an administrator enters its property. */
export const platformBookingCalls = {
  'supplier/booking/get-all': call({
    words: say('Đặt phòng của mọi chỗ nghỉ', 'Bookings of all properties'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      ...filter,
      ...sortedBy(platformBookingSorts),
      limit: field.page.limit,
      offset: named(say('Bắt đầu từ', 'From row'), z.int().min(0).max(mostBookingsCounted).default(0)),
    }),
    /** The total is counted up to `mostBookingsCounted` and one more. */
    output: z.array(row.element.extend({ property, commission: bookingCommission.nullable() })),
    list: true,
    refusals: [],
  }),
  'supplier/booking/export': call({
    words: say('Xuất đặt phòng của mọi chỗ nghỉ', 'Export the bookings of all properties'),
    kind: 'read',
    method: 'GET',
    access,
    input: fileInput({ ...filter, ...sortedBy(platformBookingSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
  'supplier/booking/detail': call({
    words: say('Chi tiết một đặt phòng', 'A booking of any property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 }) }),
    output: detail
      .omit({ emails: true, allowed: true, ifCancelledToday: true, ifNoShow: true })
      .extend({ property: detail.shape.property.extend(property.shape) }),
    refusals: [],
  }),
}
