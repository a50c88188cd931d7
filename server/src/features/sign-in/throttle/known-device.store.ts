import { sql } from 'kysely'
import { isThere } from '#kit/records/list.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** An account knows a browser for this many days after its last sign-in. */
const daysKnown = 180
/** An account knows this many browsers; the one with the oldest sign-in is deleted first. */
const mostDevices = 10

/** Whether a browser with this token has signed in to an account recently. */
export const isKnownDevice = (tx: Tx, accountId: string, token: string): Promise<boolean> =>
  isThere(
    tx.db
      .selectFrom('known_device')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashOfKey(token))
      .where('seen_at', '>', known),
  )

/**
 * Records the browser that has just signed in as known to the account and returns its token: the one that it sent if we gave it that one,
 * for this account or another, else a new one.
 */
export const rememberDevice = async (tx: Tx, accountId: string, brought: string): Promise<string> => {
  const token = (await isOurToken(tx, brought)) ? brought : newApiKey()
  await tx.db
    .insertInto('known_device')
    .values({ account_id: accountId, token_hash: hashOfKey(token) })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ seen_at: sql<string>`now()` }))
    .execute()
  const own = tx.db.selectFrom('known_device').select('token_hash').where('account_id', '=', accountId)
  await tx.db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'in', own.orderBy('seen_at', 'desc').orderBy('token_hash').offset(mostDevices))
    .execute()
  return token
}

/** Deletes browsers that signed in too long ago to be known. */
export const deleteOldDevices = async (tx: Tx): Promise<void> => {
  await tx.db.deleteFrom('known_device').where('seen_at', '<=', known).execute()
}

const known = sql<string>`now() - make_interval(days => ${daysKnown})`

const isOurToken = async (tx: Tx, token: string): Promise<boolean> =>
  token !== '' && isThere(tx.db.selectFrom('known_device').where('token_hash', '=', hashOfKey(token)))
