import { byField, rateFields, roomFields, type NightFieldName } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { cellRefusalKeys } from '#refusals/rates.ts'
import { say } from '#say.ts'
import { nightFieldNames } from '#words/sale/night-field-names.ts'

/** The values that a person may send for each field of a night; null is "nothing set". */
export const nightFields = {
  price: named(nightFieldNames.price, field.money(nightFieldNames.price).nullable()),
  stopSell: field.flag(nightFieldNames.stopSell),
  cta: field.flag(nightFieldNames.cta),
  ctd: field.flag(nightFieldNames.ctd),
  minStay: named(nightFieldNames.minStay, z.int().min(1).max(999).nullable()),
  maxStay: named(nightFieldNames.maxStay, z.int().min(1).max(999).nullable()),
  allotment: field.count(nightFieldNames.allotment, { min: 0, max: 9999 }),
  closed: field.flag(nightFieldNames.closed),
  releaseDays: named(nightFieldNames.releaseDays, z.int().min(0).max(365).nullable()),
} satisfies Record<NightFieldName, z.ZodType>

const some = z.object(nightFields).partial()

/** The fields of a room type's night; one that is left out is not changed. */
export const someOfRoomNight = some.pick(byField(roomFields, () => true as const)).shape

/** The fields of a room-plan's night; one that is left out is not changed. */
export const someOfRateNight = some.pick(byField(rateFields, () => true as const)).shape

export const roomTypeId = field.id(say('Loại phòng', 'Room type'))
export const roomPlanId = field.id(say('Gói bán', 'Sale package'))
export const night = field.day(say('Đêm', 'Night'))
export const operationNo = named(say('Số thao tác', 'Operation number'), z.int().min(1))

/** The number of the operation that last wrote a row; 0 where none did. */
export const version = named(say('Phiên bản', 'Version'), z.int().min(0))

/** Which field of a night: first those of room types, then those of room-plans. */
export const nightField = z.enum([...roomFields, ...rateFields])

/** What a field of a night may hold: money in minor units, a count, a flag, or null for "nothing set". */
export const nightValue = z.union([z.int(), z.boolean(), z.null()])

/** The place of a night: `roomPlanId` is null where the field belongs to the room type. */
export const nightPlace = { roomTypeId: z.uuid(), roomPlanId: z.uuid().nullable(), night: z.iso.date() }

/** Why a night did not take a value: the key of a refusal; `message` has its words in the caller's language. */
export const cellReason = z.enum(cellRefusalKeys)

/** The sources of an operation. */
export const origins = ['screen', 'batch', 'excel', 'pms', 'agent'] as const

/** The kinds of operation. */
export const operationKinds = ['cell', 'paste', 'fill', 'batch', 'copy', 'workbook', 'suggestion', 'push', 'undo'] as const
