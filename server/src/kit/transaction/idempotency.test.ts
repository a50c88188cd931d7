import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { savedAnswers, hashOfRequest } from './idempotency.ts'
import { Refused } from '../call/refuse.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase()

test('of duplicates that share a transaction the first is answered, and the others are refused with keyInFlight', async () => {
  const request = { scope: crypto.randomUUID(), key: 'one', hash: hashOfRequest('some/call', {}) }
  const kept = await inTransaction(database.pool, { role: 'platform', readOnly: false }, (tx) =>
    savedAnswers(tx, [request, { ...request, key: 'another' }, request]),
  )
  expect(kept.map((one) => (one instanceof Refused ? one.key : one))).toEqual([null, null, 'keyInFlight'])
})
