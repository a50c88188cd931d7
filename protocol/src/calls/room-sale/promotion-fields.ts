import { everyWeekday } from '@innkeeper/rules/days/day'
import { saleChannels } from '@innkeeper/rules/price/buyer'
import { agentScopes, countedThings, promotionEffects, promotionTypes } from '@innkeeper/rules/promotion/promotion'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import {
  countedWords,
  promotionEffectWords,
  promotionScopeWords,
  promotionTypeWords,
  saleChannelWords,
} from '#words/sale/promotion-words.ts'

/** The id of a promotion. */
export const promotionId = field.id(say('Khuyến mãi', 'Promotion'))
/** The version of the promotion that the person saw. */
export const promotionVersion = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const dates = z.strictObject({ from: field.day(say('Từ ngày', 'From')), to: field.day(say('Đến ngày', 'To')) })
const optionalDay = (label: Parameters<typeof field.day>[0]) => field.day(label).nullable().default(null)
const optionalCount = (label: Parameters<typeof field.count>[0], limits: { min: number; max: number }) =>
  field.count(label, limits).nullable().default(null)

/** A promotion as a form sends it; fields that its type does not use are stored as empty. */
export const promotionForm = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  promoType: field.choice(say('Loại', 'Type'), promotionTypes, promotionTypeWords),
  effect: field.choice(say('Giảm hay phụ thu', 'Discount or surcharge'), promotionEffects, promotionEffectWords).default('discount'),
  percentOrFixed: field.choice(say('Cách tính', 'By'), ['percent', 'amount'], {
    percent: say('Phần trăm', 'Percent'),
    amount: say('Số tiền', 'Amount'),
  }),
  value: explained(field.count(say('Mức', 'Value'), { min: 1, max: 100_000_000_000 }), { reads: { by: 'percentOrFixed' } }),
  code: named(
    say('Mã ưu đãi', 'Coupon code'),
    z
      .string()
      .trim()
      .toUpperCase()
      .min(3)
      .max(30)
      .regex(/^[\dA-Z]+$/),
    { hint: say('Chữ không dấu và số, từ 3 ký tự.', 'Letters without accents and digits, from 3 characters.') },
  )
    .nullable()
    .default(null),
  daysBefore: optionalCount(say('Số ngày trước ngày đến', 'Days before arrival'), { min: 0, max: 730 }),
  buy: optionalCount(say('Mua', 'Buy'), { min: 1, max: 90 }),
  free: optionalCount(say('Tặng', 'Free'), { min: 1, max: 90 }),
  counted: field.choice(say('Tính theo', 'Counted in'), countedThings, countedWords).nullable().default(null),
  bookFrom: optionalDay(say('Đặt từ ngày', 'Booked from')),
  bookTo: optionalDay(say('Đặt đến ngày', 'Booked until')),
  stayFrom: optionalDay(say('Ở từ đêm', 'Nights from')),
  stayTo: optionalDay(say('Ở đến đêm', 'Nights until')),
  datesExcluded: named(say('Trừ các ngày', 'Except the dates'), z.array(dates).max(100)).default([]),
  weekdays: named(say('Thứ trong tuần', 'Weekdays'), z.array(z.int().min(1).max(7)).min(1).max(7), { reads: 'weekday' }).default([
    ...everyWeekday,
  ]),
  applyPlans: named(say('Gói bán', 'Packages'), z.array(z.uuid()).max(500), { names: 'ratePlan' }).default([]),
  applyRoomTypes: named(say('Loại phòng', 'Room types'), z.array(z.uuid()).max(500), { names: 'roomType' }).default([]),
  minOrder: field.money(say('Đơn tối thiểu', 'Minimum order'), { min: 0 }).default(0),
  minNights: field.count(say('Số đêm tối thiểu', 'Minimum stay'), { min: 1, max: 90 }).default(1),
  channels: named(say('Kênh bán', 'Channels'), z.array(z.enum(saleChannels)).min(1).max(2), { choices: saleChannelWords }).default([
    ...saleChannels,
  ]),
  applyTo: field.choice(say('Dành cho', 'For'), agentScopes, promotionScopeWords).default('all'),
  applyLevels: named(say('Cấp đại lý', 'Agent levels'), z.array(z.int().min(1).max(5)).max(5)).default([]),
  applyAgents: named(say('Đại lý', 'Agents'), z.array(z.uuid()).max(500), { names: 'travelAgent' }).default([]),
  mostUses: optionalCount(say('Số lượt nhiều nhất', 'Most uses'), { min: 1, max: 1_000_000 }),
  active: field.flag(say('Đang bật', 'Switched on')).default(false),
})

/** The results of a promotion: its bookings that are not cancelled, their room nights, totals and discounts, and the cancellations. */
const promotionResults = z.object({
  bookings: z.int(),
  nights: z.int(),
  revenue: z.int(),
  discount: z.int(),
  cancelled: z.int(),
})

/** A promotion as an answer has it. */
export const promotionRecord = z.object({
  ...promotionForm.shape,
  id: promotionId,
  version: promotionVersion,
  rank: z.int(),
  uses: z.int(),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  results: promotionResults,
})
