import { implement } from '#kit/call/implement.ts'
import { codesOfRoomPlans } from '#features/connections/mapped-places.reads.ts'
import { revisionsNumbered } from '#features/bookings/revisions/revisions.reads.ts'
import * as store from './feed.store.ts'

/** How connected systems fetch the property's bookings and acknowledge them. */
export const bookingFeedCalls = implement({
  'connectivity/bookings': async (at, { after, limit }) => {
    const { connectionId } = at.connection
    const numbers =
      after === undefined ? await store.firstUnacknowledged(at.tx, connectionId, limit) : await store.numbersAfter(at.tx, after, limit)
    const revisions = await revisionsNumbered(at.tx, numbers, await codesOfRoomPlans(at.tx, connectionId))
    return { revisions, left: await store.countUnacknowledged(at.tx, connectionId) }
  },

  'connectivity/acknowledge': async (at, { revisions }) => {
    const { connectionId } = at.connection
    // The last of doubles counts.
    const codes = new Map(revisions.map(({ number, reference = '' }) => [number, reference]))
    const known = await store.knownNumbers(at.tx, [...codes.keys()])
    const unknown = revisions.flatMap(({ number }, index) =>
      known.has(number) ? [] : [{ key: 'revisionUnknown' as const, field: `revisions.${index}.number`, values: { number } }],
    )
    if (unknown.length > 0) throw at.fieldsRefused(unknown)
    const told = [...codes].map(([number, reference]) => ({ number, reference }))
    await store.acknowledge(at.tx, { connectionId, way: 'call' }, told, at.now)
    return { left: await store.countUnacknowledged(at.tx, connectionId) }
  },
})
