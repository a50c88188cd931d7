import { daysBetween } from '../days/day.ts'
import type { Day } from '../days/day.ts'

/** How many nights one booking may cover. */
export const longestStay = 90

/** Why two days are no stay at all, or null: the departure comes after the arrival, and at most `longestStay` nights after. */
export function whyNotStayDates(checkIn: Day, checkOut: Day): 'departsBeforeArrival' | 'stayTooLong' | null {
  const nights = daysBetween(checkIn, checkOut)
  if (nights < 1) return 'departsBeforeArrival'
  return nights > longestStay ? 'stayTooLong' : null
}
