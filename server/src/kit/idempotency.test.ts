import { expect, test } from 'vitest'
import { useTestDatabase } from '../testing/test-database.ts'
import { answersKept, hashOfRequest } from './idempotency.ts'
import { Refused } from './refuse.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase()

test('of copies that share a transaction the first is taken, and the others are told that it is in flight', async () => {
  const request = { scope: crypto.randomUUID(), key: 'one', hash: hashOfRequest('some/call', {}) }
  const kept = await inTransaction(database.pool, { role: 'platform', readOnly: false }, (tx) =>
    answersKept(tx, [request, { ...request, key: 'another' }, request]),
  )
  expect(kept.map((one) => (one instanceof Refused ? one.key : one))).toEqual([null, null, 'keyInFlight'])
})
