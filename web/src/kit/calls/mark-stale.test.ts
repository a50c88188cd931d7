import { expect, test, vi } from 'vitest'
import { markStale } from './mark-stale.ts'
import { createQueryClient } from './query-client.ts'
import { readKey } from './keys/query-key.ts'

const table = vi.hoisted(() => ({ load: (): Readonly<Record<string, readonly string[]>> => ({}) }))

vi.mock('./wire/stales.at-build.ts', () => ({
  get stalesOfChanges() {
    return table.load()
  },
}))

/** Which of three reads of a property, and of the same of another, are out of date after a booking is cancelled. */
const staleAfterCancel = async (): Promise<readonly string[]> => {
  const queries = createQueryClient()
  const reads = [
    readKey('0', 'booking/get-all', {}),
    readKey('0', 'room-plan/get-all-avail-rate', {}),
    readKey('0', 'chain/get-all', {}),
    readKey('1', 'booking/get-all', {}),
  ]
  for (const key of reads) queries.setQueryData(key, {})
  await markStale(queries, '0', 'booking/cancel')
  return reads.filter((key) => queries.getQueryState(key)?.isInvalidated === true).map(([property, , path]) => `${property} ${path}`)
}

test('if it cannot be loaded what the change makes stale, every read of the property is repeated, and none of another', async () => {
  table.load = () => {
    throw new TypeError('the part did not come')
  }
  expect(await staleAfterCancel()).toEqual(['0 booking/get-all', '0 room-plan/get-all-avail-rate', '0 chain/get-all'])
})

test('the reads of its prefix and of those that it makes stale are repeated', async () => {
  table.load = () => ({ 'booking/cancel': ['room-plan'] })
  expect(await staleAfterCancel()).toEqual(['0 booking/get-all', '0 room-plan/get-all-avail-rate'])
})
