import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

/** A sign-in, which may open sessions in several properties: its id, and when all of them end. */
export type SignIn = { readonly id: string; readonly expiresAt: Date }

/** A new session: its sign-in, its account, its property, its address and device. */
export type NewSession = {
  readonly accountId: string
  readonly propertyId: string | null
  readonly signIn: SignIn
  readonly address: string
  readonly device: string
}

/** Starts a session and returns its id. */
export const startSession = async (tx: Tx, session: NewSession): Promise<string> => {
  const sessionId = uuidv7()
  await tx.db
    .insertInto('session')
    .values({
      session_id: sessionId,
      account_id: session.accountId,
      property_id: session.propertyId,
      sign_in_id: session.signIn.id,
      expires_at: session.signIn.expiresAt.toISOString(),
      address: session.address,
      device: session.device.slice(0, 255),
    })
    .execute()
  return sessionId
}

/** The sign-in of a session that has not ended. */
export const signInOf = async (tx: Tx, sessionId: string): Promise<SignIn | undefined> => {
  const found = await tx.db
    .selectFrom('session')
    .select(['sign_in_id', 'expires_at'])
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found && { id: found.sign_in_id, expiresAt: new Date(found.expires_at) }
}

/** The sessions of an account to end: the named ones, or all but one. */
export type EndedSessions = { readonly accountId: string } & ({ readonly only: readonly string[] } | { readonly allBut: string | null })

/** Ends sessions of an account and returns the ids of those that were live. */
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

/** Deletes sessions that expired before a moment. */
export const deleteOldSessions = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db.deleteFrom('session').where('expires_at', '<', before.toISOString()).execute()
}
