import { operationKinds } from '@innkeeper/protocol/rates/night-fields'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'

const database = useTestDatabase()

test('the database takes the kinds of operations that are written, and no others', async () => {
  const { rows } = await database.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'operation_kind_check'`,
  )
  const kinds = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(operationKinds)
})
