import type { FactorKept } from '@innkeeper/protocol/shapes/factor-reset'
import { sql } from 'kysely'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** Why a person's second factor is not to be reset by another, as far as the database knows; null where it may be. */
export const keptHere = async (tx: PropertyTx, id: string, by: string): Promise<Extract<FactorKept, 'none' | 'elsewhere'> | null> => {
  const asked = sql<'none' | 'elsewhere' | null>`factor_kept(${id}, ${by})`
  return (await tx.db.selectNoFrom(asked.as('kept')).executeTakeFirstOrThrow()).kept
}

type Reset = { readonly resetId: string; readonly id: string; readonly by: string; readonly byName: string; readonly reason: string }

/** Takes a person's second factor away, ends all of their sessions wherever they are, and returns the ids of these. */
export const resetFactorHere = async (tx: PropertyTx, { resetId, id, by, byName, reason }: Reset): Promise<string[]> => {
  const ended = sql<{ session_id: string }>`reset_second_factor(${id}, ${by}, ${byName}, ${reason}, ${resetId})`.as<'ended'>(
    sql.ref('ended'),
  )
  const rows = await tx.db.selectFrom(ended).select('ended.session_id').execute()
  return rows.map(({ session_id }) => session_id)
}
