import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { say } from '#say.ts'
import { monthAgent, monthLineShape } from '#shapes/monthly-statement.ts'
import { monthFile, monthFileAsked } from '#shapes/monthly-file.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { bookingCommission } from '../manage/booking.ts'

const access = { who: 'administrator' } as const

const hotelId = field.id(say('Chỗ nghỉ', 'Property'))
const month = explained(field.day(say('Tháng', 'Month')), { hint: say('Một ngày bất kỳ của tháng.', 'Any day of the month.') })
const currency = named(say('Tiền tệ', 'Currency'), z.enum(currencies))

/** A month of a property with all of its agents: a month is open while one of them has not agreed on everything. */
const propertyMonth = z.object({
  property: z.object({ id: z.uuid(), code: z.string(), name: nameShape }),
  month: z.iso.date(),
  currency: z.enum(currencies),
  state: z.enum(['open', 'agreed']),
  agents: z.int(),
  agreedAgents: z.int(),
  lines: z.int(),
  disputed: z.int(),
  /** What the bookings cost less what was taken off, in minor units. */
  amount: z.int(),
  /** What the bookings bring the platform, and how much of it stands on lines that both sides agreed on. */
  commission: z.int(),
  agreedCommission: z.int(),
})

const oneAgent = z.object({
  id: z.uuid(),
  agent: monthAgent,
  ...propertyMonth.pick({ state: true, lines: true, disputed: true, amount: true, commission: true, agreedCommission: true }).shape,
})

const { paid: _paid, left: _left, carried: _carried, ...line } = monthLineShape

/** What the platform reads of the months of all properties: its commission, as the contract said it on the day of each booking. */
export const platformMonthCalls = {
  'supplier/booking/monthly-all': call({
    words: say('Đối soát tháng của mọi chỗ nghỉ', 'Monthly statements of all properties'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      hotelId: hotelId.optional(),
      month: month.optional(),
      state: field.choice(say('Trạng thái', 'Status'), propertyMonth.shape.state.options).optional(),
      ...field.page,
    }),
    /** The last month comes first. */
    output: z.array(propertyMonth),
    list: true,
    refusals: [],
  }),
  'supplier/booking/monthly-detail': call({
    words: say('Đối soát tháng của một chỗ nghỉ', 'A month of a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ hotelId, month, currency }),
    output: propertyMonth.extend({ statements: z.array(oneAgent) }),
    refusals: [],
  }),
  'supplier/booking/monthly-lines': call({
    words: say('Các dòng đối soát tháng của một chỗ nghỉ', 'Lines of a month of a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ hotelId, month, currency, ...field.page }),
    /** What is disputed comes first, then in the order of check-out. */
    output: z.array(z.object({ ...line, agent: monthAgent, commission: bookingCommission.nullable() })),
    list: true,
    refusals: [],
  }),
  'supplier/booking/monthly-file': call({
    words: say('Tải đối soát tháng của một chỗ nghỉ', 'Download a month of a property'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ hotelId, month, currency, ...monthFileAsked }),
    output: monthFile,
    dear: true,
    refusals: ['tooManyRows'],
    limits: { perMinute: 60, seconds: 60 },
  }),
}
