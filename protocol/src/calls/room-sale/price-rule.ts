import { z } from 'zod'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { historyOfOne } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { fileShape } from '#format/csv-file.ts'
import { say } from '#say.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { sortedBy } from '#sorted-by.ts'
import { priceRuleForm, priceRuleId as id, priceRuleRecord, priceRuleVersion as version } from './price-rule-fields.ts'

const read = { who: 'property', codes: ['AVAIL_RATE_1'] } as const
const change = { who: 'property', codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] } as const
const saved = z.object({ id, version })
const record = { kind: 'priceRule', id: 'id' } as const
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

/** The calls of the rules that suggest prices. */
export const priceRuleCalls = {
  'price-rule/history': historyOfOne(say('Lịch sử quy tắc gợi ý giá', 'History of a price rule'), read, id),
  'price-rule/get-all': call({
    words: say('Quy tắc gợi ý giá', 'Price rules'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(priceRuleRecord),
    list: true,
    refusals: [],
  }),
  'price-rule/export': call({
    words: say('Xuất quy tắc gợi ý giá', 'Export the price rules'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30 },
  }),
  'price-rule/detail': call({
    words: say('Chi tiết quy tắc gợi ý giá', 'Price rule'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ id }),
    output: priceRuleRecord,
    refusals: ['priceRuleMissing'],
  }),
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
  'price-rule/create': call({
    words: say('Tạo quy tắc gợi ý giá', 'Create a price rule'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: priceRuleForm,
    output: saved,
    refusals: [...formRefusals, 'tooManyPriceRules'],
    diary: say('Tạo quy tắc gợi ý giá {subject}', 'Created the price rule {subject}'),
    record,
    idempotency: 'optional',
  }),
  'price-rule/update': call({
    words: say('Sửa quy tắc gợi ý giá', 'Change a price rule'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, version, ...changesOf(priceRuleForm.shape) }),
    output: saved,
    refusals: [...formRefusals, 'priceRuleMissing', 'priceRuleChanged'],
    diary: say('Sửa quy tắc gợi ý giá {subject}', 'Changed the price rule {subject}'),
    record,
  }),
  'price-rule/delete': call({
    words: say('Xoá quy tắc gợi ý giá', 'Delete a price rule'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    refusals: ['priceRuleMissing'],
    diary: say('Xoá quy tắc gợi ý giá {subject}', 'Deleted the price rule {subject}'),
    record,
    tells: priceRuleForm,
  }),
  'price-rule/change-status': call({
    words: say('Bật hoặc tắt quy tắc gợi ý giá', 'Switch a price rule on or off'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id, active: field.flag(say('Đang bật', 'Switched on')) }),
    output: z.object({ id, active: z.boolean() }),
    refusals: ['priceRuleMissing'],
    diary: say('Bật hoặc tắt quy tắc gợi ý giá {subject}', 'Switched the price rule {subject} on or off'),
    record,
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
