import type { TokenKey } from '../../kit/token.ts'
import type { Tx } from '../../kit/transaction.ts'
import type { Account } from './account.store.ts'
import { placesOf, type Place } from './places.store.ts'
import { startSession } from './session.store.ts'

/** A token, until when it lives, and the property that it is bound to; null for the platform's own. */
export type Entry = { readonly token: string; readonly expiresAt: Date; readonly place: Place | null }

/** From where somebody enters, and when. */
type Entering = { readonly tx: Tx; readonly now: Date; readonly address: string; readonly device: string }

/** A working day and its overtime: nobody is signed out during a shift, nobody stays in overnight. */
const hoursOfSession = 12

/** Begins a session in a property, or on the platform, and makes its token. */
export const enter = async (at: Entering, key: TokenKey, account: Account, place: Place | null): Promise<Entry> => {
  const expiresAt = new Date(at.now.getTime() + hoursOfSession * 3_600_000)
  const propertyId = place?.property_id ?? null
  const { address, device } = at
  const sessionId = await startSession(at.tx, { accountId: account.account_id, propertyId, expiresAt, address, device })
  return { token: await key.sign({ sessionId, propertyId }, expiresAt), expiresAt, place }
}

/** Where the switcher leads: an administrator enters properties through the admin area instead. */
export const switcherOf = async (tx: Tx, account: Account): Promise<readonly Place[]> =>
  account.kind === 'admin' ? [] : placesOf(tx, account.account_id)
