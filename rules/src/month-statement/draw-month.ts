import { holdsRooms, type BookingState } from '#booking/booking-states.ts'
import { revenueStates } from '#booking/revenue-states.ts'
import { addMonths, firstOfMonth, type Day } from '#days/day.ts'

/** The booking of an agent as a month sees it; `fee` is what its end costs by its terms. Amounts are in minor units. */
export type MonthBooking = {
  readonly state: BookingState
  /** The day that decides the month: of check-out, or of the visit. */
  readonly serviceDay: Day
  readonly total: number
  readonly paid: number
  readonly fee: number
  readonly onCredit: boolean
  /** What its lines of earlier months add up to; null where it has none. */
  readonly drawn: number | null
  /** Whether one of its lines is not agreed yet: then what changed is drawn up anew there. */
  readonly hasOpenLine: boolean
}

/** Why a line stands in a month. */
export const monthReasons = ['month', 'late', 'changed'] as const

/** Why a line stands in a month. */
export type MonthReason = (typeof monthReasons)[number]

/** What a month does with a booking: a new line of this amount, or its open line by so much more or less. */
export type MonthDraw =
  | { readonly act: 'line'; readonly reason: MonthReason; readonly amount: number }
  | { readonly act: 'redraw'; readonly by: number }

/** The month that is drawn up next: the one after the last, or the one that has just ended; null until the last one has ended. */
export const monthToDraw = (last: Day | null, today: Day): Day | null => {
  const ended = addMonths(firstOfMonth(today), -1)
  const next = last === null ? ended : addMonths(last, 1)
  return next <= ended ? next : null
}

/** What a booking costs its agent: its total while it lives, its fee once it has ended; nothing before anything was paid or agreed. */
export const worthInMonth = ({ state, total, fee }: Pick<MonthBooking, 'state' | 'total' | 'fee'>): number => {
  if (!holdsRooms(state)) return fee
  return revenueStates.includes(state) ? total : 0
}

/** What a booking brings the platform: its commission while its guests stay or have stayed; one that has ended brings none. */
export const commissionInMonth = ({ state, commission }: { readonly state: BookingState; readonly commission: number | null }): number =>
  revenueStates.includes(state) ? (commission ?? 0) : 0

/** A month that is drawn up, and the first that ever was at the property. */
export type MonthAt = { readonly month: Day; readonly first: Day }

/**
 * What a month does with a booking; null for nothing. The day of check-out decides, of tickets the day of the visit. A booking of an earlier month that has no line comes late;
 * from before the first month only what is still owed on credit comes in, because nothing else would ever settle it.
 */
export const drawOf = (booking: MonthBooking, { month, first }: MonthAt): MonthDraw | null => {
  const worth = worthInMonth(booking)
  const by = worth - (booking.drawn ?? 0)
  if (booking.serviceDay >= addMonths(month, 1) || by === 0) return null
  if (booking.hasOpenLine) return { act: 'redraw', by }
  if (booking.drawn !== null) return { act: 'line', reason: 'changed', amount: by }
  if (booking.serviceDay < first && !(booking.onCredit && booking.paid < worth)) return null
  return { act: 'line', reason: booking.serviceDay >= month ? 'month' : 'late', amount: worth }
}
