import { addPercent } from '../money/percent.ts'
import { roundToStep } from '../money/round-to-step.ts'

/**
 * A new price: set to an amount, raised or lowered by an amount (minor units) or percent (basis points), then rounded
 * to a step (0 for none); or cleared, so that the room type's price counts again.
 */
export type PriceChange =
  | { readonly field: 'price'; readonly act: 'set'; readonly unit: 'amount'; readonly value: number; readonly roundTo: number }
  | {
      readonly field: 'price'
      readonly act: 'raise' | 'lower'
      readonly unit: 'amount' | 'percent'
      readonly value: number
      readonly roundTo: number
    }
  | { readonly field: 'price'; readonly act: 'clear' }

/** A new minimum or maximum stay in nights, or none. */
export type StayChange =
  | { readonly field: 'minStay' | 'maxStay'; readonly act: 'set'; readonly value: number }
  | { readonly field: 'minStay' | 'maxStay'; readonly act: 'clear' }

/** A restriction or the closed flag put on (close) or taken off (open). */
export type FlagChange = { readonly field: 'stopSell' | 'cta' | 'ctd' | 'closed'; readonly act: 'open' | 'close' }

/** A new allotment in rooms, set, raised or lowered. */
export type AllotmentChange = { readonly field: 'allotment'; readonly act: 'set' | 'raise' | 'lower'; readonly value: number }

/** A new release period in days, or none. */
export type ReleaseChange =
  | { readonly field: 'releaseDays'; readonly act: 'set'; readonly value: number }
  | { readonly field: 'releaseDays'; readonly act: 'clear' }

/** A change of one field of a room type's night. */
export type RoomChange = AllotmentChange | ReleaseChange | (FlagChange & { readonly field: 'closed' })

/** A change of one field of a room-plan's night. */
export type RateChange = PriceChange | StayChange | (FlagChange & { readonly field: 'stopSell' | 'cta' | 'ctd' })

/** A change of one field of a night. */
export type Change = RoomChange | RateChange

/** The fields that a change may touch. */
export type ChangeField = Change['field']

/** What a field of a night may hold. */
export type FieldValue = number | boolean | null

/** The fields of a room type's night that a person sets. */
export const roomFields = ['allotment', 'closed', 'releaseDays'] as const satisfies readonly RoomChange['field'][]

/** The fields of a room-plan's night that a person sets. */
export const rateFields = ['price', 'stopSell', 'cta', 'ctd', 'minStay', 'maxStay'] as const satisfies readonly RateChange['field'][]

/** The value that a change makes of the current one; a price that nobody set cannot be raised or lowered and stays null. */
export function applyChange(current: number | null, change: Change): FieldValue {
  if (change.act === 'clear') return null
  if (!('value' in change)) return change.act === 'close'
  if (change.act === 'set') return change.field === 'price' ? roundToStep(change.value, change.roundTo) : change.value
  if (change.field === 'price') return current === null ? null : movePrice(current, change)
  return (current ?? 0) + (change.act === 'raise' ? change.value : -change.value)
}

function movePrice(current: number, change: Extract<PriceChange, { readonly unit: unknown }>): number {
  const signed = change.act === 'lower' ? -change.value : change.value
  return roundToStep(change.unit === 'percent' ? addPercent(current, signed) : current + signed, change.roundTo)
}
