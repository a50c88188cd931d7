import { daysBetween } from '#days/day.ts'
import type { Day } from '#days/day.ts'

/** How many nights one booking may cover. */
export const longestStay = 90

/** Why two days are not a stay, or null: the departure must be after the arrival, and at most `longestStay` nights after. */
export const whyNotStayDates = (checkIn: Day, checkOut: Day): 'departsBeforeArrival' | 'stayTooLong' | null => {
  const nights = daysBetween(checkIn, checkOut)
  if (nights < 1) return 'departsBeforeArrival'
  return nights > longestStay ? 'stayTooLong' : null
}
