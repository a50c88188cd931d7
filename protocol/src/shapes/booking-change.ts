import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { mostRooms, roomAsked, servicesAsked, stayDates } from './stay-asking.ts'
import { paymentsShape, stayBlockShape, stayLineShape, stayPriceShape, stayServiceShape } from './stay-shapes.ts'

/** The stay that a booking is changed to; what is left out stays as it is. */
export const changedStay = {
  checkIn: stayDates.checkIn.optional(),
  checkOut: stayDates.checkOut.optional(),
  rooms: named(
    say('Phòng', 'Rooms'),
    z
      .array(z.strictObject({ roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')), ...roomAsked }))
      .min(1)
      .max(mostRooms),
  ).optional(),
  services: servicesAsked.services.unwrap().optional(),
} as const

/** What a change is agreed by: the guest, the total of the preview, and the booking as it was then. */
export const changeAgreed = {
  guest: named(
    say('Khách', 'Guest'),
    z.strictObject({
      name: field.text(say('Họ tên khách', 'Guest name'), { max: 255 }),
      phone: named(say('Số điện thoại', 'Phone'), field.phone().or(z.literal(''))),
      email: named(say('Email', 'Email'), field.email().or(z.literal(''))),
    }),
  ).optional(),
  total: explained(field.money(say('Tổng tiền đã xem trước', 'Total of the preview'), { min: 0 }), {
    hint: say('“after.price.total” của lần xem trước.', 'The “after.price.total” of the preview.'),
    example: 1_120_350,
  }),
  seen: explained(field.text(say('Lần thay đổi đã xem', 'Change that was seen'), { max: 40 }), {
    hint: say('“seen” của lần xem trước.', 'The “seen” of the preview.'),
  }),
} as const

const stayOfBooking = z.object({
  ...stayDates,
  lines: z.array(stayLineShape),
  services: z.array(stayServiceShape),
})

/** What a change would mean: the stay before and after with each step of the price, what blocks it, and what it means for payments. */
export const changePreview = z.object({
  code: z.string(),
  seen: z.string(),
  currency: z.enum(currencies),
  /** Whether nothing but the guest may be changed, because the guest lives in the house already. */
  guestOnly: z.boolean(),
  bookable: z.boolean(),
  blocked: z.array(stayBlockShape),
  blockedNights: z.array(stayBlockShape.omit({ nights: true }).extend({ night: z.iso.date() })),
  before: stayOfBooking.extend({ price: stayPriceShape }),
  /** The price is null where a night has none. */
  after: stayOfBooking.extend({ price: stayPriceShape.nullable() }),
  difference: z.int().nullable(),
  payment: z.object({
    state: z.enum(bookingStates),
    paid: z.int(),
    refund: z.int(),
    owed: z.int(),
    due: paymentsShape,
    creditLeft: z.int().nullable(),
  }),
})

/** What a booking was until a change: who comes when, in which rooms, at which price, paid by when, and what was paid then. */
export const agreedBefore = z.object({
  code: z.string(),
  /** When it was changed. */
  until: z.string(),
  state: z.enum(bookingStates),
  guestName: z.string(),
  guestPhone: z.string(),
  guestEmail: z.string(),
  nights: z.int(),
  currency: z.enum(currencies),
  total: z.int(),
  paid: z.int(),
  payments: paymentsShape,
  price: stayPriceShape,
  ...stayOfBooking.shape,
})

/** The refusals of previewing a change. */
export const previewRefusals = [
  'bookingNotChangeable',
  'departsBeforeArrival',
  'stayTooLong',
  'tooManyExtraBeds',
  'serviceNotOffered',
  'serviceTooMany',
  'serviceDaysWrong',
] as const

/** The refusals of a change. */
export const changeRefusals = [...previewRefusals, 'bookingChangedMeanwhile', 'stayBlocked', 'priceChanged', 'debtOverLimit'] as const
