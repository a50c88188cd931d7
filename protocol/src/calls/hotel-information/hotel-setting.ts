import { currencies } from '@innkeeper/rules/money/currency'
import { taxChoices } from '@innkeeper/rules/price/tax'
import { promotionModes } from '@innkeeper/rules/promotion/promotion-mode'
import { z } from 'zod'
import { historyOf } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { namesOf, promotionWords, stayMinimums, stayWords, taxWords } from '#words/property/hotel-config-words.ts'

const timeOfDay = (label: Saying) => named(label, z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u))

const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))

/** The general configuration of a property, as its table has it. */
export const hotelConfigFields = z.strictObject({
  checkInFrom: timeOfDay(say('Nhận phòng từ', 'Check-in from')),
  checkOutUntil: timeOfDay(say('Trả phòng đến', 'Check-out until')),
  currency: field.choice(say('Tiền tệ', 'Currency'), currencies),
  taxChoice: named(say('Thuế và phí', 'Tax and service charge'), z.literal(taxChoices), { choices: namesOf(taxWords) }),
  childAgeLimit: named(say('Trẻ em là dưới', 'Children are under'), z.int().min(1).max(18), { unit: say('tuổi', 'years') }),
  weekendNights: named(say('Đêm cuối tuần', 'Weekend nights'), z.array(z.int().min(1).max(7)).max(7), { reads: 'weekday' }),
  promotionMode: named(say('Khi nhiều khuyến mãi gặp nhau', 'When several promotions meet'), z.enum(promotionModes), {
    choices: namesOf(promotionWords),
  }),
  stayMinimum: named(say('Số đêm tối thiểu tính theo', 'Minimum stay counted by'), z.enum(stayMinimums), {
    choices: namesOf(stayWords),
  }),
  timeZone: field.text(say('Múi giờ', 'Time zone'), { max: 64 }),
  paymentHours: named(say('Giữ phòng chờ thanh toán', 'Hold unpaid rooms'), z.int().min(1).max(720), {
    unit: say('giờ', 'hours'),
  }),
})

/** The general configuration as a form sends it, with the version that was seen. */
export const hotelConfigForm = z.strictObject({ version, ...hotelConfigFields.shape })

const taxRate = z.object({
  kind: z.enum(['vat', 'serviceCharge']),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  basisPoints: z.int(),
})

/** The number of amounts in the property's currency: while there are any, the currency cannot change. */
const amounts = z.object({ roomTypes: z.int(), plans: z.int(), policies: z.int(), credits: z.int() })

const access = { who: 'property', codes: ['GENERAL_CONFIG_1'] } as const

export const hotelSettingCalls = {
  'hotel-setting/history': historyOf(say('Lịch sử cấu hình chung', 'History of the general configuration'), access),
  'hotel-setting/general-info': call({
    words: say('Cấu hình chung', 'General configuration'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({}),
    output: z.object({
      ...hotelConfigForm.shape,
      changedAt: z.string(),
      changedBy: z.string(),
      /** When it was first saved; null until then. */
      configuredAt: z.string().nullable(),
      taxRates: z.array(taxRate),
      amounts,
    }),
    refusals: [],
  }),
  'hotel-setting/weekend-effect': call({
    words: say('Số đêm đổi giá khi đổi đêm cuối tuần', 'How many prices other weekend nights would change'),
    kind: 'read',
    method: 'POST',
    access,
    input: z.strictObject({ weekendNights: hotelConfigFields.shape.weekendNights }),
    /** Future nights without a price set by hand, on room types with a weekend price. */
    output: z.object({ nights: z.int(), roomTypes: z.int() }),
    refusals: [],
  }),
  'hotel-setting/update': call({
    words: say('Lưu cấu hình chung', 'Save the general configuration'),
    kind: 'change',
    method: 'POST',
    access: { who: 'property', codes: ['GENERAL_CONFIG_1', 'GENERAL_CONFIG_2'] },
    input: z.strictObject({ version, ...changesOf(hotelConfigFields.shape) }),
    output: z.object({ version }),
    refusals: ['currencyHasPrices', 'configChanged', 'timeZoneUnknown'],
    diary: say('Sửa cấu hình chung', 'Changed the general configuration'),
    record: { kind: 'hotelConfig' },
    stales: ['login', 'room', 'room-plan', 'plan', 'promotion', 'agent-terms', 'info'],
  }),
}
