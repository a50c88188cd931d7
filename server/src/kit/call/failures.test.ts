import { expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { isTransient } from './failures.ts'
import { onClient } from '../transaction/transaction.ts'

const database = useTestDatabase()

const failing = (sql: string, pool = database.pool): Promise<unknown> =>
  onClient(pool, async (client) => client.query(`begin; ${sql}`)).catch(isTransient)

test('that somebody else keeps a lock too long, or all connections, is nobody’s fault; a broken rule is', async () => {
  const { pool, end } = openDatabase(database.url, { poolSize: 1 })
  await onClient(pool, async (holder) => {
    // Set only now, because opening the holder's connection may take longer.
    pool.options.connectionTimeoutMillis = 50
    await holder.query('begin; select pg_advisory_xact_lock(1)')
    expect(await failing('set local lock_timeout = 10; select pg_advisory_xact_lock(1)')).toBe(true)
    expect(await failing('select 1', pool)).toBe(true)
  })
  await end()
  expect(await failing('select 1 / 0')).toBe(false)
})
