import { expect, test } from 'vitest'
import { inTransaction } from '../transaction/transaction.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { z } from 'zod'
import { readInBatches } from './read-in-batches.ts'

const database = useTestDatabase()

const allOf = async <Row>(batches: AsyncIterable<readonly Row[]>): Promise<(readonly Row[])[]> => {
  const all: (readonly Row[])[] = []
  for await (const rows of batches) all.push(rows)
  return all
}

test.each([0, 1, 249, 250, 251, 1000])('%i rows arrive in order, a limited number at a time', async (count) => {
  const batches = await inTransaction(database.pool, { role: 'platform', readOnly: true }, async (tx) =>
    allOf(
      readInBatches(
        z.strictObject({ number: z.int() }),
        tx,
        'select number from generate_series(1, $1::integer) as number order by number',
        [count],
      ),
    ),
  )
  expect(batches.flat().map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(Math.max(...batches.map((rows) => rows.length))).toBe(Math.min(count, 250))
})

test('two long reads follow each other in one transaction', async () => {
  const read = () =>
    inTransaction(database.pool, { role: 'platform', readOnly: true }, async (tx) => [
      await allOf(readInBatches(z.strictObject({ one: z.int() }), tx, 'select 1 as one', [])),
      await allOf(readInBatches(z.strictObject({ two: z.int() }), tx, 'select 2 as two', [])),
    ])
  expect(await read()).toEqual([[[{ one: 1 }]], [[{ two: 2 }]]])
})
