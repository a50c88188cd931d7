import { clockIn } from '@innkeeper/rules/days/clock-in'
import { addDays, eachDay, todayIn, type Day } from '@innkeeper/rules/days/day'
import { sameNightLastYear } from '@innkeeper/rules/days/calendar/same-night-last-year'
import { isSoldAhead } from '@innkeeper/rules/ticket/sold-ahead'
import { implement } from '#kit/call/implement.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { byDay, byProduct } from './park-sums.ts'
import { parkCells } from './park-days.store.ts'
import { visitsOn } from './park-visits.store.ts'
import { offeredProducts, waitingTickets } from './park-waiting.store.ts'

/** The days that the dashboard shows by product and slot: today and the rest of a week. */
const daysShown = 7
/** The days of the chart before and after today. */
const around = { before: 14, after: 15 }
/** Who visits within this many days from today should have paid. */
const soonDays = 2
/** A product of which nothing can be bought for so many days is told. */
const lookAhead = 30

/** The figures of a park's dashboard. "Today" is the park's own. */
export const parkDashboardCalls = implement({
  'dashboard/park-days': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const to = addDays(today, daysShown - 1)
    const cells = await parkCells(at.tx, { from: today, to }, timeZone)
    return { today, days: byDay(eachDay(today, to), cells), products: byProduct(cells) }
  },

  'dashboard/park-visits': async (at) => {
    const { timeZone, currency } = await localeOf(at.tx)
    const today = todayIn(timeZone, at.now)
    const days = eachDay(addDays(today, -around.before), addDays(today, around.after)).map((day) => ({
      day,
      sameDay: sameNightLastYear(day),
    }))
    const visits = await visitsOn(at.tx, [...new Set(days.flatMap(({ day, sameDay }) => [day, sameDay]))], currency)
    const known = new Map<Day, (typeof visits)[number]>(visits.map((visit) => [visit.day, visit]))
    const on = (day: Day) => ({ visitors: known.get(day)?.visitors ?? 0, revenue: known.get(day)?.revenue ?? 0 })
    const hasLastYear = days.some(({ sameDay }) => known.has(sameDay))
    return {
      currency,
      today,
      days: days.map(({ day, sameDay }) => ({ day, ...on(day), sameDay, lastYear: hasLastYear ? on(sameDay) : null })),
      otherCurrency: days.reduce((sum, { day }) => sum + (known.get(day)?.others ?? 0), 0),
    }
  },

  'dashboard/park-waiting': async (at) => {
    const { timeZone } = await localeOf(at.tx)
    const { day: today, time } = clockIn(timeZone, at.now)
    const [soon, until] = [addDays(today, soonDays), addDays(today, lookAhead - 1)]
    const counts = await waitingTickets(at.tx, { from: today, to: soon })
    const products = await offeredProducts(at.tx, { from: today, to: until })
    const notSold = products.filter((product) => !isSoldAhead(product, product.days, { today, time, until }))
    return { today, soon, until, ...counts, notSold: notSold.map(({ id, name }) => ({ id, name })) }
  },
})
