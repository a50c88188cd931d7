import { sql, type RawBuilder } from 'kysely'
import { holding } from '#kit/records/holding.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The condition that the person of the membership `m` has a text in their names or their email. */
export const personNamed = (tx: PropertyTx, text: string): Promise<RawBuilder<boolean>> =>
  holding(text, {
    id: 'm.account_id',
    column: 'm.search_text',
    idsOf: async (pattern, most) => {
      const named = sql<{ id: string }>`people_named(${pattern}, ${most})`.as<'named'>(sql`named(id)`)
      const rows = await tx.db.selectFrom(named).select('named.id').execute()
      return rows.map(({ id }) => id)
    },
  })
