import { occupancySides } from '@innkeeper/rules/suggestion/suggest-price'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { occupancySideWords } from '#words/sale/price-rule-words.ts'

/** The id of a rule that suggests prices. */
export const priceRuleId = field.id(say('Quy tắc', 'Rule'))
/** The version of the rule that the person saw. */
export const priceRuleVersion = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** A rule as a form sends it. */
export const priceRuleForm = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 100 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 100 }),
  roomTypeIds: named(say('Loại phòng', 'Room types'), z.array(z.uuid()).max(500), { names: 'roomType' }).default([]),
  occupied: field.choice(say('Công suất', 'Occupancy'), occupancySides, occupancySideWords),
  percent: explained(field.count(say('Mức công suất', 'Occupancy limit'), { min: 0, max: 100 }), { unit: say('%', '%') }),
  daysAhead: explained(field.count(say('Số ngày trước đêm', 'Days before the night'), { min: 0, max: 730 }), { unit: say('ngày', 'days') }),
  act: field.choice(say('Tăng hay giảm', 'Raise or lower'), ['raise', 'lower'], {
    raise: say('Tăng', 'Raise'),
    lower: say('Giảm', 'Lower'),
  }),
  unit: field.choice(say('Cách tính', 'By'), ['percent', 'amount'], {
    percent: say('Phần trăm', 'Percent'),
    amount: say('Số tiền', 'Amount'),
  }),
  value: explained(field.count(say('Mức', 'Value'), { min: 1, max: 100_000_000_000 }), { reads: { by: 'unit' } }),
  roundTo: field.money(say('Làm tròn đến', 'Round to'), { min: 0, max: 1_000_000_000 }).default(0),
  floor: field.money(say('Không thấp hơn', 'Never below')).nullable().default(null),
  ceiling: field.money(say('Không cao hơn', 'Never above')).nullable().default(null),
  rank: explained(field.count(say('Thứ tự', 'Rank'), { min: 1, max: 999 }), {
    hint: say('Quy tắc đầu tiên đúng với đêm đó được dùng.', 'The first rule that holds for a night is used.'),
  }),
  active: field.flag(say('Đang bật', 'Switched on')).default(false),
})

/** A rule as an answer has it. */
export const priceRuleRecord = z.object({
  ...priceRuleForm.shape,
  id: priceRuleId,
  version: priceRuleVersion,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
})
