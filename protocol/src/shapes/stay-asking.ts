import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'

/** The nights of a requested stay. */
export const stayDates = {
  checkIn: explained(field.day(say('Ngày nhận phòng', 'Check-in')), { example: '2027-03-01' }),
  checkOut: explained(field.day(say('Ngày trả phòng', 'Check-out')), { example: '2027-03-03' }),
} as const

/** The guests of one room. */
export const roomGuests = {
  adults: explained(field.count(say('Người lớn', 'Adults'), { min: 1, max: 20 }), { example: 2 }),
  childrenAges: named(say('Tuổi trẻ em', 'Children’s ages'), z.array(z.int().min(0).max(17)).max(20)).default([]),
} as const

/** One requested room: its guests and its extra beds. */
export const roomAsked = {
  ...roomGuests,
  extraBeds: field.count(say('Giường phụ', 'Extra beds'), { min: 0, max: 9 }).default(0),
} as const

/** The coupon code that the buyer has. */
export const promotionCode = {
  promotionCode: explained(field.text(say('Mã ưu đãi', 'Coupon code'), { max: 30 }), {
    hint: say('Mã không đúng thì giá như không có mã.', 'A wrong code leaves the price as it is without one.'),
  }).optional(),
} as const

/** The gift code that the buyer has. */
export const giftCodeAsked = {
  giftCode: explained(field.text(say('Mã quà tặng', 'Gift code'), { max: 30 }), {
    hint: say(
      'Trừ một lần cho cả đặt phòng. Báo giá nói vì sao mã không dùng được.',
      'Taken off once for the whole booking. A quote tells why a code cannot be used.',
    ),
  }).optional(),
} as const

/** The services that the buyer wants beside the rooms. */
export const servicesAsked = {
  services: named(
    say('Dịch vụ', 'Services'),
    z
      .array(
        z.strictObject({
          code: explained(field.text(say('Mã dịch vụ', 'Service code'), { max: 30 }), {
            hint: say('“code” trong distribution/services.', 'A “code” of distribution/services.'),
            example: 'SPA60',
          }),
          quantity: field.count(say('Số lượng', 'Quantity'), { min: 1, max: 1000 }).default(1),
          days: named(
            say('Các ngày', 'Days'),
            z
              .array(field.day(say('Ngày', 'Day')))
              .min(1)
              .max(90),
            {
              hint: say(
                'Chỉ cho dịch vụ tính theo đêm; bỏ trống là mọi đêm.',
                'Only for services per night; left out, it is for every night.',
              ),
            },
          ).optional(),
        }),
      )
      .max(50),
  ).default([]),
} as const

/** The most rooms in one stay. */
export const mostRooms = 30
