import { addPercent } from '#money/percent.ts'
import { roundToStep } from '#money/round-to-step.ts'
import type { CountField, FlagField } from './night-fields.ts'

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

/** A new count, such as a minimum stay in nights or a release period in days, or none. */
export type CountChange =
  | { readonly field: CountField; readonly act: 'set'; readonly value: number }
  | { readonly field: CountField; readonly act: 'clear' }

/** A restriction or the closed flag put on (close) or taken off (open). */
export type FlagChange = { readonly field: FlagField; readonly act: 'open' | 'close' }

/** A new allotment in rooms, set, raised or lowered. */
export type AllotmentChange = { readonly field: 'allotment'; readonly act: 'set' | 'raise' | 'lower'; readonly value: number }

/** A change of one field of a night. */
export type Change = PriceChange | CountChange | FlagChange | AllotmentChange

/** What a field of a night may hold. */
export type FieldValue = number | boolean | null

/** The value after a change; a price that was never set cannot be raised or lowered and stays null. */
export const applyChange = (current: number | null, change: Change): FieldValue => {
  if (change.act === 'clear') return null
  if (!('value' in change)) return change.act === 'close'
  if (change.act === 'set') return change.field === 'price' ? roundToStep(change.value, change.roundTo) : change.value
  if (change.field === 'price') return current === null ? null : movePrice(current, change)
  return (current ?? 0) + (change.act === 'raise' ? change.value : -change.value)
}

const movePrice = (current: number, change: Extract<PriceChange, { readonly unit: unknown }>): number => {
  const signed = change.act === 'lower' ? -change.value : change.value
  return roundToStep(change.unit === 'percent' ? addPercent(current, signed) : current + signed, change.roundTo)
}
