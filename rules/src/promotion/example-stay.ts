import { addDays, eachDay, type Day } from '#days/day.ts'
import { isOnNight, type NightTerms } from './nights-of-promotion.ts'
import type { Promotion } from './promotion.ts'

/** The terms of a promotion that decide which stays an example can show. */
export type ExampleTerms = Pick<Promotion, 'type' | 'daysBefore' | 'buy' | 'free' | 'counted' | 'minNights'> & NightTerms

/** When a stay begins, and how many nights and rooms it has. */
export type ExampleStay = { readonly checkIn: Day; readonly nights: number; readonly rooms: number }

/** How far ahead an example looks: as far as prices can be set. */
const horizon = 729
/** How far ahead an example starts where the terms do not say otherwise. */
const usuallyAhead = 30
const usualNights = 3

/** The arrivals, booked today, whose first night a promotion's own terms allow, in their order. */
export const allowedArrivals = (terms: ExampleTerms, today: Day): Day[] => {
  const [soonest, latest] = [terms.type === 'earlyBird' ? daysOf(terms) : 0, terms.type === 'lastMinute' ? daysOf(terms) : horizon]
  const last = Math.min(latest, horizon)
  return soonest > last ? [] : eachDay(addDays(today, soonest), addDays(today, last)).filter((day) => isOnNight(terms, day))
}

/** The shortest stay with the fewest rooms to which a promotion applies. */
export const leastStay = ({ type, buy, free, counted, minNights }: ExampleTerms): Omit<ExampleStay, 'checkIn'> => {
  const bought = (buy ?? 0) + (type === 'quantity' ? (free ?? 0) : 0)
  const ofRooms = type === 'quantityTotal' || (type === 'quantity' && counted === 'rooms')
  const ofNights = type === 'quantity' && !ofRooms
  return { nights: Math.max(minNights, ofNights ? bought : 1), rooms: ofRooms ? Math.max(bought, 1) : 1 }
}

/**
 * A stay, booked today, on which a promotion shows what it does: about a month ahead where its terms allow that, else on the first day
 * that they allow.
 */
export const exampleStay = (terms: ExampleTerms, today: Day): ExampleStay => {
  const usual = addDays(today, usuallyAhead)
  const arrivals = allowedArrivals(terms, today)
  const { nights, rooms } = leastStay(terms)
  const checkIn = arrivals.find((day) => day >= usual) ?? arrivals[0] ?? usual
  return { checkIn, nights: Math.max(nights, usualNights), rooms }
}

const daysOf = ({ daysBefore }: Pick<Promotion, 'daysBefore'>): number => daysBefore ?? 0
