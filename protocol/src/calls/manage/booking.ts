import { bookingTold } from '#diary/booking-told.ts'
import { paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { currencies } from '@innkeeper/rules/money/currency'
import { transactionKinds } from '@innkeeper/rules/booking/payment-state'
import { entrySources } from '@innkeeper/rules/payment/why-not-entry'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { bookingEventKinds } from '#words/sale/booking-words.ts'
import { refundStates } from '#words/sale/payment-words.ts'
import { call } from '#call.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { emailAudiences, emailKinds, emailProblems, emailStates } from '#words/mail/email-states.ts'
import { confirmationAsked, confirmationFile } from '#shapes/confirmation.ts'
import { nameShape, paymentsShape, stayLineShape, stayPriceShape, stayServiceShape } from '#shapes/stay-shapes.ts'

/** The named views of the list of bookings. */
export const bookingViews = ['all', 'arriving', 'inHouse', 'owes', 'ended'] as const

/** The fields that the list of bookings can be sorted by; by default the last changed one comes first. */
export const bookingSorts = ['code', 'guest', 'checkIn', 'total', 'owed', 'state'] as const

/** The dates of a booking that a range of dates can filter. */
export const bookingDates = ['checkIn', 'checkOut', 'booked'] as const

/** Who may look at bookings. */
export const viewBookings = { who: 'property', codes: ['BOOKING_LIST_1'] } as const
/** Who may change bookings. */
export const changeBookings = { who: 'property', codes: ['BOOKING_LIST_2'] } as const

/** What bookings, of rooms and of tickets, are filtered by besides a kind of date. */
export const bookingNarrowing = {
  text: field.text(say('Mã, khách, đại lý, điện thoại', 'Code, guest, agent, phone'), { max: 100, min: 0 }).default(''),
  states: named(say('Trạng thái', 'Status'), z.array(z.enum(bookingStates)).max(bookingStates.length)).default([]),
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  travelAgentId: field.id(say('Đại lý', 'Agent')).optional(),
}

/** The filter of the list; the counts of the views and the export use the same. */
const filter = { ...bookingNarrowing, dateKind: field.choice(say('Loại ngày', 'Date'), bookingDates).default('checkIn') }

const viewOf = field.choice(say('Danh sách', 'View'), bookingViews).default('all')
/** A booking, by its code. */
export const bookingCode = field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 })
const currency = z.enum(currencies)

const row = z.object({
  code: z.string(),
  state: z.enum(bookingStates),
  guestName: z.string(),
  guestPhone: z.string(),
  /** Null for a booking from the property's own booking page. */
  agent: nameShape.nullable(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  rooms: z.array(z.object({ count: z.int(), roomType: nameShape })),
  services: z.array(z.object({ count: z.int(), service: nameShape })),
  currency,
  total: z.int(),
  paid: z.int(),
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
  createdAt: z.string(),
  changedAt: z.string(),
})

/** What the contract gives the platform for a booking: by the commission of the day of booking; nothing once it is cancelled or void. */
export const bookingCommission = z.object({ basisPoints: z.int(), amount: z.int() })

/** What ending a booking costs. */
export const cancellation = z.object({ fee: z.int(), refund: z.int(), owed: z.int() })

/** An email about a booking, and what became of it. */
const bookingEmail = z.object({
  id: z.uuid(),
  kind: z.enum(emailKinds),
  audience: z.enum(emailAudiences),
  /** The address; empty while it is not known. Of one of the property's people only `l…@example.com` is told. */
  receiver: z.string(),
  state: z.enum(emailStates),
  problem: z.enum(emailProblems).nullable(),
  /** What the mail server said, where it refused. */
  reply: z.string(),
  /** When it is tried again. */
  nextAt: z.string().nullable(),
  at: z.string(),
  changedAt: z.string(),
  /** Whether the caller may have it sent again. */
  maySendAgain: z.boolean(),
})

const detail = row.omit({ rooms: true, agent: true }).extend({
  guestEmail: z.string(),
  note: z.string(),
  agent: z
    .object({ travelAgentId: z.uuid(), name: nameShape, level: z.int(), debtLimit: z.int().nullable(), creditLeft: z.int().nullable() })
    .nullable(),
  property: z.object({ name: nameShape, checkInFrom: z.string(), checkOutUntil: z.string() }),
  payBy: z.string().nullable(),
  payments: paymentsShape,
  cancelReason: z.string().nullable(),
  lines: z.array(stayLineShape),
  services: z.array(stayServiceShape),
  price: stayPriceShape,
  /** Null where no contract said one, and for who may not see the contract. */
  commission: bookingCommission.nullable(),
  ledger: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(transactionKinds),
      amount: z.int(),
      paymentMethod: z.enum(paymentMethods),
      paidOn: z.iso.date(),
      note: z.string(),
      person: z.string(),
      source: z.enum(entrySources),
      /** The transaction that corrects this one: then it counts no more. */
      correctedBy: z.uuid().nullable(),
      refund: z.object({ state: z.enum(refundStates) }).nullable(),
    }),
  ),
  timeline: z.array(
    z.object({
      kind: z.enum(bookingEventKinds),
      at: z.string(),
      person: z.string(),
      origin: z.enum(['screen', 'batch', 'pms', 'agent', 'guest', 'system']),
      /** Further details: the reason, the fee, the amount. */
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
  /** The emails about it, the newest first. */
  emails: z.array(bookingEmail),
  /** The cost of voiding it today by the agreed terms; null once it has ended. */
  ifCancelledToday: cancellation.nullable(),
  /** What reporting that the guest did not come would cost; null once that is impossible. */
  ifNoShow: cancellation.nullable(),
  /** What the caller may do now; the reason is a refusal's key. */
  allowed: z.object({
    cancel: z.object({ ok: z.boolean(), reason: z.literal('cannotCancel').nullable() }),
    noShow: z.object({ ok: z.boolean(), reason: z.enum(['noShowWrongState', 'noShowTooEarly']).nullable() }),
    retryPayment: z.object({ ok: z.boolean(), reason: z.literal('cannotRetryPayment').nullable() }),
  }),
})

/** What is out of date besides bookings where one gave its rooms back. */
export const staleWithBookings = [
  'room-plan',
  'room',
  'notification',
  'giftcode',
  'promotion',
  'service',
  'travelagent',
  'supplier',
] as const

export const bookingCalls = {
  'booking/get-all': call({
    words: say('Danh sách đặt phòng', 'Bookings'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({ ...filter, view: viewOf, ...sortedBy(bookingSorts), ...field.page }),
    output: z.array(row),
    refusals: [],
    list: true,
  }),
  'booking/view-counts': call({
    words: say('Số đặt phòng của từng danh sách', 'How many bookings each view has'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject(filter),
    output: z.object({ all: z.int(), arriving: z.int(), inHouse: z.int(), owes: z.int(), ended: z.int() }),
    refusals: [],
  }),
  'booking/detail': call({
    words: say('Chi tiết đặt phòng', 'A booking'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({ code: bookingCode }),
    output: detail,
    refusals: [],
  }),
  'booking/confirmation': call({
    words: say('Tải xác nhận đặt phòng', 'Download the confirmation of a booking'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: z.strictObject({ code: bookingCode, ...confirmationAsked }),
    output: confirmationFile,
    dear: true,
    refusals: [],
    limits: { perMinute: 60, seconds: 60 },
  }),
  'booking/cancel': call({
    words: say('Huỷ đặt phòng', 'Cancel a booking'),
    kind: 'change',
    method: 'POST',
    access: changeBookings,
    input: z.strictObject({
      code: bookingCode,
      reason: field.note(say('Lý do huỷ', 'Reason'), { max: 255, min: 1 }),
      /** Whether the property waives the fee that the terms require. */
      waiveFee: field.flag(say('Miễn phí huỷ', 'Waive the fee')).default(false),
    }),
    output: cancellation.extend({ code: z.string(), state: z.enum(bookingStates) }),
    refusals: ['cannotCancel'],
    diary: say('Huỷ đặt phòng {subject}', 'Cancelled booking {subject}'),
    record: { kind: 'booking', id: 'code' },
    tells: bookingTold,
    idempotency: 'optional',
    stales: staleWithBookings,
  }),
  'booking/export': call({
    words: say('Xuất danh sách đặt phòng', 'Export the bookings'),
    kind: 'read',
    method: 'GET',
    access: viewBookings,
    input: fileInput({ ...filter, view: viewOf, ...sortedBy(bookingSorts) }),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
