import { promotionTypes } from '@innkeeper/rules/promotion/promotion'
import { promotionModes } from '@innkeeper/rules/promotion/promotion-mode'
import { whyNotPromotedOrder } from '@innkeeper/rules/promotion/why-not-promoted'
import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { promotionTypeWords } from '#words/sale/promotion-words.ts'
import { promotionForm, promotionId as id, promotionRecord, promotionVersion as version } from './promotion-fields.ts'

const read = { who: 'property', codes: ['PLAN_PROMOTION_1'] } as const
const change = { who: 'property', codes: ['PLAN_PROMOTION_1', 'PLAN_PROMOTION_2'] } as const
const formRefusals = [
  'promotionCodeTaken',
  'promotionFieldNeeded',
  'percentOverWhole',
  'promotionAgentMissing',
  'datesEndBeforeStart',
  'planMissing',
  'roomMissing',
] as const
const stales = ['room-plan', 'review']
const level = field.count(say('Cấp đại lý', 'Agent level'), { min: 1, max: 5 })

/**
 * The effect of a tried promotion on a stay: each step with its promotion and its night (null for the whole stay), and the sums in each
 * mode.
 */
const tried = z.object({
  currency: z.string(),
  nights: z.array(z.object({ night: z.iso.date(), amount: z.int() })),
  steps: z.array(z.object({ id: z.string(), name: nameShape, own: z.boolean(), night: z.iso.date().nullable(), amount: z.int() })),
  before: z.int(),
  after: z.int(),
  modes: z.array(z.object({ mode: z.enum(promotionModes), after: z.int(), counted: z.array(nameShape) })),
  whyNot: z.enum(whyNotPromotedOrder).nullable(),
  overlaps: z.array(z.object({ id: z.string(), name: nameShape, from: z.iso.date().nullable(), to: z.iso.date().nullable() })),
})

/**
 * What the cheapest night of each room type costs with a tried promotion, for a room and night on the average of the least stay that it
 * applies to, and the room type's floor price.
 */
const cheapestNights = z.object({
  currency: z.string(),
  /** How many arrivals were tried, and how many nights and rooms each stay had. */
  arrivals: z.int(),
  nights: z.int(),
  rooms: z.int(),
  roomTypes: z.array(
    z.object({
      id: z.string(),
      nameVi: z.string(),
      nameEn: z.string(),
      night: z.iso.date(),
      before: z.int(),
      after: z.int(),
      floor: z.int().nullable(),
    }),
  ),
})

const choice = z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string() })

/** The fields that promotions can be sorted by; by default they are in the order of their rank. */
export const promotionSorts = ['name', 'state'] as const

const filter = {
  ...sortedBy(promotionSorts),
  text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang bật', 'Switched on')).optional(),
  promoType: field.choice(say('Loại', 'Type'), promotionTypes, promotionTypeWords).optional(),
} as const

const promotions = recordCalls({
  read,
  change,
  id,
  version,
  form: promotionForm,
  row: promotionRecord,
  kind: 'promotion',
  missing: 'promotionMissing',
  changed: 'promotionChanged',
  stales,
})

/** The calls of promotions. */
export const promotionCalls = {
  'promotion/history': historyOfOne(say('Lịch sử khuyến mãi', 'History of a promotion'), read, id),
  /** In the order of their rank. */
  'promotion/get-all': promotions.list({ words: say('Danh sách khuyến mãi', 'Promotions'), filter }),
  'promotion/export': promotions.file({ words: say('Xuất khuyến mãi', 'Export the promotions'), filter }),
  'promotion/detail': promotions.detail(say('Chi tiết khuyến mãi', 'Promotion')),
  'promotion/get-setting': call({
    words: say('Cách gộp khuyến mãi', 'How promotions meet'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({ mode: z.enum(promotionModes), active: z.int() }),
    refusals: [],
  }),
  'promotion/get-choices': call({
    words: say('Gói, phòng và đại lý để chọn', 'Packages, rooms and agents to choose from'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({
      plans: z.array(choice),
      roomTypes: z.array(choice),
      /** The packages, on room types that are on sale, with which a promotion can be tried. */
      roomPlans: z.array(choice),
      agents: z.array(choice),
    }),
    refusals: [],
  }),
  'promotion/try': call({
    words: say('Thử khuyến mãi trên một kỳ lưu trú', 'Try a promotion on a stay'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({
      id: id.nullable().default(null),
      promotion: named(say('Khuyến mãi', 'Promotion'), promotionForm),
      roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')),
      checkIn: field.day(say('Ngày nhận phòng', 'Check-in')),
      nights: field.count(say('Số đêm', 'Nights'), { min: 1, max: 30 }),
      rooms: field.count(say('Số phòng', 'Rooms'), { min: 1, max: 10 }),
      level,
    }),
    output: tried,
    refusals: ['notFound', 'nightWithoutPrice'],
  }),
  'promotion/try-nights': call({
    words: say('Thử khuyến mãi trên đêm rẻ nhất', 'Try a promotion on the cheapest nights'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({
      id: id.nullable().default(null),
      promotion: named(say('Khuyến mãi', 'Promotion'), promotionForm),
      level,
    }),
    output: cheapestNights,
    refusals: [],
    dear: true,
  }),
  'promotion/try-last-month': call({
    words: say('Nếu đã bật trong tháng trước', 'If it had been on last month'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ promotion: named(say('Khuyến mãi', 'Promotion'), promotionForm) }),
    /**
     * The number of bookings made last month, to how many of them the promotion applies, and the amount that it alone would have taken off
     * (negative) or added.
     */
    output: z.object({ from: z.iso.date(), to: z.iso.date(), bookings: z.int(), held: z.int(), amount: z.int(), currency: z.string() }),
    refusals: [],
    dear: true,
  }),
  'promotion/create': promotions.create({
    words: say('Tạo khuyến mãi', 'Create a promotion'),
    diary: say('Tạo khuyến mãi {subject}', 'Created the promotion {subject}'),
    refusals: [...formRefusals, 'tooManyPromotions'],
  }),
  'promotion/update': promotions.update({
    words: say('Sửa khuyến mãi', 'Change a promotion'),
    diary: say('Sửa khuyến mãi {subject}', 'Changed the promotion {subject}'),
    refusals: [...formRefusals, 'promotionUsedMore'],
  }),
  'promotion/copy': promotions.copy({
    words: say('Sao chép khuyến mãi', 'Copy a promotion'),
    diary: say('Sao chép khuyến mãi {subject}', 'Copied the promotion {subject}'),
    refusals: ['tooManyPromotions'],
  }),
  'promotion/delete': promotions.delete({
    words: say('Xoá khuyến mãi', 'Delete a promotion'),
    diary: say('Xoá khuyến mãi {subject}', 'Deleted the promotion {subject}'),
    refusals: ['promotionInUse'],
  }),
  'promotion/change-status': promotions.switch({
    words: say('Bật hoặc tắt khuyến mãi', 'Switch a promotion on or off'),
    diary: say('Bật hoặc tắt khuyến mãi {subject}', 'Switched the promotion {subject} on or off'),
    active: say('Đang bật', 'Switched on'),
  }),
  'promotion/deactivate-all': call({
    words: say('Tắt mọi khuyến mãi', 'Switch off all promotions'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({}),
    output: z.object({ count: z.int() }),
    refusals: [],
    diary: say('Tắt mọi khuyến mãi', 'Switched off all promotions'),
    record: { kind: 'promotion' },
    tells: z.object({ count: named(say('Số khuyến mãi', 'Promotions'), z.int()) }),
    stales,
  }),
  'promotion/change-order': call({
    words: say('Xếp thứ tự khuyến mãi', 'Order the promotions'),
    kind: 'change',
    method: 'POST',
    access: change,
    /** The ids of all promotions of the property, in the new order. */
    input: z.strictObject({ ids: named(say('Khuyến mãi', 'Promotions'), z.array(z.uuid()).min(1).max(500)) }),
    output: z.object({ count: z.int() }),
    refusals: ['promotionOrderOld'],
    diary: say('Xếp lại thứ tự khuyến mãi', 'Ordered the promotions anew'),
    record: { kind: 'promotion' },
    tells: z.object({ names: named(say('Thứ tự', 'Order'), z.array(z.string())) }),
    stales,
  }),
}
