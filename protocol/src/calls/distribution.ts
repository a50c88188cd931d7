import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { z } from 'zod'
import { paymentMethods } from '../booking-words.ts'
import { call } from '../call.ts'
import { field, named } from '../field.ts'
import { say } from '../say.ts'
import { mostRooms, roomAsked, roomGuests, stayDates } from '../stay-asking.ts'
import { nameShape, paymentsShape, stayBlockShape, stayLineShape, stayPriceShape } from '../stay-shapes.ts'

const access = { who: 'travelAgent' } as const

const bookedRoom = z.strictObject({ roomPlanId: field.id(say('Gói theo loại phòng', 'Room-plan')), ...roomAsked })

/** What a quote and a booking ask for alike. */
const stay = {
  property: field.text(say('Mã chỗ nghỉ', 'Property code'), { max: 50 }),
  ...stayDates,
  rooms: named(say('Phòng', 'Rooms'), z.array(bookedRoom).min(1).max(mostRooms)),
}

const bookingCode = field.text(say('Mã đặt phòng', 'Booking code'), { max: 40 })

const propertyShape = z.object({
  code: z.string(),
  name: nameShape,
  kind: z.enum(['hotel', 'playground']),
  star: z.int().nullable(),
  address: z.string(),
  provinceCode: z.string().nullable(),
  communeCode: z.string().nullable(),
  currency: z.enum(['VND', 'USD']),
})

const offerShape = z.object({
  roomPlanId: z.uuid(),
  roomTypeId: z.uuid(),
  roomType: nameShape,
  ratePlan: nameShape,
  meals: z.array(z.string()),
  /** Rooms left on the fullest night of the stay. */
  vacant: z.int(),
  beforeTax: z.int(),
  total: z.int(),
})

const bookingShape = z.object({
  code: z.string(),
  state: z.enum(bookingStates),
  property: z.object({ code: z.string(), name: nameShape, checkInFrom: z.string(), checkOutUntil: z.string() }),
  ...stayDates,
  guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  currency: z.enum(['VND', 'USD']),
  total: z.int(),
  paid: z.int(),
  owed: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payBy: z.string().nullable(),
  payments: paymentsShape,
  cancelReason: z.string().nullable(),
  lines: z.array(stayLineShape),
  price: stayPriceShape,
  createdAt: z.string(),
})

export const distributionCalls = {
  'distribution/search': call({
    words: say('Tìm chỗ còn phòng', 'Search what can be booked'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({
      /** A province's or commune's code, or a part of a place's or property's name. */
      place: field.text(say('Nơi đến', 'Place'), { max: 100 }).optional(),
      properties: named(say('Mã chỗ nghỉ', 'Property codes'), z.array(z.string().trim().min(1).max(50)).min(1).max(200)).optional(),
      ...stayDates,
      rooms: named(say('Phòng', 'Rooms'), z.array(z.strictObject(roomGuests)).min(1).max(9)),
      limit: field.count(say('Số chỗ nghỉ', 'Properties'), { min: 1, max: 50 }).default(15),
      /** The `next` of the page before. */
      after: field.text(say('Tiếp sau', 'After'), { max: 100 }).optional(),
    }),
    output: z.object({
      properties: z.array(propertyShape.extend({ cheapest: z.int(), offers: z.array(offerShape) })),
      /** What to ask for the next page with; null on the last. */
      next: z.string().nullable(),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong'],
    limits: { perMinute: 1200 },
  }),
  'distribution/quote': call({
    words: say('Báo giá một kỳ lưu trú', 'Quote a stay'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject(stay),
    output: z.object({
      property: propertyShape,
      ...stayDates,
      /** The agent's level with the property; null where it is not linked. */
      level: z.int().nullable(),
      bookable: z.boolean(),
      /** Per room-plan the first rule that blocks. */
      blocked: z.array(stayBlockShape),
      /** Per night the first rule that blocks. */
      blockedNights: z.array(stayBlockShape.omit({ nights: true }).extend({ night: z.iso.date() })),
      lines: z.array(stayLineShape),
      /** Null where the stay cannot be booked. */
      price: stayPriceShape.nullable(),
      payment: z.object({
        /** Hours in which a booking that is not on credit must be paid, where no policy says otherwise. */
        hours: z.int(),
        /** What would be paid and when, were it booked now; none where the stay cannot be booked. */
        due: paymentsShape,
        /** Credit that is left; null where none is configured. */
        creditLeft: z.int().nullable(),
      }),
    }),
    refusals: ['departsBeforeArrival', 'stayTooLong', 'tooManyExtraBeds'],
    limits: { perMinute: 12_000 },
  }),
  'distribution/book': call({
    words: say('Đặt phòng', 'Book'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({
      ...stay,
      guest: named(
        say('Khách', 'Guest'),
        z.strictObject({
          name: field.text(say('Họ tên khách', 'Guest name'), { max: 255 }),
          phone: named(say('Số điện thoại', 'Phone'), field.phone().or(z.literal(''))).default(''),
          email: named(say('Email', 'Email'), field.email().or(z.literal(''))).default(''),
        }),
      ),
      note: field.note(say('Ghi chú', 'Note'), 1000).default(''),
      paymentMethod: field.choice(say('Cách thanh toán', 'Payment method'), paymentMethods),
      /** The total of the quote that was agreed to. */
      total: field.money(say('Tổng tiền đã báo', 'Quoted total'), { min: 0 }),
    }),
    output: bookingShape,
    refusals: [
      'departsBeforeArrival',
      'stayTooLong',
      'tooManyExtraBeds',
      'stayBlocked',
      'priceChanged',
      'debtNotConfigured',
      'debtOverLimit',
    ],
    diary: say('Đại lý đặt phòng {subject}', 'The agent booked {subject}'),
    idempotency: 'required',
    together: 'property',
    stales: ['booking/', 'room-plan/', 'notification/'],
    limits: { perMinute: 6000 },
  }),
  'distribution/booking': call({
    words: say('Xem đặt phòng', 'Read a booking'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ code: bookingCode }),
    output: bookingShape,
    refusals: [],
  }),
  'distribution/cancel': call({
    words: say('Huỷ đặt phòng', 'Cancel a booking'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ code: bookingCode, reason: field.text(say('Lý do huỷ', 'Reason'), { max: 255 }) }),
    output: z.object({ code: z.string(), state: z.enum(bookingStates), fee: z.int(), refund: z.int(), owed: z.int() }),
    refusals: ['cannotCancel'],
    diary: say('Đại lý huỷ đặt phòng {subject}', 'The agent cancelled booking {subject}'),
    idempotency: 'required',
    stales: ['booking/', 'room-plan/', 'notification/'],
    limits: { perMinute: 1200 },
  }),
}
