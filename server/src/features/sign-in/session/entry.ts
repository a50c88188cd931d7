import { minutesOfVisit } from '@innkeeper/rules/administrator/visit'
import { hoursOfSession } from '@innkeeper/rules/session/session-life'
import { v7 as uuidv7 } from 'uuid'
import type { TokenKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { Account } from '../profile/account.store.ts'
import { placesOf, type Place } from '../register/places.store.ts'
import { recordEntry, type VisitsAt } from '../visits/record-visits.ts'
import { isFactorDue } from '../factors/demand/demand.store.ts'
import { endSessions, goOnVisiting, overdueVisits, startSession, type NewSession, type SignIn } from './session.store.ts'

/**
 * A token, its expiry, the property that it is bound to (null for the platform's own), and whether it opens nothing before a second factor
 * is set up.
 */
export type Entry = { readonly token: string; readonly expiresAt: Date; readonly place: Place | null; readonly factorDue: boolean }

/** When and from which address and device somebody enters. */
type Entering = VisitsAt & { readonly now: Date; readonly address: string; readonly device: string }

/** Who enters, where (on the platform where `place` is null), and with which sign-in. */
type Entered = { readonly account: Account; readonly place: Place | null; readonly signIn: SignIn }

/** A new sign-in: a working day with overtime, so that nobody is signed out during a shift and nobody stays signed in overnight. */
export const newSignIn = (now: Date): SignIn => ({ id: uuidv7(), expiresAt: new Date(now.getTime() + hoursOfSession * 3_600_000) })

/**
 * Starts a session in a property, or on the platform, and makes its token. It ends when its sign-in does, whatever is entered from it. An
 * administrator's entry into a property is told there; one who is there already goes on in the same session.
 */
export const enter = async (at: Entering, key: TokenKey, { account, place, signIn }: Entered): Promise<Entry> => {
  const propertyId = place?.property_id ?? null
  const { address, device } = at
  const accountId = account.account_id
  const factorDue = await isFactorDue(at.tx, account, propertyId)
  const started = { accountId, signIn, address, device, factorDue }
  const { id: sessionId, expiresAt } =
    account.kind === 'admin' && propertyId !== null
      ? await visit(at, { ...started, propertyId }, account.full_name)
      : { id: await startSession(at.tx, { ...started, propertyId, isVisit: false }), expiresAt: signIn.expiresAt }
  return { token: await key.sign({ sessionId, propertyId, accountId }, expiresAt), expiresAt, place, factorDue }
}

type Visiting = Omit<NewSession, 'isVisit' | 'propertyId'> & { readonly propertyId: string }

/** A visit ends by itself, on the server; entering again before that goes on with it and does not make it longer. */
const visit = async (at: Entering, visiting: Visiting, person: string): Promise<SignIn> => {
  const { signIn, propertyId, accountId } = visiting
  const known = await goOnVisiting(at.tx, signIn.id, propertyId)
  if (known !== undefined) return known
  const over = await overdueVisits(at.tx, signIn.id, propertyId)
  if (over.length > 0) await endSessions(at, { accountId, only: over })
  const expiresAt = new Date(Math.min(signIn.expiresAt.getTime(), at.now.getTime() + minutesOfVisit * 60_000))
  const sessionId = await startSession(at.tx, { ...visiting, signIn: { id: signIn.id, expiresAt }, isVisit: true })
  await recordEntry(at, { ...visiting, sessionId, person })
  return { id: sessionId, expiresAt }
}

/** The properties in the switcher: none for an administrator, who enters properties through the admin area. */
export const switcherOf = async (tx: Tx, account: Account): Promise<readonly Place[]> =>
  account.kind === 'admin' ? [] : placesOf(tx, account.account_id)
