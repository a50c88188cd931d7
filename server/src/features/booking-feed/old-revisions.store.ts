import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { advanceQuery, isTold, unacknowledged } from './feed.store.ts'

const deletedRows = rowsLike(z.strictObject({ propertyId: z.uuid() }))

/**
 * Deletes revisions from before a moment that no working connection waits for, with what was told of them. The last revision of a booking
 * stays: the next one is compared with it, and a new system learns from it how the booking is. Returns how many were deleted.
 */
export const deleteOldRevisions = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const deleted = await deletedRows(
    tx,
    `delete from booking_revision gone using (
       select r.property_id, r.number from booking_revision r
        where r.at < $1
          and exists (select from booking_revision l
            where l.property_id = r.property_id and l.booking_id = r.booking_id and l.number > r.number)
          and not exists (select from connection_feed f join connection c using (property_id, connection_id) where ${isTold} and ${unacknowledged})
        order by r.at limit $2) old
      where gone.property_id = old.property_id and gone.number = old.number
     returning gone.property_id as "propertyId"`,
    [before.toISOString(), most],
  )
  const propertyIds = [...new Set(deleted.map(({ propertyId }) => propertyId))]
  // A connection that is not told may have had its mark among them.
  await tx.rows(`${advanceQuery} where f.property_id = any($1)`, [propertyIds])
  return deleted.length
}
