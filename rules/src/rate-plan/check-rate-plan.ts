import { sharesDay } from '#days/date-range.ts'
import type { DateRange } from '#days/date-range.ts'

/** What a person enters about a rate plan, as far as the rules check it; money in minor units. */
export type RatePlanEntry = {
  readonly includedAdults: number
  readonly includedChildren: number
  readonly extraAdultPrice: number
  readonly extraChildPrice: number
  readonly extraBedPrice: number
  readonly minStay: number
  readonly maxStay: number | null
  readonly datesNotApplied: readonly DateRange[]
}

/** The guests that one room type takes, on which the plan is sold. */
export type RoomTypeGuests = { readonly maxAdults: number; readonly maxGuests: number }

/** A problem of one field of a rate plan; `index` is the place in the list of dates not applied. */
export type RatePlanProblem = {
  readonly field: keyof RatePlanEntry
  readonly reason: 'belowOne' | 'negative' | 'minOverMax' | 'overRoomGuests' | 'endsBeforeStart' | 'overlaps'
  readonly index?: number
}

/**
 * The checks across a rate plan's fields, and against the room types on which it is sold ("package guests cannot exceed room max guests").
 */
export const checkRatePlan = (entry: RatePlanEntry, roomTypes: readonly RoomTypeGuests[]): RatePlanProblem[] => [
  ...checkIncluded(entry, roomTypes),
  ...checkExtras(entry),
  ...checkStay(entry),
  ...checkDates(entry.datesNotApplied),
]

const checkIncluded = ({ includedAdults, includedChildren }: RatePlanEntry, roomTypes: readonly RoomTypeGuests[]): RatePlanProblem[] => {
  if (includedAdults < 1) return [{ field: 'includedAdults', reason: 'belowOne' }]
  if (includedChildren < 0) return [{ field: 'includedChildren', reason: 'negative' }]
  if (roomTypes.some((room) => includedAdults > room.maxAdults)) return [{ field: 'includedAdults', reason: 'overRoomGuests' }]
  const together = includedAdults + includedChildren
  return roomTypes.some((room) => together > room.maxGuests) ? [{ field: 'includedChildren', reason: 'overRoomGuests' }] : []
}

const checkExtras = (entry: RatePlanEntry): RatePlanProblem[] => {
  const fields = ['extraAdultPrice', 'extraChildPrice', 'extraBedPrice'] as const
  return fields.filter((field) => entry[field] < 0).map((field) => ({ field, reason: 'negative' }))
}

const checkStay = ({ minStay, maxStay }: RatePlanEntry): RatePlanProblem[] => {
  if (minStay < 1) return [{ field: 'minStay', reason: 'belowOne' }]
  if (maxStay === null) return []
  if (maxStay < 1) return [{ field: 'maxStay', reason: 'belowOne' }]
  return minStay > maxStay ? [{ field: 'minStay', reason: 'minOverMax' }] : []
}

const checkDates = (ranges: readonly DateRange[]): RatePlanProblem[] =>
  ranges.flatMap((range, index): RatePlanProblem[] => {
    if (range.to < range.from) return [{ field: 'datesNotApplied', reason: 'endsBeforeStart', index }]
    const meets = ranges.slice(0, index).some((other) => sharesDay(other, range))
    return meets ? [{ field: 'datesNotApplied', reason: 'overlaps', index }] : []
  })
