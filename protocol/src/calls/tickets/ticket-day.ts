import { z } from 'zod'
import { call } from '#call.ts'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { ticketMoney, ticketProductId as id, timeOfDay } from './ticket-product-fields.ts'

const read = { who: 'property', codes: ['AVAIL_RATE_1'] } as const
const change = { who: 'property', codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'] } as const
const money = z.int().nullable()

/** The most days that one change may reach. */
export const mostTicketDays = 731

const values = z.object({
  adultPrice: money,
  childPrice: money,
  seniorPrice: money,
  capacity: z.int().nullable(),
  stopSell: z.boolean(),
})

const cell = z.object({ day: z.iso.date(), slot: z.string() })

const wanted = {
  id,
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
  weekdays: named(say('Thứ trong tuần', 'Weekdays'), z.array(z.int().min(1).max(7)).min(1).max(7), { reads: 'weekday' }),
  slots: named(say('Khung giờ (không chọn là tất cả)', 'Slots (none is all)'), z.array(timeOfDay(say('Giờ', 'Time'))).max(24)).default([]),
  /** Only what is named is set; null goes back to what the product says. */
  set: z.strictObject({
    adultPrice: field.money(say('Giá người lớn', 'Adult price'), ticketMoney).nullable().optional(),
    childPrice: field.money(say('Giá trẻ em', 'Child price'), ticketMoney).nullable().optional(),
    seniorPrice: field.money(say('Giá người cao tuổi', 'Senior price'), ticketMoney).nullable().optional(),
    capacity: field.count(say('Số vé', 'Capacity'), { min: 0, max: 1_000_000 }).nullable().optional(),
    stopSell: field.flag(say('Ngừng bán', 'Stop sell')).optional(),
  }),
}

const filling = z.object({
  changes: z.array(cell.extend({ before: values, after: values })),
  equal: z.int(),
  oversold: z.array(cell.extend({ sold: z.int(), capacity: z.int() })),
})

const refusals = ['ticketProductMissing', 'ticketDaysWrong', 'ticketNothingToSet'] as const
const told = z.object({
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
  days: named(say('Số ngày và khung giờ đổi', 'Days and slots changed'), z.int()),
  ...wanted.set.shape,
})

/** The calendar of a product: prices, capacity and stop sell, day by day. */
export const ticketDayCalls = {
  'ticket-day/get': call({
    words: say('Lịch vé', 'Ticket calendar'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject({
      id: id.optional(),
      from: wanted.from.optional(),
      days: field.count(say('Số ngày', 'Days'), { min: 1, max: 62 }).default(31),
    }),
    /** Every product has its place; the days are those of the chosen one, of the first where none was chosen. */
    output: z.object({
      products: z.array(z.object({ id: z.uuid(), nameVi: z.string(), nameEn: z.string() })),
      today: z.iso.date(),
      product: z
        .object({
          id: z.uuid(),
          nameVi: z.string(),
          nameEn: z.string(),
          slots: z.array(z.string()),
          prices: z.object({ adult: z.int(), child: money, senior: money }),
          capacity: z.int(),
          active: z.boolean(),
        })
        .nullable(),
      days: z.array(
        cell.extend({
          open: z.boolean(),
          past: z.boolean(),
          own: values,
          prices: z.object({ adult: money, child: money, senior: money }),
          capacity: z.int(),
          sold: z.int(),
          stopSell: z.boolean(),
        }),
      ),
    }),
    refusals: ['ticketProductMissing'],
  }),
  'ticket-day/preview': call({
    words: say('Xem trước khi sửa lịch vé', 'Preview a change of the ticket calendar'),
    kind: 'read',
    method: 'POST',
    access: read,
    input: z.strictObject(wanted),
    output: filling,
    refusals,
  }),
  'ticket-day/set': call({
    words: say('Sửa lịch vé', 'Change the ticket calendar'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject(wanted),
    /** Null where everything was so already. */
    output: z.object({ operationId: z.uuid().nullable(), changed: z.int() }),
    refusals: [...refusals, 'ticketDaysOversold'],
    diary: say('Sửa lịch vé {subject}', 'Changed the ticket calendar of {subject}'),
    record: { kind: 'ticketProduct', id: 'id' },
    tells: told,
    idempotency: 'optional',
    stales: ['ticket-product'],
  }),
  'ticket-day/operations': call({
    words: say('Các lần sửa lịch vé', 'Changes of the ticket calendar'),
    kind: 'read',
    method: 'GET',
    access: read,
    input: z.strictObject({ id, ...field.page }),
    output: z.array(
      z.object({
        id: z.uuid(),
        at: z.string(),
        person: z.string(),
        from: z.iso.date(),
        to: z.iso.date(),
        changed: z.int(),
        set: wanted.set,
        /** Whether it undid an earlier one, and whether it was undone itself. */
        undoes: z.boolean(),
        undone: z.boolean(),
      }),
    ),
    list: true,
    refusals: [],
  }),
  'ticket-day/undo': call({
    words: say('Trả lại lần sửa lịch vé', 'Undo a change of the ticket calendar'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ operationId: field.id(say('Lần sửa', 'Change')) }),
    output: z.object({ id, operationId: z.uuid(), changed: z.int() }),
    refusals: ['ticketOperationMissing', 'ticketUndone', 'ticketDaysChangedSince', 'ticketDaysOversold'],
    diary: say('Trả lại lần sửa lịch vé {subject}', 'Undid a change of the ticket calendar of {subject}'),
    record: { kind: 'ticketProduct', id: 'id' },
    tells: told,
    stales: ['ticket-product'],
  }),
}
