import { rateFields, roomFields } from '@innkeeper/rules/rate/night-fields'
import { z } from 'zod'
import { field, named } from '#field.ts'
import { say } from '#say.ts'
import {
  cellReason,
  night,
  nightField,
  nightPlace,
  nightValue,
  operationNo,
  roomPlanId,
  roomTypeId,
  someOfRateNight,
  someOfRoomNight,
  version,
} from './night-fields.ts'
import { mostNightsSaved } from './most-nights-saved.ts'
import { storedCells } from './stored-nights.ts'

/** The limits for a save of that many nights: the size of the body, and the time that it takes on a slow machine. */
export const saveLimits = { bodyBytes: 32 * 1024 * 1024, seconds: 60 }

const kind = field.choice(say('Cách nhập', 'How it was entered'), ['cell', 'paste', 'fill', 'suggestion']).default('cell')
const cells = <C extends z.ZodObject>(cell: C) =>
  named(say('Đêm của gói và loại phòng', 'Nights of packages and room types'), z.array(cell).min(1).max(mostNightsSaved))

/** Nights of room-plans with a new value of one field, and the version of each night that the person saw. */
export const rateCellsInput = <V extends z.ZodType>(value: V) =>
  z.strictObject({ kind, cells: cells(z.strictObject({ roomPlanId, night, value, seen: version })) })

/** Nights of room types with new values, and the version of each night that the person saw. */
export const roomCellsInput = <V extends z.ZodRawShape>(values: V) =>
  z.strictObject({ kind, cells: cells(z.strictObject({ roomTypeId, night, seen: version, ...values })) })

/** Several nights: each row has only the fields that change. */
export const mixedCellsInput = z.strictObject({
  kind,
  rates: named(
    say('Đêm của gói', 'Nights of packages'),
    z.array(z.strictObject({ roomPlanId, night, seen: version, ...someOfRateNight })).max(mostNightsSaved),
  ).default([]),
  rooms: named(
    say('Đêm của loại phòng', 'Nights of room types'),
    z.array(z.strictObject({ roomTypeId, night, seen: version, ...someOfRoomNight })).max(mostNightsSaved),
  ).default([]),
})

/** A field of a night that somebody changed after the person had read it. To overwrite it, send it again with `seen: version`. */
const collision = z.object({
  ...nightPlace,
  field: nightField,
  mine: nightValue,
  theirs: nightValue,
  /** The night's value before that change. */
  before: nightValue,
  person: z.string(),
  at: z.iso.datetime(),
  operationNo,
  version,
})

const refusedCell = z.object({ ...nightPlace, field: nightField, mine: nightValue, reason: cellReason, message: z.string() })

/** A room-plan's night as it is now; flags are 0 and 1 as in the grid. */
const freshRate = z.object({ roomPlanId: z.uuid(), night: z.iso.date(), version: z.int(), ...storedCells(rateFields) })

/** A room type's night as it is now. */
const freshRoom = z.object({ roomTypeId: z.uuid(), night: z.iso.date(), version: z.int(), sold: z.int(), ...storedCells(roomFields) })

/**
 * What a save did. `saved` counts written fields; a field that already had its value is neither saved nor refused. `fresh` are the rows
 * that others had changed since the person read them, as they are after this save. Every other row that was sent and not refused now has
 * `operationNo` as its version.
 */
export const savedCells = z.object({
  operationNo: z.int().nullable(),
  saved: z.int(),
  collided: z.array(collision),
  refused: z.array(refusedCell),
  fresh: z.object({ rates: z.array(freshRate), rooms: z.array(freshRoom) }),
})
export type SavedCells = z.infer<typeof savedCells>
