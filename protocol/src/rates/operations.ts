import { z } from 'zod'
import {
  cellReason,
  nightField,
  nightPlace,
  nightValue,
  operationKinds,
  operationNo,
  origins,
  roomPlanId,
  roomTypeId,
} from './night-fields.ts'
import { named } from '#field.ts'
import { say } from '#say.ts'

/** An operation as the diary and the toast show it. */
export const operationHead = z.object({
  operationNo: z.int(),
  kind: z.enum(operationKinds),
  origin: z.enum(origins),
  person: z.string(),
  at: z.iso.datetime(),
  /** The number of nights (of a room type or room-plan) that it changed. */
  nights: z.int(),
  note: z.string(),
  /** The operation that this one undid, and the one that undid this one. */
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
})

const undoneNight = { ...nightPlace, field: nightField, now: nightValue, restored: nightValue }

/**
 * What undoing an operation would do: nights restored, nights that somebody changed since, nights that cannot be restored. Each list has at
 * most 500 entries; its count covers all.
 */
export const undoPreview = z.object({
  operation: operationHead,
  restores: z.int(),
  /** Skipped unless ticked. */
  changedSinceCount: z.int(),
  changedSince: z.array(z.object({ ...undoneNight, person: z.string(), at: z.iso.datetime(), operationNo })),
  refusedCount: z.int(),
  refused: z.array(z.object({ ...undoneNight, reason: cellReason, message: z.string() })),
})

/** The numbers of the person's own recent operations that can be undone and redone, the latest last. */
export const undoSteps = z.object({ undo: z.array(z.int()), redo: z.array(z.int()) })

const ticked = z.strictObject({ roomTypeId, roomPlanId: roomPlanId.nullable(), night: z.iso.date(), field: nightField })

export const undoInput = z.strictObject({
  operationNo,
  /** True also restores the nights that were changed since, a list only those nights; otherwise they stay as they are. */
  alsoChangedSince: named(
    say('Cả đêm đã đổi sau đó', 'Nights changed since as well'),
    z.union([z.boolean(), z.array(ticked).max(10_000)]),
  ).default(false),
})

/** What an undo did: its own number, the number of restored nights, and of those that stay as they are. */
export const undone = z.object({ operationNo: z.int(), undoes: z.int(), restored: z.int(), changedSince: z.int(), refused: z.int() })

/** Who set a night's fields, latest first. */
export const cellHistory = z.array(
  z.object({
    field: nightField,
    value: nightValue,
    before: nightValue,
    person: z.string(),
    at: z.iso.datetime(),
    origin: z.enum(origins),
    kind: z.enum(operationKinds),
    operationNo: z.int(),
    note: z.string(),
    undoes: z.int().nullable(),
  }),
)
