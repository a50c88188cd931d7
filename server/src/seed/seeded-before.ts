import type pg from 'pg'
import { z } from 'zod'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { demoUserNames } from './accounts.ts'

const hashRows = rowsLike(z.strictObject({ userName: z.string(), hash: z.string() }))
const emptyRows = rowsLike(z.strictObject({ empty: z.boolean() }))

/** Whether a database has no property yet; checked before the secrets of the sample data are hashed, which takes a while. */
export const isEmpty = async (pool: pg.Pool): Promise<boolean> => inTransaction(pool, { role: 'platform', readOnly: true }, hasNoProperty)

/** Whether there is no property yet. */
export const hasNoProperty = async (tx: Tx): Promise<boolean> => {
  const [found] = await emptyRows(tx, 'select not exists (select from property) as empty')
  return found?.empty === true
}

/** The password hashes of the existing demo accounts, by user name. */
export const demoHashes = async (pool: pg.Pool): Promise<ReadonlyMap<string, string>> =>
  inTransaction(pool, { role: 'platform', readOnly: true }, async (tx) => {
    const rows = await hashRows(tx, 'select user_name as "userName", password_hash as hash from account where user_name = any($1)', [
      demoUserNames,
    ])
    return new Map(rows.map(({ userName, hash }) => [userName, hash]))
  })
