import { addDays, daysBetween, weekdayOf, type Day } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'

/** How far back the grid looks, in days. */
const daysBack = 120

/** Nights of one block of the grid: blocks begin on Mondays. */
export const nightsOfBlock = 7

/** Nights read at a time: whole blocks of the grid. */
export const nightsOfPiece = nightsOfBlock * 8

/** How many nights of the past stand before today when the grid opens. */
export const nightsBefore = 2

/** The first and the last night of the grid on a day. */
export const endsOfGrid = (today: Day): { readonly first: Day; readonly last: Day } => {
  const back = addDays(today, -daysBack)
  return { first: addDays(back, 1 - weekdayOf(back)), last: lastSettableNight(today) }
}

/** The piece in which the grid opens: at a night, or a little before today. */
export const openingPiece = (today: Day, from: Day | null): { readonly from: Day; readonly to: Day } => {
  const { first, last } = endsOfGrid(today)
  const columns = daysBetween(first, last) + 1
  const at = Math.max(0, Math.min(columns - 1, daysBetween(first, from ?? addDays(today, -nightsBefore))))
  const begin = at - (at % nightsOfPiece)
  return { from: addDays(first, begin), to: addDays(first, Math.min(columns - 1, begin + nightsOfPiece - 1)) }
}
