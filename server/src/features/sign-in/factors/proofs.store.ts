import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'

/** Whether somebody of the running property, or an administrator, has a second factor. */
export const hasFactorHere = (tx: Tx, accountId: string): Promise<boolean> => answerOf(tx, sql<boolean>`has_second_factor(${accountId})`)

/** Uses up what a person has proven in a session; false where there is no such proof or it is too old. */
export const useProof = (
  tx: Tx,
  { accountId, sessionId, tokenHash }: { readonly accountId: string; readonly sessionId: string; readonly tokenHash: Buffer },
): Promise<boolean> => answerOf(tx, sql<boolean>`use_proof(${accountId}, ${sessionId}, ${tokenHash})`)

/** What a function of the database answers: a property's request reaches these tables in no other way. */
const answerOf = async (tx: Tx, asked: RawBuilder<boolean>): Promise<boolean> => {
  const { answer } = await tx.db.selectNoFrom(asked.as('answer')).$castTo<{ answer: boolean }>().executeTakeFirstOrThrow()
  return answer
}
