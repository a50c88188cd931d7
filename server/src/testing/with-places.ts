import { beforeAll } from 'vitest'
import { inTransaction } from '../kit/transaction.ts'
import { seedPlaces } from '../seed/places.ts'
import type { TestServer } from './test-server.ts'

/** For the top of a test file: the provinces, communes and landmarks of Vietnam are there. */
export const withPlaces = (server: TestServer): void => {
  beforeAll(() => inTransaction(server.database.pool, { role: 'platform', readOnly: false }, seedPlaces))
}
