import { rateFields, roomFields } from '@innkeeper/rules/rate/change'
import { z } from 'zod'
import { field, named } from '../field.ts'
import { cellRefusalKeys } from '../refusals/rates.ts'
import { say } from '../say.ts'

/** The fields of nights by the words that people read. */
export const nightFields = {
  price: named(say('Giá', 'Price'), field.money(say('Giá', 'Price')).nullable()),
  stopSell: field.flag(say('Ngừng bán', 'Stop sell')),
  cta: field.flag(say('Đóng ngày đến (CTA)', 'Closed to arrival (CTA)')),
  ctd: field.flag(say('Đóng ngày đi (CTD)', 'Closed to departure (CTD)')),
  minStay: named(say('Tối thiểu', 'Minimum stay'), z.int().min(1).max(999).nullable()),
  maxStay: named(say('Tối đa', 'Maximum stay'), z.int().min(1).max(999).nullable()),
  allotment: field.count(say('Số phòng bán', 'Allotment'), { min: 0, max: 9999 }),
  closed: field.flag(say('Đóng phòng', 'Closed')),
  releaseDays: named(say('Hạn chót đặt phòng (cut-off)', 'Release period (cut-off)'), z.int().min(0).max(365).nullable()),
}

export const roomTypeId = field.id(say('Loại phòng', 'Room type'))
export const roomPlanId = field.id(say('Gói bán', 'Sale package'))
export const night = field.day(say('Đêm', 'Night'))
export const operationNo = named(say('Số thao tác', 'Operation number'), z.int().min(1))

/** The number of the operation that last wrote a row; 0 where none did. */
export const version = named(say('Phiên bản', 'Version'), z.int().min(0))

/** Which field of a night: the first three are a room type's, the others a room-plan's. */
export const nightField = z.enum([...roomFields, ...rateFields])
export type NightField = z.infer<typeof nightField>

/** What a field of a night may hold: money in minor units, a count, a flag, or null for "nothing set". */
export const nightValue = z.union([z.int(), z.boolean(), z.null()])

/** A night's place: `roomPlanId` is null where the field is the room type's own. */
export const nightPlace = { roomTypeId: z.uuid(), roomPlanId: z.uuid().nullable(), night: z.iso.date() }

/** Why a night did not take a value: the key of a refusal, whose words stand in `message` in the caller's language. */
export const cellReason = z.enum(cellRefusalKeys)

/** Where an operation came from. */
export const origins = ['screen', 'batch', 'pms', 'agent'] as const

/** What an operation was. */
export const operationKinds = ['cell', 'paste', 'fill', 'batch', 'copy', 'push', 'undo'] as const
