import type { AddressNews } from '#features/connections/tell-of-addresses.reads.ts'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

const newsRows = rowsLike(z.strictObject({ propertyId: z.uuid(), connectionId: z.uuid(), name: z.string(), fails: z.boolean() }))

/** The addresses for bookings that have failed since before a moment, of which people do not know; and those that work again, of which they do. */
export const addressNews = (tx: Tx, before: Date, most: number): Promise<AddressNews[]> =>
  newsRows(
    tx,
    `select f.property_id as "propertyId", f.connection_id as "connectionId", c.name, f.failing_since is not null as fails
       from connection_feed f join connection c using (property_id, connection_id)
      where f.url is not null and c.state = 'active'
        and case when f.failing_told_at is null then f.failing_since <= $1 else f.failing_since is null end
      order by f.property_id, f.connection_id limit $2`,
    [before.toISOString(), most],
  )

/** Notes that people are told that an address fails. */
export const noteFailing = async (tx: PropertyTx, connectionId: string, { before, now }: { before: Date; now: Date }): Promise<boolean> => {
  const noted = await tx.db
    .updateTable('connection_feed')
    .set({ failing_told_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('failing_told_at', 'is', null)
    .where('failing_since', '<=', before.toISOString())
    .returning('connection_id')
    .execute()
  return noted.length > 0
}

/** Notes that people are told that an address works again. */
export const noteWorking = async (tx: PropertyTx, connectionId: string): Promise<boolean> => {
  const noted = await tx.db
    .updateTable('connection_feed')
    .set({ failing_told_at: null })
    .where('property_id', '=', tx.propertyId)
    .where('connection_id', '=', connectionId)
    .where('failing_told_at', 'is not', null)
    .where('failing_since', 'is', null)
    .returning('connection_id')
    .execute()
  return noted.length > 0
}
