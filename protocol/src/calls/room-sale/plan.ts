import { meals, type Meal } from '@innkeeper/rules/rate-plan/meals'
import { z } from 'zod'
import { historyOfOne } from '#diary/history.ts'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { recordCalls } from '#record-calls.ts'

const id = field.id(say('Gói bán', 'Package'))
const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** The names of the meals. */
export const mealWords = {
  breakfast: say('Bữa sáng', 'Breakfast'),
  lunch: say('Bữa trưa', 'Lunch'),
  dinner: say('Bữa tối', 'Dinner'),
} as const satisfies Record<Meal, Saying>

/** The fields that a property fills in for a rate plan, as its table has them. */
export const ratePlanFields = z.strictObject({
  nameVi: field.text(say('Tên tiếng Việt', 'Vietnamese name'), { max: 255 }),
  nameEn: field.text(say('Tên tiếng Anh', 'English name'), { max: 255 }),
  meals: named(say('Bữa ăn', 'Meals'), z.array(z.enum(meals)).max(3), { choices: mealWords }).default([]),
  includedAdults: field.count(say('Người lớn đã gồm', 'Adults included'), { min: 1, max: 99 }),
  includedChildren: field.count(say('Trẻ em đã gồm', 'Children included'), { min: 0, max: 99 }).default(0),
  extraAdultPrice: field.money(say('Giá thêm mỗi người lớn', 'Price of an extra adult'), { min: 0 }).default(0),
  extraChildPrice: field.money(say('Giá thêm mỗi trẻ em', 'Price of an extra child'), { min: 0 }).default(0),
  extraBedPrice: field.money(say('Giá giường phụ', 'Price of an extra bed'), { min: 0 }).default(0),
  minStay: field.count(say('Số đêm tối thiểu', 'Minimum stay'), { min: 1, max: 365 }).default(1),
  maxStay: field.count(say('Số đêm tối đa', 'Maximum stay'), { min: 1, max: 365 }).nullable().default(null),
  cancellationPolicyId: explained(field.id(say('Chính sách huỷ', 'Cancellation policy')), { names: 'cancellationPolicy' })
    .nullable()
    .default(null),
  paymentPolicyId: explained(field.id(say('Chính sách thanh toán', 'Payment policy')), { names: 'paymentPolicy' })
    .nullable()
    .default(null),
  active: field.flag(say('Đang bán', 'On sale')).default(true),
  displayOrder: named(say('Thứ tự hiển thị', 'Display order'), z.int().min(0).max(9999), {
    hint: say('Để 0 nếu muốn đứng cuối.', 'Leave 0 to come last.'),
  }).default(0),
})

/**
 * How a plan follows another: the step (basis points or minor units, with its sign), the rounding, the floor, and what else it inherits.
 */
export const derivation = z.strictObject({
  parentId: explained(field.id(say('Theo giá của gói', 'Follows the price of')), { names: 'ratePlan' }),
  unit: field.choice(say('Cách tính', 'Calculated by'), ['percent', 'amount'], {
    percent: say('Phần trăm', 'Percent'),
    amount: say('Số tiền', 'Amount'),
  }),
  value: explained(field.count(say('Mức tăng hoặc giảm', 'Increase or decrease'), { min: -100_000_000_000, max: 100_000_000_000 }), {
    reads: { by: 'unit' },
  }),
  roundTo: field.money(say('Làm tròn đến', 'Round to')).default(1),
  floor: field.money(say('Không thấp hơn', 'Never below'), { min: 0 }).nullable().default(null),
  inheritStopSell: field.flag(say('Ngừng bán', 'Stop sell')).default(false),
  inheritCta: field.flag(say('Đóng ngày đến', 'Closed to arrival')).default(false),
  inheritCtd: field.flag(say('Đóng ngày đi', 'Closed to departure')).default(false),
  inheritMinStay: field.flag(say('Số đêm tối thiểu', 'Minimum stay')).default(false),
  inheritMaxStay: field.flag(say('Số đêm tối đa', 'Maximum stay')).default(false),
})

const dates = z.strictObject({
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
})

/** A rate plan as a form sends it. */
export const ratePlanForm = z.strictObject({
  ...ratePlanFields.shape,
  roomTypeIds: named(say('Bán cho loại phòng', 'Sold on room types'), z.array(z.uuid()).max(500), { names: 'roomType' }).default([]),
  datesNotApplied: named(say('Ngày không áp dụng', 'Dates not applied'), z.array(dates).max(100)).default([]),
  derivation: named(say('Giá theo gói khác', 'Price follows another package'), derivation).nullable().default(null),
})

/** A rate plan as an answer has it: with its id, its version and who changed it last. */
export const ratePlanRecord = z.object({
  ...ratePlanForm.shape,
  id,
  version,
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
})

/** What uses a rate plan: it can be deleted when everything is zero. */
export const ratePlanUsage = z.object({ bookings: z.int(), followers: z.int(), prices: z.int() })

/** A policy that a rate plan may name, with its terms in words; the standard one applies to plans that name none. */
const policyChoice = z.object({
  id: z.uuid(),
  nameVi: z.string(),
  nameEn: z.string(),
  standard: z.boolean(),
  active: z.boolean(),
  sentence: nameShape,
})

const readPlans = { who: 'property', codes: ['PLAN_PROMOTION_1'] } as const
const changePlans = { who: 'property', codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'] } as const
const formRefusals = [
  'roomMissing',
  'minStayAboveMax',
  'guestsAboveRoom',
  'datesEndBeforeStart',
  'datesOverlap',
  'parentMissing',
  'derivationCycle',
  'derivationTooDeep',
  'derivationOutOfRange',
  'cancellationPolicyMissing',
  'paymentPolicyMissing',
  'planPolicyStopped',
] as const
const stales = [
  'room',
  'hotel-setting',
  'promotion',
  'service',
  'agent-terms',
  'room-plan',
  'room-log',
  'room-plan-log',
  'payment-policy',
  'cancellation-policy',
] as const

/** The fields that sale packages can be sorted by; by default they are in their order of display. */
export const ratePlanSorts = ['name', 'guests', 'stay', 'state'] as const

/** The filter of a list of packages. */
const ratePlanFilter = {
  ...sortedBy(ratePlanSorts),
  text: field.text(say('Tên gói', 'Package name'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang bán', 'On sale')).optional(),
  roomTypeId: field.id(say('Loại phòng', 'Room type')).optional(),
} as const

const plans = recordCalls({
  read: readPlans,
  change: changePlans,
  id,
  version,
  form: ratePlanForm,
  row: ratePlanRecord,
  kind: 'ratePlan',
  missing: 'planMissing',
  changed: 'planChanged',
  stales,
})

export const planCalls = {
  'plan/history': historyOfOne(say('Lịch sử gói bán', 'History of a package'), readPlans, id),
  'plan/get-all': plans.list({ words: say('Danh sách gói bán', 'Packages'), filter: ratePlanFilter }),
  'plan/export': plans.file({ words: say('Xuất gói bán', 'Export the packages'), filter: ratePlanFilter }),
  'plan/detail': call({
    words: say('Chi tiết gói bán', 'Package'),
    kind: 'read',
    method: 'POST',
    access: readPlans,
    input: z.strictObject({ id }),
    output: ratePlanRecord.extend({ usage: ratePlanUsage }),
    refusals: ['planMissing'],
  }),
  'plan/get-choices': call({
    words: say('Loại phòng và gói để chọn', 'Room types and packages to choose from'),
    kind: 'read',
    method: 'GET',
    access: readPlans,
    input: z.strictObject({}),
    output: z.object({
      roomTypes: z.array(
        z.object({
          id: z.uuid(),
          nameVi: z.string(),
          nameEn: z.string(),
          maxAdults: z.int(),
          maxGuests: z.int(),
          defaultPrice: z.int(),
          weekendPrice: z.int(),
          active: z.boolean(),
        }),
      ),
      plans: z.array(
        z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string(), active: z.boolean(), derivation: derivation.nullable() }),
      ),
      cancellationPolicies: z.array(policyChoice),
      paymentPolicies: z.array(policyChoice),
    }),
    refusals: [],
  }),
  'plan/create': plans.create({
    words: say('Tạo gói bán', 'Create a package'),
    diary: say('Tạo gói bán {subject}', 'Created the package {subject}'),
    refusals: formRefusals,
  }),
  'plan/update': plans.update({
    words: say('Sửa gói bán', 'Change a package'),
    diary: say('Sửa gói bán {subject}', 'Changed the package {subject}'),
    refusals: formRefusals,
  }),
  'plan/copy': plans.copy({
    words: say('Sao chép gói bán', 'Copy a package'),
    diary: say('Sao chép gói bán {subject}', 'Copied the package {subject}'),
    refusals: [],
  }),
  'plan/delete': plans.delete({
    words: say('Xoá gói bán', 'Delete a package'),
    diary: say('Xoá gói bán {subject}', 'Deleted the package {subject}'),
    refusals: ['planInUse'],
  }),
}
