import { giftCodeConditions } from '@innkeeper/rules/gift-code/gift-code-condition'
import { z } from 'zod'
import { call } from '#call.ts'
import { historyOfOne } from '#diary/history.ts'
import { field, named } from '#field.ts'
import { recordCalls } from '#record-calls.ts'
import { say } from '#say.ts'
import { sortedBy } from '#sorted-by.ts'
import { giftCodeConditionWords } from '#words/sale/gift-code-words.ts'
import {
  giftCodeBatch,
  giftCodeForm,
  giftCodeId as id,
  giftCodeRecord,
  giftCodesForm,
  giftCodeVersion as version,
} from './gift-code-fields.ts'

const read = { who: 'property', codes: ['GIFT_CODE_1'] } as const
const change = { who: 'property', codes: ['GIFT_CODE_1', 'GIFT_CODE_2'] } as const
const termRefusals = [
  'giftCodeFieldNeeded',
  'giftCodeHotelNeeded',
  'giftCodeHotelMissing',
  'giftCodeAgentMissing',
  'giftCodeMostUnderLeast',
  'giftCodeSlotEmpty',
  'percentOverWhole',
  'datesEndBeforeStart',
] as const
const choice = z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string() })

/** The fields that gift codes can be sorted by; by default the newest comes first. */
export const giftCodeSorts = ['name', 'code', 'validTo', 'uses'] as const

const filter = {
  ...sortedBy(giftCodeSorts),
  text: field.text(say('Tên hoặc mã', 'Name or code'), { max: 100, min: 0 }).default(''),
  condition: field.choice(say('Tình trạng', 'Condition'), giftCodeConditions, giftCodeConditionWords).optional(),
  batchId: giftCodeBatch.optional(),
} as const

const giftCodes = recordCalls({
  read,
  change,
  id,
  version,
  form: giftCodeForm,
  row: giftCodeRecord,
  kind: 'giftCode',
  missing: 'giftCodeMissing',
  changed: 'giftCodeChanged',
})

/** The calls of gift codes. */
export const giftCodeCalls = {
  'giftcode/history': historyOfOne(say('Lịch sử mã quà tặng', 'History of a gift code'), read, id),
  'giftcode/get-list': giftCodes.list({ words: say('Danh sách mã quà tặng', 'Gift codes'), filter }),
  'giftcode/search': call({
    words: say('Tìm mã quà tặng', 'Search the gift codes'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({ text: field.text(say('Tên hoặc mã', 'Name or code'), { min: 2, max: 100 }) }),
    /** The first twenty that match the text, the newest first. */
    output: z.array(giftCodeRecord.pick({ id: true, code: true, nameVi: true, nameEn: true, condition: true })),
    refusals: [],
  }),
  'giftcode/export': giftCodes.file({ words: say('Xuất mã quà tặng', 'Export the gift codes'), filter }),
  'giftcode/detail': giftCodes.detail(say('Chi tiết mã quà tặng', 'Gift code')),
  'giftcode/get-choices': call({
    words: say('Chỗ nghỉ và đại lý để chọn', 'Properties and agents to choose from'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({}),
    /** This property, for its owner also the owner's other properties; and the linked agents. */
    output: z.object({ here: z.uuid(), hotels: z.array(choice), agents: z.array(choice), today: z.iso.date() }),
    refusals: [],
  }),
  'giftcode/create': giftCodes.create({
    words: say('Tạo mã quà tặng', 'Create a gift code'),
    diary: say('Tạo mã quà tặng {subject}', 'Created the gift code {subject}'),
    refusals: [...termRefusals, 'giftCodeTaken'],
  }),
  'giftcode/create-many': call({
    words: say('Tạo nhiều mã quà tặng', 'Create many gift codes'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: giftCodesForm,
    output: z.object({ batchId: giftCodeBatch, count: z.int() }),
    refusals: [...termRefusals, 'giftCodePatternShort'],
    diary: say('Tạo nhiều mã quà tặng {subject}', 'Created many gift codes {subject}'),
    record: { kind: 'giftCode' },
    idempotency: 'optional',
    limits: { perMinute: 60 },
  }),
  'giftcode/update': giftCodes.update({
    words: say('Sửa mã quà tặng', 'Change a gift code'),
    diary: say('Sửa mã quà tặng {subject}', 'Changed the gift code {subject}'),
    refusals: [...termRefusals, 'giftCodeTaken', 'giftCodeBegun', 'giftCodeEndsEarlier', 'giftCodeUsedMore'],
  }),
  'giftcode/delete': giftCodes.delete({
    words: say('Xoá mã quà tặng', 'Delete a gift code'),
    diary: say('Xoá mã quà tặng {subject}', 'Deleted the gift code {subject}'),
    refusals: ['giftCodeInUse'],
  }),
  'giftcode/deactivate-all': call({
    words: say('Dừng mọi mã quà tặng', 'Stop all gift codes'),
    kind: 'change',
    method: 'POST',
    access: change,
    /** With `batchId` only the codes that were made together, otherwise all codes of the property. */
    input: z.strictObject({ batchId: giftCodeBatch.optional() }),
    output: z.object({ count: z.int() }),
    refusals: [],
    diary: say('Dừng mã quà tặng {subject}', 'Stopped gift codes {subject}'),
    record: { kind: 'giftCode' },
    tells: z.object({ count: named(say('Số mã', 'Codes'), z.int()) }),
  }),
}
