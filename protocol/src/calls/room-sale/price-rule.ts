import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { priceRuleForm, priceRuleId as id, priceRuleRecord, priceRuleVersion as version } from './price-rule-fields.ts'

const read = { who: 'property', codes: ['AVAIL_RATE_1'] } as const
const change = { who: 'property', codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] } as const
const formRefusals = ['priceRuleFloorAboveCeiling', 'priceRulePercentTooLarge', 'roomMissing'] as const

/** What rules may be sorted by; of their own they have the order in which they are asked. */
export const priceRuleSorts = ['name', 'state'] as const

const filter = {
  ...sortedBy(priceRuleSorts),
  text: field.text(say('Tên', 'Name'), { max: 100, min: 0 }).default(''),
  active: field.flag(say('Đang bật', 'Switched on')).optional(),
} as const

/** A night of a package on which a rule has had its answer, with the price that the answer was given at. */
const settled = z.strictObject({
  roomPlanId: field.id(say('Gói theo loại phòng', 'Package of a room type')),
  night: field.day(say('Đêm', 'Night')),
  ruleId: id,
  price: field.money(say('Giá', 'Price')),
})

const ruleOnGrid = z.object({
  id,
  name: nameShape,
  ...priceRuleForm.pick({ occupied: true, percent: true, daysAhead: true, act: true, unit: true, value: true }).shape,
  roomTypeIds: z.array(z.uuid()),
  roundTo: z.int(),
  floor: z.int().nullable(),
  ceiling: z.int().nullable(),
})

const rules = recordCalls({
  read,
  change,
  id,
  version,
  form: priceRuleForm,
  row: priceRuleRecord,
  kind: 'priceRule',
  missing: 'priceRuleMissing',
  changed: 'priceRuleChanged',
})

/** The calls of the rules that suggest prices. */
export const priceRuleCalls = {
  'price-rule/history': historyOfOne(say('Lịch sử quy tắc gợi ý giá', 'History of a price rule'), read, id),
  'price-rule/get-all': rules.list({ words: say('Quy tắc gợi ý giá', 'Price rules'), filter }),
  'price-rule/export': rules.file({ words: say('Xuất quy tắc gợi ý giá', 'Export the price rules'), filter }),
  'price-rule/detail': rules.detail(say('Chi tiết quy tắc gợi ý giá', 'Price rule')),
  'price-rule/get-layer': call({
    words: say('Quy tắc đang bật trên lưới', 'Price rules on the grid'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    output: z.object({
      /** Those that are on, in the order in which they are asked. */
      rules: z.array(ruleOnGrid),
      /** The answers on nights that are not over. */
      settled: z.array(z.object({ roomPlanId: z.uuid(), night: z.iso.date(), ruleId: z.uuid(), price: z.int() })),
    }),
    refusals: [],
  }),
  'price-rule/try': call({
    words: say('Thử quy tắc trên năm trước', 'Try a price rule on last year'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ rule: named(say('Quy tắc', 'Rule'), priceRuleForm) }),
    /**
     * The nights of the last 365 days with rooms to sell, one for each room type; on how many of them the rule would have suggested, with
     * the occupancy as it was known that many days ahead. `rows` are the first of them, one for each package. `gain` is what the rooms that were
     * booked later would have cost more (or less) at the suggested price of the first package.
     */
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      currency: z.string(),
      nights: z.int(),
      suggested: z.int(),
      soldLater: z.int(),
      gain: z.int(),
      rows: z.array(
        z.object({
          night: z.iso.date(),
          roomType: nameShape,
          plan: nameShape,
          allotment: z.int(),
          soldThen: z.int(),
          soldAtEnd: z.int(),
          price: z.int(),
          suggested: z.int(),
        }),
      ),
    }),
    refusals: ['priceRuleFloorAboveCeiling', 'priceRulePercentTooLarge'],
    dear: true,
  }),
  'price-rule/create': rules.create({
    words: say('Tạo quy tắc gợi ý giá', 'Create a price rule'),
    diary: say('Tạo quy tắc gợi ý giá {subject}', 'Created the price rule {subject}'),
    refusals: [...formRefusals, 'tooManyPriceRules'],
  }),
  'price-rule/update': rules.update({
    words: say('Sửa quy tắc gợi ý giá', 'Change a price rule'),
    diary: say('Sửa quy tắc gợi ý giá {subject}', 'Changed the price rule {subject}'),
    refusals: formRefusals,
  }),
  'price-rule/delete': rules.delete({
    words: say('Xoá quy tắc gợi ý giá', 'Delete a price rule'),
    diary: say('Xoá quy tắc gợi ý giá {subject}', 'Deleted the price rule {subject}'),
    refusals: [],
  }),
  'price-rule/change-status': rules.switch({
    words: say('Bật hoặc tắt quy tắc gợi ý giá', 'Switch a price rule on or off'),
    diary: say('Bật hoặc tắt quy tắc gợi ý giá {subject}', 'Switched the price rule {subject} on or off'),
    active: say('Đang bật', 'Switched on'),
  }),
  'price-rule/settle': call({
    words: say('Trả lời gợi ý giá', 'Answer price suggestions'),
    kind: 'change',
    method: 'POST',
    access: change,
    /** A suggestion is dismissed at the night's own price, and accepted at the suggested one, which is then saved like any other. */
    input: z.strictObject({ nights: named(say('Các đêm', 'Nights'), z.array(settled).min(1).max(10_000)) }),
    output: z.object({ count: z.int() }),
    refusals: ['priceRuleMissing', 'planMissing'],
    diary: say('Trả lời gợi ý giá', 'Answered price suggestions'),
    record: { kind: 'priceRule' },
    tells: z.object({ count: named(say('Số đêm', 'Nights'), z.int()) }),
  }),
}
