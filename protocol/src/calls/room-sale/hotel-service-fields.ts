import { serviceTaxKinds, serviceUnits } from '@innkeeper/rules/hotel-service/chosen'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { pictureAddress } from '#shapes/photo.ts'
import { serviceChargeWords, serviceTaxWords, serviceUnitWords } from '#words/sale/hotel-service-words.ts'
import { saleChannelWords } from '#words/sale/promotion-words.ts'

/** The id of a service. */
export const hotelServiceId = field.id(say('Dịch vụ', 'Service'))
/** The version of a service that was seen. */
export const hotelServiceVersion = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** A service's code: "longer than 2 characters". */
export const hotelServiceCode = named(
  say('Mã dịch vụ', 'Service code'),
  z
    .string()
    .trim()
    .toUpperCase()
    .min(3)
    .max(30)
    .regex(/^[\dA-Z_-]+$/),
  { hint: say('Từ 3 ký tự: chữ không dấu, số, - và _.', 'From 3 characters: letters without accents, digits, - and _.'), example: 'SPA60' },
)

const money = { min: 0, max: 100_000_000_000 }

/** Days, both included, with a price of their own. */
export const specialDay = z.strictObject({
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
  price: field.money(say('Giá', 'Price'), money),
})

/** Days with a price of their own. */
export const specialDays = named(say('Ngày đặc biệt', 'Special days'), z.array(specialDay).max(100))

/** The picture that stands for a service. */
export const hotelServiceThumbnail = pictureAddress(say('Ảnh đại diện', 'Thumbnail'))

/** A service as a form sends it. */
export const hotelServiceForm = z.strictObject({
  code: hotelServiceCode,
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  descriptionVi: field.note(say('Mô tả tiếng Việt', 'Vietnamese description'), { max: 2000 }).default(''),
  descriptionEn: field.note(say('Mô tả tiếng Anh', 'English description'), { max: 2000 }).default(''),
  charge: field.choice(say('Tính tiền hay miễn phí', 'Paid or free'), ['paid', 'free'], serviceChargeWords).default('paid'),
  price: field.money(say('Giá', 'Price'), money),
  unit: field.choice(say('Đơn vị tính', 'Unit'), serviceUnits, serviceUnitWords),
  taxedAs: explained(field.choice(say('Thuế', 'Tax'), serviceTaxKinds, serviceTaxWords), {
    hint: say(
      'Thuế suất đầy đủ: dịch vụ không được giảm thuế, ví dụ massage hay rượu.',
      'The full rate: what has no reduced rate, such as massage or alcohol.',
    ),
  }).default('room'),
  maxOrder: field.count(say('Số lượng nhiều nhất mỗi đơn', 'Most per order'), { min: 1, max: 1000 }).nullable().default(null),
  applyPlans: named(say('Gói bán đã gồm', 'Packages that include it'), z.array(z.uuid()).max(500), { names: 'ratePlan' }).default([]),
  channels: named(say('Kênh bán', 'Channels'), z.array(z.enum(saleChannels)).min(1).max(2), { choices: saleChannelWords }).default([
    ...saleChannels,
  ]),
  specialDays: specialDays.default([]),
  thumbnail: hotelServiceThumbnail,
  images: named(say('Ảnh khác', 'More pictures'), z.array(pictureAddress(say('Ảnh', 'Picture'))).max(10)).default([]),
  active: field.flag(say('Đang bán', 'On sale')).default(true),
})

/** A service as an answer has it. */
export const hotelServiceRecord = z.object({
  ...hotelServiceForm.shape,
  id: hotelServiceId,
  version: hotelServiceVersion,
  displayOrder: z.int(),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  /** Bookings that have it and are not cancelled, what it cost in them before tax, and cancelled ones. */
  results: z.object({ bookings: z.int(), revenue: z.int(), cancelled: z.int() }),
})
