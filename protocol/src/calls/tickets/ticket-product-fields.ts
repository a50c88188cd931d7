import { childMeasures, ticketProductKinds } from '@innkeeper/rules/ticket/ticket-product'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { pictureAddress } from '#shapes/photo.ts'
import { childMeasureWords, ticketProductKindWords } from '#words/sale/ticket-words.ts'

/** The id of a product of a park. */
export const ticketProductId = field.id(say('Sản phẩm', 'Product'))
/** The version of a product that was seen. */
export const ticketProductVersion = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** A time of day, as "09:30". */
export const timeOfDay = (label: Saying) => named(label, z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u), { example: '09:00' })

/** What a price of a ticket may be. */
export const ticketMoney = { min: 0, max: 1_000_000_000 }
/** What a capacity may be. */
const ticketCapacity = { min: 1, max: 1_000_000 }

const code = named(
  say('Mã sản phẩm', 'Product code'),
  z
    .string()
    .trim()
    .toUpperCase()
    .min(3)
    .max(30)
    .regex(/^[\dA-Z_-]+$/),
  {
    hint: say('Từ 3 ký tự: chữ không dấu, số, - và _.', 'From 3 characters: letters without accents, digits, - and _.'),
    example: 'VECONG',
  },
)

/** A product of a park as a form sends it. */
export const ticketProductForm = z.strictObject({
  code,
  kind: field.choice(say('Loại sản phẩm', 'Kind of product'), ticketProductKinds, ticketProductKindWords),
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  descriptionVi: field.note(say('Mô tả tiếng Việt', 'Vietnamese description'), { max: 2000 }).default(''),
  descriptionEn: field.note(say('Mô tả tiếng Anh', 'English description'), { max: 2000 }).default(''),
  adultPrice: field.money(say('Giá người lớn', 'Adult price'), ticketMoney),
  childPrice: explained(field.money(say('Giá trẻ em', 'Child price'), ticketMoney), {
    hint: say('Để trống nếu không bán vé trẻ em.', 'Empty if there are no tickets for children.'),
  })
    .nullable()
    .default(null),
  childBy: field.choice(say('Trẻ em tính theo', 'Children are told by'), childMeasures, childMeasureWords).default('height'),
  childFrom: field.count(say('Trẻ em từ', 'Children from'), { min: 0, max: 250 }).default(100),
  childTo: field.count(say('Trẻ em đến', 'Children up to'), { min: 0, max: 250 }).default(139),
  seniorPrice: explained(field.money(say('Giá người cao tuổi', 'Senior price'), ticketMoney), {
    hint: say('Để trống nếu không bán vé người cao tuổi.', 'Empty if there are no tickets for seniors.'),
  })
    .nullable()
    .default(null),
  seniorFrom: field.count(say('Cao tuổi từ (tuổi)', 'Seniors from (age)'), { min: 1, max: 120 }).default(60),
  weekdays: named(say('Ngày mở cửa trong tuần', 'Opening days'), z.array(z.int().min(1).max(7)).min(1).max(7), {
    reads: 'weekday',
  }).default([...everyWeekday]),
  opensAt: timeOfDay(say('Mở cửa', 'Opens')),
  closesAt: timeOfDay(say('Đóng cửa', 'Closes')),
  slots: named(say('Khung giờ vào', 'Slots'), z.array(timeOfDay(say('Giờ', 'Time'))).max(24), {
    hint: say('Để trống nếu vé dùng được cả ngày.', 'None if a ticket holds for the whole day.'),
  }).default([]),
  capacity: explained(field.count(say('Số vé mỗi ngày hoặc mỗi khung giờ', 'Tickets per day, or per slot'), ticketCapacity), {
    example: 500,
  }),
  cutOffDays: field.count(say('Đặt trước ít nhất (ngày)', 'Cut-off (days)'), { min: 0, max: 365 }).default(0),
  validDays: field.count(say('Dùng được trong (ngày)', 'Valid for (days)'), { min: 1, max: 365 }).default(1),
  entries: field.count(say('Số lượt vào', 'Entries allowed'), { min: 1, max: 50 }).default(1),
  refundDays: explained(field.count(say('Huỷ miễn phí trước (ngày)', 'Free to cancel until (days before)'), { min: 0, max: 365 }), {
    hint: say('Để trống nếu huỷ lúc nào cũng mất phí.', 'Empty if cancelling always has a fee.'),
  })
    .nullable()
    .default(1),
  lateFee: explained(field.count(say('Phí huỷ muộn (%)', 'Fee of a late cancellation (%)'), { min: 0, max: 100 }), {
    hint: say('Phần của tổng tiền, khi huỷ muộn hơn.', 'The share of the total that a later cancellation costs.'),
  }).default(100),
  thumbnail: pictureAddress(say('Ảnh đại diện', 'Thumbnail')),
  images: named(say('Ảnh khác', 'More pictures'), z.array(pictureAddress(say('Ảnh', 'Picture'))).max(10)).default([]),
  active: field.flag(say('Đang bán', 'On sale')).default(true),
})

/** A product of a park as an answer has it. */
export const ticketProductRecord = z.object({
  ...ticketProductForm.shape,
  id: ticketProductId,
  version: ticketProductVersion,
  displayOrder: z.int(),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  /** Bookings that have it and are not cancelled, and the people whom they let in; whether any booking ever had it. */
  results: z.object({ bookings: z.int(), people: z.int(), inUse: z.boolean() }),
})
