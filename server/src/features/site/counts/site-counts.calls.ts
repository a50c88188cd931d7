import { addDays, eachDay, todayIn } from '@innkeeper/rules/days/day'
import { noResultReasons, type SiteCount } from '@innkeeper/rules/site/site-counts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { implement } from '#kit/call/implement.ts'
import { bookedIn, countsIn } from './site-counts.store.ts'

/** Answers what guests did on a property's site, by day. */
export const siteCountCalls = implement({
  'dashboard/site-visits': async (at, { days }) => {
    const { timeZone } = await localeOf(at.tx)
    const to = todayIn(timeZone, at.now)
    const range = { from: addDays(to, 1 - days), to }
    const counts = await countsIn(at.tx, range)
    const made = new Map((await bookedIn(at.tx, range, timeZone)).map((row) => [row.day, row]))
    const sums = new Map<string, number>()
    for (const { day, what, count } of counts) sums.set(`${day} ${what}`, (sums.get(`${day} ${what}`) ?? 0) + count)
    const on = (day: string, what: SiteCount) => sums.get(`${day} ${what}`) ?? 0
    return {
      ...range,
      days: eachDay(range.from, to).map((day) => ({
        day,
        view: on(day, 'view'),
        search: on(day, 'search'),
        noResult: on(day, 'noResult'),
        chosen: on(day, 'chosen'),
        started: on(day, 'started'),
        booked: made.get(day)?.booked ?? 0,
        paid: made.get(day)?.paid ?? 0,
      })),
      reasons: noResultReasons
        .map((reason) => ({ reason, searches: counts.reduce((sum, one) => sum + (one.reason === reason ? one.count : 0), 0) }))
        .filter(({ searches }) => searches > 0)
        .toSorted((one, other) => other.searches - one.searches),
    }
  },
})
