import { z } from 'zod'

/** What a connected system is told of a room type’s night. */
export const toldRoomShape = z.object({
  /** The rooms that can still be sold. */
  available: z.int(),
  closed: z.boolean(),
  releaseDays: z.int().nullable(),
})

/** What a connected system is told of a plan’s night on a room type: as it is sold, whether it is set there or follows another plan. */
export const toldRateShape = z.object({
  /** In the smallest unit of the currency; null where there is none. */
  price: z.int().nullable(),
  stopSell: z.boolean(),
  cta: z.boolean(),
  ctd: z.boolean(),
  minStay: z.int().nullable(),
  maxStay: z.int().nullable(),
})

/** A field of a night that a connected system is told. */
const toldField = z.enum([...toldRoomShape.keyof().options, ...toldRateShape.keyof().options])

/** A field of a night that a connected system is told. */
export type ToldField = z.output<typeof toldField>

/** A field that a connected system has otherwise: a number, a flag or null as it is told, and whatever else it has as a text. */
export const toldDifference = z.strictObject({ field: toldField, theirs: z.union([z.int(), z.boolean(), z.string(), z.null()]) })
