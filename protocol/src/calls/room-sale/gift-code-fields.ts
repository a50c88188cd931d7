import { everyWeekday } from '@innkeeper/rules/days/day'
import { giftCodeConditions } from '@innkeeper/rules/gift-code/gift-code-condition'
import { giftCodeAgents, giftCodeBases, giftCodeHotelScopes, giftCodeMethods } from '@innkeeper/rules/gift-code/gift-code'
import { travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import {
  giftCodeAgentWords,
  giftCodeBaseWords,
  giftCodeConditionWords,
  giftCodeMethodWords,
  giftCodeScopeWords,
} from '#words/sale/gift-code-words.ts'
import { travelAgentKindWords } from '#words/platform/travel-agent-words.ts'

/** The id of a gift code. */
export const giftCodeId = field.id(say('Mã quà tặng', 'Gift code'))
/** The version of the gift code that the person saw. */
export const giftCodeVersion = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
/** The codes that were made together. */
export const giftCodeBatch = field.id(say('Đợt tạo mã', 'Codes made together'))

const timeOfDay = (label: Saying) =>
  named(label, z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))
    .nullable()
    .default(null)
const optionalMoney = (label: Saying) => field.money(label).nullable().default(null)

/** The terms of a gift code: everything except the code itself. */
const giftCodeTerms = {
  nameVi: field.text(say('Tên chương trình tiếng Việt', 'Vietnamese name of the program'), { max: 255 }),
  nameEn: field.text(say('Tên chương trình tiếng Anh', 'English name of the program'), { max: 255 }),
  percentOrFixed: field.choice(say('Cách tính', 'By'), ['percent', 'amount'], {
    percent: say('Phần trăm', 'Percent'),
    amount: say('Số tiền', 'Amount'),
  }),
  value: explained(field.count(say('Mức giảm', 'Discount'), { min: 1, max: 100_000_000_000 }), { reads: { by: 'percentOrFixed' } }),
  maxDiscount: optionalMoney(say('Giảm nhiều nhất', 'Maximum discount')),
  takenFrom: field.choice(say('Giảm trên', 'Taken from'), giftCodeBases, giftCodeBaseWords).default('booking'),
  minOrder: field.money(say('Đơn tối thiểu', 'Minimum order'), { min: 0 }).default(0),
  maxOrder: optionalMoney(say('Đơn tối đa', 'Maximum order')),
  minRooms: field.count(say('Số phòng tối thiểu', 'Minimum rooms'), { min: 1, max: 30 }).default(1),
  maxRooms: field.count(say('Số phòng tối đa', 'Maximum rooms'), { min: 1, max: 30 }).nullable().default(null),
  validFrom: field.day(say('Dùng từ ngày', 'Valid from')),
  validTo: field.day(say('Dùng đến ngày', 'Valid until')).nullable().default(null),
  weekdays: named(say('Thứ trong tuần', 'Weekdays'), z.array(z.int().min(1).max(7)).min(1).max(7), { reads: 'weekday' }).default([
    ...everyWeekday,
  ]),
  timeFrom: timeOfDay(say('Từ giờ', 'From the hour')),
  timeTo: timeOfDay(say('Đến giờ', 'Until the hour')),
  forAgents: field.choice(say('Dành cho', 'For'), giftCodeAgents, giftCodeAgentWords).default('all'),
  agentKinds: named(say('Loại đại lý', 'Kinds of agents'), z.array(z.enum(travelAgentKinds)).max(3), {
    choices: travelAgentKindWords,
  }).default([]),
  agentIds: named(say('Đại lý', 'Agents'), z.array(z.uuid()).max(500), { names: 'travelAgent' }).default([]),
  methods: named(say('Cách thanh toán', 'Ways of paying'), z.array(z.enum(giftCodeMethods)).min(1).max(2), {
    choices: giftCodeMethodWords,
  }).default([...giftCodeMethods]),
  hotelScope: field.choice(say('Nơi dùng', 'Where it can be used'), giftCodeHotelScopes, giftCodeScopeWords).default('included'),
  hotels: named(say('Chỗ nghỉ', 'Properties'), z.array(z.uuid()).max(200)).default([]),
  onWebsite: explained(field.flag(say('Hiện trên website', 'Shown on the website')), {
    hint: say(
      'Khách thấy mã này ở trang đặt phòng của chỗ nghỉ và dùng bằng một nút. Mã tạo nhiều cùng lúc không hiện.',
      'Guests see the code where they book on your site, and use it by a button. Codes that were made many at once are not shown.',
    ),
  }).default(false),
  mostUses: field.count(say('Số lượt nhiều nhất', 'Most uses'), { min: 1, max: 1_000_000 }).nullable().default(null),
  active: field.flag(say('Đang bật', 'Switched on')).default(true),
} as const

/** A gift code as a form sends it. */
export const giftCodeForm = z.strictObject({
  code: named(
    say('Mã', 'Code'),
    z
      .string()
      .trim()
      .toUpperCase()
      .min(3)
      .max(30)
      .regex(/^[\dA-Z-]+$/),
    { hint: say('Chữ không dấu, số và gạch nối, từ 3 ký tự.', 'Letters without accents, digits and hyphens, from 3 characters.') },
  ),
  ...giftCodeTerms,
})

/** The maximum number of codes that are made at once. */
const mostCodesAtOnce = 10_000

/** A form for many gift codes that differ only in their code. */
export const giftCodesForm = z.strictObject({
  pattern: named(
    say('Mẫu mã', 'Pattern'),
    z
      .string()
      .trim()
      .toUpperCase()
      .min(3)
      .max(30)
      .regex(/^[\dA-Z#-]+$/),
    { hint: say('Mỗi # là một chữ hoặc số ngẫu nhiên: TET-######.', 'Each # is a random letter or digit: TET-######.') },
  ),
  count: field.count(say('Số mã', 'Number of codes'), { min: 1, max: mostCodesAtOnce }),
  ...giftCodeTerms,
})

/** A gift code as an answer has it. */
export const giftCodeRecord = z.object({
  ...giftCodeForm.shape,
  id: giftCodeId,
  version: giftCodeVersion,
  batchId: giftCodeBatch.nullable(),
  condition: field.choice(say('Tình trạng', 'Condition'), giftCodeConditions, giftCodeConditionWords),
  uses: z.int(),
  /** The number of bookings that ever used the code, including cancelled ones. */
  taken: z.int(),
  /** Whether the code has started; it can then only be extended, get more uses, or be stopped. */
  begun: z.boolean(),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
})
