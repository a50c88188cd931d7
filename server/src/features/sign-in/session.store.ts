import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../kit/transaction.ts'

/** A session that begins: whose, where, until when, and from which address and device. */
export type NewSession = {
  readonly accountId: string
  readonly propertyId: string | null
  readonly expiresAt: Date
  readonly address: string
  readonly device: string
}

/** Begins a session and answers its id. */
export const startSession = async (tx: Tx, session: NewSession): Promise<string> => {
  const sessionId = uuidv7()
  await tx.db
    .insertInto('session')
    .values({
      session_id: sessionId,
      account_id: session.accountId,
      property_id: session.propertyId,
      expires_at: session.expiresAt.toISOString(),
      address: session.address,
      device: session.device.slice(0, 255),
    })
    .execute()
  return sessionId
}

/** When a session that has not ended expires. */
export const expiryOfSession = async (tx: Tx, sessionId: string): Promise<Date | undefined> => {
  const found = await tx.db
    .selectFrom('session')
    .select('expires_at')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found && new Date(found.expires_at)
}

/** Which sessions of an account are to end: those named, or all but one. */
export type EndedSessions = { readonly accountId: string } & ({ readonly only: readonly string[] } | { readonly allBut: string | null })

/** Ends sessions of an account and answers the ids of those that were live. */
export const endSessions = async (tx: Tx, which: EndedSessions, now: Date): Promise<string[]> => {
  const ending = tx.db
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('account_id', '=', which.accountId)
    .where('ended_at', 'is', null)
    .returning('session_id')
  const chosen =
    'only' in which
      ? ending.where('session_id', 'in', which.only)
      : which.allBut === null
        ? ending
        : ending.where('session_id', '<>', which.allBut)
  return (await chosen.execute()).map((row) => row.session_id)
}

/** Forgets sessions that expired before a moment. */
export const forgetOldSessions = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('session').where('expires_at', '<', before.toISOString()).execute()
}
