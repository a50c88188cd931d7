import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import { nightFieldNames } from '#words/sale/night-field-names.ts'
import {
  cellReason,
  night,
  nightField,
  nightPlace,
  nightValue,
  roomPlanId,
  roomTypeId,
  someOfRateNight,
  someOfRoomNight,
} from './night-fields.ts'

const amount = named(say('Số tiền', 'Amount'), z.int().min(1).max(100_000_000_000))
const roundTo = named(say('Làm tròn đến', 'Round to'), z.int().min(0).max(1_000_000_000)).default(0)

/** A new price: set, raised or lowered (percent in basis points, amount in minor units), rounded to a step, or cleared. */
const priceChange = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('set'), value: amount, roundTo }),
  z.strictObject({ act: z.enum(['raise', 'lower']), unit: z.enum(['amount', 'percent']), value: amount, roundTo }),
  z.strictObject({ act: z.literal('clear') }),
])

const allotmentChange = z.strictObject({
  act: z.enum(['set', 'raise', 'lower']),
  value: field.count(say('Số phòng', 'Rooms'), { min: 0, max: 9999 }),
})

/** Each field that changes; a field that is left out stays unchanged. Null clears. */
const changes = z.strictObject({
  ...someOfRateNight,
  ...someOfRoomNight,
  price: named(nightFieldNames.price, priceChange).optional(),
  allotment: named(nightFieldNames.allotment, allotmentChange).optional(),
})

const interval = z.strictObject({
  from: field.day(say('Từ ngày', 'From')),
  to: field.day(say('Đến ngày', 'To')),
  weekdays: named(say('Thứ trong tuần', 'Weekdays'), z.array(z.int().min(1).max(7)).min(1).max(7)).default([1, 2, 3, 4, 5, 6, 7]),
})

/**
 * A batch: intervals with weekdays (1 Monday to 7 Sunday), the places, and the changes. Plan fields apply to `roomPlanIds`, room fields to
 * `roomTypeIds`.
 */
export const batchInput = z.strictObject({
  intervals: named(say('Khoảng ngày', 'Date ranges'), z.array(interval).min(1).max(50)),
  roomTypeIds: named(say('Loại phòng', 'Room types'), z.array(roomTypeId).max(500)).default([]),
  roomPlanIds: named(say('Gói bán', 'Sale packages'), z.array(roomPlanId).max(1000)).default([]),
  changes: named(say('Thay đổi', 'Changes'), changes),
  /** Nights with a different price than `changes` gives, because a person corrected them in the preview. */
  fixes: named(say('Giá sửa riêng', 'Prices corrected'), z.array(z.strictObject({ roomPlanId, night, price: amount })).max(1000)).default(
    [],
  ),
})

/** A batch to be applied; `expect` is the preview's `hash`: if nights have changed since, the batch is refused. */
export const applyInput = batchInput.extend({
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
  expect: field.text(say('Mã bản xem trước', 'Preview code'), { max: 64, min: 0 }).optional(),
})

const outcome = z.enum(['change', 'equal', 'skipped', 'refused'])

/**
 * Nights of one interval with the same result: `from` and `to` are the first and last of them, `weekdays` those that occur, `missing` the
 * number of nights between them on those weekdays with another result (the first five in `except`).
 */
const run = z.object({
  interval: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
  nights: z.int(),
  weekdays: z.array(z.int()),
  missing: z.int(),
  except: z.array(z.iso.date()),
  outcome,
  before: nightValue,
  /** The new value; for `equal` the old one, for `skipped` and `refused` the requested one. */
  after: nightValue,
  reason: cellReason.nullable(),
  message: z.string(),
})

const outcomes = { change: z.int(), equal: z.int(), skipped: z.int(), refused: z.int() }

/** What a batch would do. Counts are of fields of nights; `nights` counts the nights (of a room type or room-plan) that change at all. */
export const batchPreview = z.object({
  hash: z.string(),
  /** Whether it may be applied: it changes something and nothing refuses it. */
  allowed: z.boolean(),
  nights: z.int(),
  ...outcomes,
  /** Nights of derived plans whose price follows a price that changes. */
  derived: z.int(),
  reasons: z.array(
    z.object({ outcome: z.enum(['skipped', 'refused']), field: nightField, reason: cellReason, count: z.int(), message: z.string() }),
  ),
  groups: z.array(
    z.object({
      roomTypeId: z.uuid(),
      roomPlanId: z.uuid().nullable(),
      field: nightField,
      ...outcomes,
      /** At most 40; `moreRuns` says how many were left out. */
      runs: z.array(run),
      moreRuns: z.int(),
    }),
  ),
  /** New prices that seem to have a zero too many or too few compared with their row; at most 200 nights. */
  warnings: z.array(
    z.object({
      ...nightPlace,
      price: z.int(),
      before: z.int().nullable(),
      median: z.int(),
      looks: z.enum(['zeroLong', 'zeroShort']),
      suggested: z.int(),
    }),
  ),
})
export type BatchPreview = z.infer<typeof batchPreview>

/** What an applied batch did; `operationNo` is null where every night already held its value. */
export const appliedBatch = z.object({ operationNo: z.int().nullable(), nights: z.int(), ...outcomes })
