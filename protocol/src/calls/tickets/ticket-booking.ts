import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { call } from '#call.ts'
import { ticketBookingTold } from '#diary/ticket-booking-told.ts'
import { field } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { say, type Saying } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { ticketLineShape, ticketPriceShape } from '#shapes/ticket-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { bookingCalls, bookingNarrowing, cancellation, changeBookings } from '../manage/booking.ts'

/** The named views of the list of ticket bookings. */
export const ticketViews = ['all', 'today', 'owes', 'ended'] as const

/** The fields that the list can be sorted by; by default the last changed one comes first. */
export const ticketBookingSorts = ['code', 'guest', 'visitDay', 'total', 'owed', 'state'] as const

/** The dates of a ticket booking that a range of dates can filter, and their names. */
export const ticketDates = ['visit', 'booked'] as const

/** The names of the dates of a ticket booking. */
export const ticketDateWords = {
  visit: say('Ngày vào cổng', 'Day of the visit'),
  booked: say('Ngày đặt', 'Date booked'),
} as const satisfies Record<(typeof ticketDates)[number], Saying>

const view = { who: 'property', codes: ['BOOKING_LIST_1'] } as const

/** What ticket bookings are filtered by, at one park and at all. */
export const ticketBookingFilter = {
  ...bookingNarrowing,
  dateKind: field.choice(say('Loại ngày', 'Date'), ticketDates, ticketDateWords).default('visit'),
}

const viewOf = field.choice(say('Danh sách', 'View'), ticketViews).default('all')

/** A ticket booking, by its code. */
export const ticketBookingCode = field.text(say('Mã đặt vé', 'Ticket booking code'), { max: 40 })

const { code, state, guestName, guestPhone, currency, total, paid, owed, paymentMethod, createdAt, changedAt } =
  bookingCalls['booking/get-all'].output.element.shape
const facts = { code, state, guestName, guestPhone, currency, total, paid, owed, paymentMethod, createdAt, changedAt }

/** A ticket booking in a list: who, when, how many of what, how much, and where it stands. */
export const ticketBookingRow = z.object({
  ...facts,
  /** Null where a guest bought the tickets on the park's own site. */
  agent: nameShape.nullable(),
  visitDay: z.iso.date(),
  lastDay: z.iso.date(),
  people: z.int(),
  tickets: z.array(z.object({ product: nameShape, slot: z.string(), people: z.int() })),
})

const booking = bookingCalls['booking/detail'].output.shape

/** A ticket booking with everything that its page shows. */
export const ticketBookingDetail = z.object({
  ...facts,
  visitDay: z.iso.date(),
  lastDay: z.iso.date(),
  guestEmail: booking.guestEmail,
  note: booking.note,
  agent: booking.agent,
  property: z.object({ name: nameShape }),
  payBy: booking.payBy,
  cancelReason: booking.cancelReason,
  lines: z.array(ticketLineShape.extend({ number: z.string() })),
  price: ticketPriceShape,
  ledger: booking.ledger,
  timeline: booking.timeline,
  emails: booking.emails,
  /** The cost of voiding it today by the agreed terms; null once it has ended. */
  ifCancelledToday: cancellation.nullable(),
  allowed: booking.allowed.pick({ cancel: true }),
})

/** What is out of date besides ticket bookings where tickets were booked or given back: what is left, the bell, credit, money to move. */
export const staleWithTickets = [
  'ticket-day',
  'ticket-product',
  'notification',
  'travelagent',
  'supplier',
  'ticket-booking',
  'booking',
  'gate',
]

/** What a park's staff do with its ticket bookings. */
export const ticketBookingCalls = {
  'ticket-booking/get-all': call({
    words: say('Danh sách đặt vé', 'Ticket bookings'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ ...ticketBookingFilter, view: viewOf, ...sortedBy(ticketBookingSorts), ...field.page }),
    output: z.array(ticketBookingRow),
    refusals: [],
    list: true,
  }),
  'ticket-booking/view-counts': call({
    words: say('Số đặt vé của từng danh sách', 'How many ticket bookings each view has'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject(ticketBookingFilter),
    output: z.object({ all: z.int(), today: z.int(), owes: z.int(), ended: z.int() }),
    refusals: [],
  }),
  'ticket-booking/detail': call({
    words: say('Chi tiết đặt vé', 'A ticket booking'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: z.strictObject({ code: ticketBookingCode }),
    output: ticketBookingDetail,
    refusals: [],
  }),
  'ticket-booking/cancel': call({
    words: say('Huỷ đặt vé', 'Cancel a ticket booking'),
    kind: 'change',
    method: 'POST',
    access: changeBookings,
    input: z.strictObject({
      code: ticketBookingCode,
      reason: field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }),
      /** Whether the park waives the fee that the terms require. */
      waiveFee: field.flag(say('Miễn phí huỷ', 'Waive the fee')).default(false),
    }),
    output: cancellation.extend({ code: z.string(), state: z.enum(bookingStates) }),
    refusals: ['cannotCancel'],
    diary: say('Huỷ đặt vé {subject}', 'Cancelled ticket booking {subject}'),
    record: { kind: 'ticketBooking', id: 'code' },
    tells: ticketBookingTold,
    idempotency: 'optional',
    stales: staleWithTickets,
  }),
  'ticket-booking/export': call({
    words: say('Xuất danh sách đặt vé', 'Export the ticket bookings'),
    kind: 'read',
    method: 'GET',
    access: view,
    input: fileInput({ ...ticketBookingFilter, view: viewOf, ...sortedBy(ticketBookingSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
