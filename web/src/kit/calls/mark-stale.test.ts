import { expect, test } from 'vitest'
import { markStale } from './mark-stale.ts'
import { createQueryClient } from './query-client.ts'
import { readKey } from './keys/query-key.ts'

/** Which of three reads of a property, and of the same of another, are out of date after a booking is cancelled. */
const staleAfterCancel = async (load: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const queries = createQueryClient()
  const reads = [
    readKey('0', 'booking/get-all', {}),
    readKey('0', 'room-plan/get-all-avail-rate', {}),
    readKey('0', 'chain/get-all', {}),
    readKey('1', 'booking/get-all', {}),
  ]
  for (const key of reads) queries.setQueryData(key, {})
  await markStale(queries, '0', 'booking/cancel', load)
  return reads.filter((key) => queries.getQueryState(key)?.isInvalidated === true).map(([property, , path]) => `${property} ${path}`)
}

test('if it cannot be loaded what the change makes stale, every read of the property is repeated, and none of another', async () => {
  const stale = await staleAfterCancel(() => Promise.reject(new TypeError('the part did not come')))
  expect(stale).toEqual(['0 booking/get-all', '0 room-plan/get-all-avail-rate', '0 chain/get-all'])
})

test('the reads of its prefix and of those that it makes stale are repeated', async () => {
  const stale = await staleAfterCancel(() => Promise.resolve(['room-plan']))
  expect(stale).toEqual(['0 booking/get-all', '0 room-plan/get-all-avail-rate'])
})
