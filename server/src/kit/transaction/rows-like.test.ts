import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#database/connect.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { dayInRow, momentInRow, rowsLike } from './rows-like.ts'
import { inTransaction, type Tx } from './transaction.ts'

const database = useTestDatabase()

const read = async (sql: string, checkRows: boolean) => {
  const { pool, end } = openDatabase(database.url, { poolSize: 1, checkRows })
  const rows = rowsLike(z.strictObject({ rooms: z.int(), night: dayInRow, at: momentInRow.nullable() }))
  try {
    return await inTransaction(pool, { role: 'platform', readOnly: true }, (tx) => rows(tx, sql))
  } finally {
    await end()
  }
}

const right = `select 2 as rooms, date '2026-11-23' as night, now() as at`

test('rows of the declared shape are read', async () => {
  expect(await read(right, true)).toMatchObject([{ rooms: 2, night: '2026-11-23' }])
})

test.each([
  ['null', `select null::int as rooms, date '2026-11-23' as night, now() as at`],
  ['another type', `select '2' as rooms, date '2026-11-23' as night, now() as at`],
  ['a moment for a day', `select 2 as rooms, now() as night, now() as at`],
  ['a column that is missing', `select 2 as rooms, date '2026-11-23' as night`],
  ['a column that nobody declared', `select 2 as rooms, date '2026-11-23' as night, now() as at, 1 as guests`],
])('%s is an error where rows are checked, as in tests, and free elsewhere', async (_what, sql) => {
  await expect(read(sql, true)).rejects.toThrow(z.ZodError)
  expect(await read(sql, false)).toHaveLength(1)
})

test('rows that are read without a shape have no type', () => {
  expectTypeOf<Tx['rows']>().returns.resolves.toEqualTypeOf<unknown[]>()
})
