import { addDays, eachDay, type Day } from '@innkeeper/rules/days/day'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { NoResultReason, SiteCount } from '@innkeeper/rules/site/site-counts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { chancesOf } from '../random.ts'
import type { SeededProperty } from '../seeded.ts'

/** What guests did on the sites of the sample properties in the last sixty days; more at weekends. Its chances are its own, so that the other sample data stays as it was. */
export const seedSiteCounts = async (tx: Tx, properties: readonly SeededProperty[], today: Day): Promise<void> => {
  const chances = chancesOf(seedNumber)
  const rows = properties.flatMap(({ propertyId: property_id, kind }, place) =>
    eachDay(addDays(today, 1 - daysBack), today).flatMap((day, number) => {
      const busy = (number % 7 < 2 ? 60 : 38) * (kind === 'playground' ? 1.5 : 1 / (place + 1))
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
      return [...done, ...reasonsOf(noResult, usualReasons[kind])]
        .filter(({ count }) => count > 0)
        .map((one) => ({ property_id, day, ...one }))
    }),
  )
  await tx.db.insertInto('site_count').values(rows).execute()
}

type Reasons = readonly [NoResultReason, NoResultReason, NoResultReason, NoResultReason]

/** The usual reasons of searches without a result, the most frequent first. */
const usualReasons: Readonly<Record<PropertyKind, Reasons>> = {
  hotel: ['noRooms', 'tooFewNights', 'closed', 'tooManyGuests'],
  playground: ['soldOut', 'closedDay', 'cutOff', 'stopSell'],
}

/** Shares out the searches without a result over their usual reasons. */
const reasonsOf = (
  noResult: number,
  reasons: Reasons,
): readonly { readonly what: SiteCount; readonly reason: NoResultReason; readonly count: number }[] => {
  const [first, second, third] = [Math.ceil(noResult * 0.5), Math.floor(noResult * 0.25), Math.floor(noResult * 0.15)]
  const counts = [first, second, third, noResult - first - second - third]
  return reasons.map((reason, place) => ({ what: 'noResult', reason, count: counts[place] ?? 0 }))
}

const daysBack = 60
const seedNumber = 6060_2811
