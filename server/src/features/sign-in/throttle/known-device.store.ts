import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Tx } from '#kit/transaction/transaction.ts'

/** An account knows a browser for this many days after its last sign-in. */
const daysKnown = 180
/** An account knows this many browsers; the one with the oldest sign-in is deleted first. */
const mostDevices = 10

/** Whether a browser with this token has signed in to an account recently. */
export const isKnownDevice = async (tx: Tx, accountId: string, token: string): Promise<boolean> => {
  const found = await tx.rows(
    'select from known_device where account_id = $1 and token_hash = $2 and seen_at > now() - make_interval(days => $3)',
    [accountId, hashOfKey(token), daysKnown],
  )
  return found.length > 0
}

/**
 * Records the browser that has just signed in as known to the account and returns its token: the one that it sent if we gave it that one,
 * for this account or another, else a new one.
 */
export const rememberDevice = async (tx: Tx, accountId: string, brought: string): Promise<string> => {
  const token = (await isOurToken(tx, brought)) ? brought : newApiKey()
  await tx.rows(
    `insert into known_device (account_id, token_hash) values ($1, $2) on conflict (account_id, token_hash) do update set seen_at = now()`,
    [accountId, hashOfKey(token)],
  )
  await tx.rows(
    `delete from known_device where account_id = $1 and token_hash in (
       select token_hash from known_device where account_id = $1 order by seen_at desc, token_hash offset $2)`,
    [accountId, mostDevices],
  )
  return token
}

/** Deletes browsers that signed in too long ago to be known. */
export const deleteOldDevices = async (tx: Tx): Promise<void> => {
  await tx.rows('delete from known_device where seen_at <= now() - make_interval(days => $1)', [daysKnown])
}

const isOurToken = async (tx: Tx, token: string): Promise<boolean> => {
  if (token === '') return false
  const found = await tx.rows('select from known_device where token_hash = $1 limit 1', [hashOfKey(token)])
  return found.length > 0
}
