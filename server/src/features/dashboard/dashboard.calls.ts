import { addDays, eachDay, todayIn, type Day } from '@innkeeper/rules/days/day'
import { periodsAround } from '@innkeeper/rules/days/periods'
import { sameNightLastYear } from '@innkeeper/rules/days/calendar/same-night-last-year'
import { implement } from '#kit/call/implement.ts'
import { bookingsByState, guestsOfDay } from './bookings.store.ts'
import { roomSumsByNight, sumsOf } from './room-sums.store.ts'
import { waitingBookings } from './waiting.store.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { occupancyOf, pickupByDay } from './occupancy.store.ts'
import { revenueOf } from './revenue.store.ts'

/** The number of periods that the chart of revenue shows before and after the current one. */
const around = { before: 6, after: 5 }
const nightsAhead = 30
const pickupDays = 7
/** Bookings by state are those that arrive within this many days before and after today. */
const reach = 30
/** Who arrives within this many days from today should have paid. */
const soonDays = 2

/** The figures of the dashboard. "Today" is the property's own. */
export const dashboardCalls = implement({
  'dashboard/revenue-status': async (at, { by }) => {
    const { timeZone, currency } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    return { currency, today, ...(await revenueOf(at.tx, currency, periodsAround(today, by, around))) }
  },

  'dashboard/booking-status': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const from = addDays(today, -reach)
    const to = addDays(today, reach)
    const states = await bookingsByState(at.tx, { from, to })
    return { from, to, states, total: states.reduce((sum, { bookings }) => sum + bookings, 0) }
  },

  'dashboard/today': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    return { today, ...(await guestsOfDay(at.tx, today)) }
  },

  'dashboard/room-averages': async (at) => {
    const { timeZone, currency } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const nights = comparedNights(today)
    const sums = await roomSumsByNight(at.tx, { nights, currency, today })
    return { currency, today, tonight: sumsOf(sums, nights.slice(0, 1)), ahead: sumsOf(sums, nights) }
  },

  'dashboard/waiting': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const soon = addDays(today, soonDays)
    return { today, soon, bookings: await waitingBookings(at.tx, { today, soon }) }
  },

  'dashboard/occupancy': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const since = addDays(today, -pickupDays)
    const occupancy = await occupancyOf(at.tx, { nights: comparedNights(today), since, timeZone })
    return { today, since, ...occupancy, pickup: await pickupByDay(at.tx, { from: since, to: today, timeZone }) }
  },
})

/** The nights ahead, each with the night of last year that it is compared with. */
const comparedNights = (today: Day): { readonly night: Day; readonly sameNight: Day }[] =>
  eachDay(today, addDays(today, nightsAhead - 1)).map((night) => ({ night, sameNight: sameNightLastYear(night) }))
