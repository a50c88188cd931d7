import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { hashOfKey } from '#kit/session/token.ts'
import { hasAdministrator, replaceLink } from './set-up.store.ts'

/**
 * Lets an installation without an administrator wait for its first, and returns the new set-up token: 32 random bytes, of which the database
 * keeps the hash. The tokens of earlier starts are worth nothing from now on. Null where there is an administrator.
 */
export const openSetUp = (pool: pg.Pool, now: Date): Promise<string | null> =>
  inTransaction(pool, { role: 'platform', readOnly: false }, async (tx) => {
    if (await hasAdministrator(tx)) return null
    await awaitLock(tx, 'set-up')
    // Another process may have been set up while this one waited.
    if (await hasAdministrator(tx)) return null
    const token = randomBytes(32).toString('base64url')
    await replaceLink(tx, { tokenHash: hashOfKey(token), madeAt: now })
    return token
  })
