import { firstOfMonth, isDay, type Day } from '@innkeeper/rules/days/day'
import { lastSettableNight } from '@innkeeper/rules/days/last-settable-night'

/** The month and the number of nights of a price calendar. */
export type CalendarAsked = { readonly month: Day; readonly nights: number }

/** Reads which month an address asks for; where it says nothing right, or a month that is not on sale, the month of today and one night. */
export const calendarAsked = (query: Readonly<Record<string, unknown>>, today: Day): CalendarAsked => {
  const first = `${String(query['month'])}-01`
  const month = isDay(first) && first >= firstOfMonth(today) && first <= lastSettableNight(today) ? first : firstOfMonth(today)
  const nights = Number(query['nights'])
  return { month, nights: Number.isInteger(nights) && nights >= 1 && nights <= mostNights ? nights : 1 }
}

/** Longer stays are asked for by their dates. */
const mostNights = 30
