import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { bookingGuest } from './booking-guest.ts'
import { giftCodeAsked, mostRooms, promotionCode, roomAsked, servicesAsked, stayDates } from './stay-asking.ts'

const bookedRoom = z.strictObject({
  roomPlanId: explained(field.id(say('Gói theo loại phòng', 'Package of a room type')), {
    hint: say('Của một gói trong search.', 'Of an offer of search.'),
  }),
  ...roomAsked,
})

/** The stay that a quote and a booking ask for. */
export const stayToBook = {
  property: explained(field.text(say('Mã chỗ nghỉ', 'Property code'), { max: 50 }), {
    hint: say('“code” trong search.', 'The “code” in search.'),
    example: 'HAIAU',
  }),
  ...stayDates,
  rooms: named(say('Phòng', 'Rooms'), z.array(bookedRoom).min(1).max(mostRooms)),
  ...promotionCode,
  ...giftCodeAsked,
  ...servicesAsked,
}

/** How services that are asked for are refused. */
export const serviceRefusals = ['serviceNotOffered', 'serviceTooMany', 'serviceDaysWrong'] as const

/** How a booking of a stay is refused. */
export const bookingRefusals = [
  'departsBeforeArrival',
  'stayTooLong',
  'tooManyExtraBeds',
  'stayBlocked',
  'giftCodeRefused',
  'tooManyGiftCodes',
  ...serviceRefusals,
  'priceChanged',
] as const

/** Who a booking is for, and at which total. */
export const bookingTerms = {
  guest: bookingGuest,
  note: field.note(say('Ghi chú', 'Note'), { max: 1000 }).default(''),
  total: explained(field.money(say('Tổng tiền đã báo', 'Quoted total'), { min: 0 }), {
    hint: say('“price.total” của báo giá.', 'The “price.total” of the quote.'),
    example: 1_120_350,
  }),
} as const

/** How a booking is to be paid, of some ways. */
export const paymentMethodOf = <const M extends readonly [PaymentMethod, ...PaymentMethod[]]>(methods: M) =>
  explained(field.choice(say('Cách thanh toán', 'Payment method'), methods), { example: 'bank transfer' })
