import { sql, type RawBuilder } from 'kysely'
import { holding } from '#kit/records/holding.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The condition that the agent `a` has a text in its names or its code. */
export const agentNamed = (tx: Tx, text: string): Promise<RawBuilder<boolean>> =>
  holding(text, {
    id: 'a.travel_agent_id',
    column: 'a.search_text',
    idsOf: async (pattern, most) => {
      const found = tx.db.selectFrom('travel_agent').select('travel_agent_id as id')
      const rows = await found
        .where(sql<boolean>`search_text like ${pattern}`)
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
  })
