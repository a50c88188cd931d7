import { addDays, eachDay, type Day } from '@innkeeper/rules/days/day'
import type { NoResultReason, SiteCount } from '@innkeeper/rules/site/site-counts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

/** What guests did on the sites of the sample hotels in the last sixty days; more at weekends. Its chances are its own, so that the other sample data stays as it was. */
export const seedSiteCounts = async (tx: Tx, properties: readonly SeededProperty[], today: Day): Promise<void> => {
  const chances = chancesOf(seedNumber)
  const rows = properties.flatMap(({ propertyId: property_id }, place) =>
    eachDay(addDays(today, 1 - daysBack), today).flatMap((day, number) => {
      const busy = (number % 7 < 2 ? 60 : 38) / (place + 1)
      const view = Math.max(1, Math.round(busy + chances.whole(-8, 12)))
      const search = Math.round(view * (0.45 + chances.fraction() * 0.2))
      const noResult = Math.round(search * chances.fraction() * 0.3)
      const chosen = Math.round((search - noResult) * 0.4)
      const counts: readonly (readonly [SiteCount, number])[] = [
        ['view', view],
        ['search', search],
        ['chosen', chosen],
        ['started', Math.round(chosen * 0.6)],
      ]
      const done = counts.map(([what, count]) => ({ what, reason: '', count }))
      return [...done, ...reasonsOf(noResult)].filter(({ count }) => count > 0).map((one) => ({ property_id, day, ...one }))
    }),
  )
  await tx.db.insertInto('site_count').values(rows).execute()
}

/** Shares out the searches without a result over their usual reasons. */
const reasonsOf = (noResult: number): readonly { readonly what: SiteCount; readonly reason: NoResultReason; readonly count: number }[] => {
  const [noRooms, tooFewNights] = [Math.ceil(noResult * 0.5), Math.floor(noResult * 0.25)]
  const closed = Math.floor(noResult * 0.15)
  const counts = { noRooms, tooFewNights, closed, tooManyGuests: noResult - noRooms - tooFewNights - closed }
  const reasons = ['noRooms', 'tooFewNights', 'closed', 'tooManyGuests'] as const
  return reasons.map((reason) => ({ what: 'noResult', reason, count: counts[reason] }))
}

const daysBack = 60
const seedNumber = 6060_2811
