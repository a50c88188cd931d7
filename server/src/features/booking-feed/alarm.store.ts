import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { afterMark, isTold } from './feed.store.ts'

/** A connection that leaves bookings unacknowledged. */
export type SilentFeed = { readonly propertyId: string; readonly connectionId: string; readonly name: string }

const silentRows = rowsLike(z.strictObject({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string() }))

/** The first revision after the mark has waited longest: it waits for longer than a connected system may take. */
const isLate = `coalesce(${afterMark('r.at', 'acknowledged_until')} < $1, false)`

/** Working connections that are told of bookings, and left one from before a moment unacknowledged, of which nobody has been told yet. */
export const silentFeeds = (tx: Tx, before: Date, most: number): Promise<SilentFeed[]> =>
  silentRows(
    tx,
    `select f.property_id as "propertyId", f.connection_id as "connectionId", c.name
       from connection_feed f join connection c using (property_id, connection_id)
      where f.alarmed_at is null and ${isTold} and ${isLate}
      order by f.property_id, f.connection_id limit $2`,
    [before.toISOString(), most],
  )

/** Notes that people are told of a silent connection; false where somebody else did so meanwhile. */
export const noteAlarm = async (tx: PropertyTx, connectionId: string, now: Date): Promise<boolean> => {
  const noted = await tx.db
    .updateTable('connection_feed')
    .set({ alarmed_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('alarmed_at', 'is', null)
    .returning('connection_id')
    .execute()
  return noted.length > 0
}

/** Forgets the alarms of connections that have caught up, so that people are told again the next time. */
export const endAlarms = async (tx: Tx, before: Date): Promise<void> => {
  await tx.rows(`update connection_feed f set alarmed_at = null where f.alarmed_at is not null and not ${isLate}`, [before.toISOString()])
}
