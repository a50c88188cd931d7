import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import { recordLeavings, type VisitsAt } from '../visits/record-visits.ts'

/** A sign-in, which may open sessions in several properties: its id, and when all of them end. */
export type SignIn = { readonly id: string; readonly expiresAt: Date }

/**
 * A new session: its sign-in, its account, its property, its address and device, whether the property is told when it
 * ends, and whether it waits for a second factor to be set up.
 */
export type NewSession = {
  readonly accountId: string
  readonly propertyId: string | null
  readonly signIn: SignIn
  readonly address: string
  readonly device: string
  readonly isVisit: boolean
  readonly factorDue: boolean
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
      leaving: session.isVisit ? 'open' : null,
      factor_due: session.factorDue,
    })
    .execute()
  return sessionId
}

/** The session in which an administrator's sign-in is in a property already, and when it ends; asking for it is activity. */
export const goOnVisiting = async (tx: Tx, signInId: string, propertyId: string): Promise<SignIn | undefined> => {
  const found = await tx.db
    .updateTable('session')
    .set({ active_at: sql<string>`now()` })
    .where('sign_in_id', '=', signInId)
    .where('property_id', '=', propertyId)
    .where('leaving', '=', 'open')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['session_id as id', 'expires_at'])
    .executeTakeFirst()
  return found && { id: found.id, expiresAt: new Date(found.expires_at) }
}

/** The visits of a sign-in to a property whose time is over and that no sweep has told yet. */
export const overdueVisits = async (tx: Tx, signInId: string, propertyId: string): Promise<string[]> => {
  const found = await tx.db
    .selectFrom('session')
    .select('session_id as id')
    .where('sign_in_id', '=', signInId)
    .where('property_id', '=', propertyId)
    .where('leaving', '=', 'open')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', sql<string>`now()`)
    .execute()
  return found.map(({ id }) => id)
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

/** Ends sessions of an account and returns the ids of those that were live. Properties that an administrator leaves so are told. */
export const endSessions = async (at: VisitsAt & { readonly now: Date }, which: EndedSessions): Promise<string[]> => {
  const ending = at.tx.db
    .updateTable('session')
    .set({ ended_at: at.now.toISOString() })
    .where('account_id', '=', which.accountId)
    .where('ended_at', 'is', null)
    .returning('session_id')
  const chosen =
    'only' in which
      ? ending.where('session_id', 'in', which.only)
      : which.allBut === null
        ? ending
        : ending.where('session_id', '<>', which.allBut)
  const ended = (await chosen.execute()).map((row) => row.session_id)
  await recordLeavings(at, ended)
  return ended
}

/** Ends the sessions of an administrator at properties that are not among those given (null for all); returns their ids, and those properties are told. */
export const endSessionsOutside = async (
  at: VisitsAt & { readonly now: Date },
  accountId: string,
  reach: readonly string[] | null,
): Promise<string[]> => {
  if (reach === null) return []
  const inside = await at.tx.db
    .selectFrom('session')
    .select('session_id as id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('property_id', 'is not', null)
    .where(sql<boolean>`not (property_id = any (${[...reach]}::uuid[]))`)
    .execute()
  return inside.length === 0 ? [] : endSessions(at, { accountId, only: inside.map(({ id }) => id) })
}

/** Deletes sessions that expired before a moment, but for those whose end has still to be told. */
export const deleteOldSessions = async (tx: Tx, before: Date): Promise<void> => {
  await tx.db
    .deleteFrom('session')
    .where('expires_at', '<', before.toISOString())
    .where((row) => row.or([row('leaving', 'is', null), row('leaving', '=', 'recorded')]))
    .execute()
}
