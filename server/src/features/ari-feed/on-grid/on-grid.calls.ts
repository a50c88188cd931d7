import { daysBetween, toDay } from '@innkeeper/rules/days/day'
import { implement } from '#kit/call/implement.ts'
import * as store from './on-grid.store.ts'

/** As many nights as the grid itself reads. */
const mostNights = 731

/** How far connected systems have the nights that a grid shows. */
export const connectionOnGridCalls = implement({
  'connection/on-grid': async (at, asked) => {
    const range = { from: toDay(asked.from), to: toDay(asked.to) }
    const count = daysBetween(range.from, range.to) + 1
    if (count < 1) throw at.refusal('intervalEndsBeforeStart', { field: 'to' })
    if (count > mostNights) throw at.refusal('intervalTooLong', { field: 'to', values: { max: mostNights, count } })
    const feeds = await store.feedsOnGrid(at.tx, range)
    if (feeds.length === 0) return { ...range, connections: [], changed: [] }
    // Read first: what is worked out meanwhile is then among the nights as well.
    const changed = await store.changedNights(at.tx, range)
    const nights = Map.groupBy(await store.nightsNotDone(at.tx, range), ({ connectionId }) => connectionId)
    const nightsOf = (id: string) => (nights.get(id) ?? []).map(({ connectionId: _id, ...stretch }) => stretch)
    return { ...range, connections: feeds.map((feed) => ({ ...feed, nights: nightsOf(feed.id) })), changed }
  },
})
