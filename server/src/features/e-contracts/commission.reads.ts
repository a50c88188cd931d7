import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/**
 * The commission that a property's contract says on its day at a moment, in basis points: of the last signed paper that counts by then, or
 * else what was agreed before there was one; null where nothing was agreed.
 */
export const commissionAt = async (tx: Tx, propertyId: string, moment: Date): Promise<number | null> => {
  const day = sql`(${moment.toISOString()}::timestamptz at time zone p.time_zone)::date`
  const found = await tx.db
    .selectFrom('property as p')
    .leftJoin('e_contract as c', 'c.property_id', 'p.property_id')
    .select(sql<number | null>`coalesce(commission_on(p.property_id, ${day}), c.agreed_commission_basis_points)`.as('basisPoints'))
    .where('p.property_id', '=', propertyId)
    .executeTakeFirst()
  return found?.basisPoints ?? null
}
