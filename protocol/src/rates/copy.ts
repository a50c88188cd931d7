import { holidayIds, holidayNames } from '@innkeeper/rules/days/calendar/holidays'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { appliedBatch, batchPreview } from './batch.ts'
import { nightField, roomPlanId, roomTypeId } from './night-fields.ts'

const to = { from: field.day(say('Chép vào từ đêm', 'Onto the nights from')), to: field.day(say('Đến đêm', 'To')) }
const year = (label: Saying) => named(label, z.int().min(2001).max(2100))
const nightsAround = (label: Saying) => named(label, z.int().min(0).max(30)).default(0)

/** Which nights are copied onto which: see `CopiedDays` in the rules. */
const copiedDays = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('weekday'),
    sourceFrom: field.day(say('Chép từ đêm', 'Copy the nights from')),
    sourceTo: field.day(say('Đến đêm', 'To')),
    ...to,
  }),
  z.strictObject({
    by: z.literal('holiday'),
    holiday: field.choice(say('Ngày lễ', 'Holiday'), holidayIds, holidayNames),
    fromYear: year(say('Của năm', 'Of the year')),
    toYear: year(say('Sang năm', 'To the year')),
    before: nightsAround(say('Số đêm trước lễ', 'Nights before')),
    after: nightsAround(say('Số đêm sau lễ', 'Nights after')),
  }),
  z.strictObject({ by: z.literal('lastYear'), ...to }),
])

/** How copied prices move: percent in basis points, amount in minor units, then rounded to a step. */
const step = z.strictObject({
  act: z.enum(['raise', 'lower']),
  unit: z.enum(['amount', 'percent']),
  value: named(say('Mức tăng giảm', 'Step'), z.int().min(0).max(100_000_000_000)),
  roundTo: named(say('Làm tròn đến', 'Round to'), z.int().min(0).max(1_000_000_000)).default(0),
})

/** Nights copied onto others: which, where, which fields of them, and by how much prices move. */
export const copyInput = z.strictObject({
  days: named(say('Các đêm', 'Nights'), copiedDays),
  roomTypeIds: named(say('Loại phòng', 'Room types'), z.array(roomTypeId).max(500)).default([]),
  roomPlanIds: named(say('Gói bán', 'Sale packages'), z.array(roomPlanId).max(1000)).default([]),
  fields: named(say('Chép những gì', 'What is copied'), z.array(nightField).min(1).max(9)),
  step: named(say('Tăng giảm giá', 'Price step'), step.nullable()).default(null),
  /** True leaves nights that refuse a value as they are; otherwise one such night refuses everything. */
  leaveRefused: field.flag(say('Bỏ qua đêm không nhận', 'Leave out nights that refuse')).default(false),
})

/** A copy to be applied; `expect` is the preview's `hash`: if nights have changed since, the copy is refused. */
export const applyCopyInput = copyInput.extend({
  note: field.note(say('Ghi chú', 'Note'), { max: 255 }).default(''),
  expect: field.text(say('Mã bản xem trước', 'Preview code'), { max: 64, min: 0 }).optional(),
})

/** What a copy would do, and from where: nights `from` to `to` are copied from as many nights that start at `source`. */
export const copyPreview = batchPreview.extend({
  /** At most 60; `moreSources` says how many were left out. */
  sources: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), source: z.iso.date() })),
  moreSources: z.int(),
  /** Nights (of a room type or room-plan) that have nothing to copy. */
  unset: z.int(),
})

/** What an applied copy did. */
export const appliedCopy = appliedBatch

/**
 * The far edge of the nights that can be set: the first night from which no active room type has rooms on sale, and how many nights stay
 * without; null where rooms are on sale up to a month before the last night.
 */
export const farEdge = z.object({ lastNight: z.iso.date(), empty: z.object({ from: z.iso.date(), nights: z.int() }).nullable() })
