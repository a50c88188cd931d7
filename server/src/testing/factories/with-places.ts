import { beforeAll } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { seedPlaces } from '#seed/properties/places.ts'
import type { TestServer } from '../server/test-server.ts'

/** For the top of a test file: inserts the provinces, communes and landmarks of Vietnam. */
export const withPlaces = (server: TestServer): void => {
  beforeAll(() => inTransaction(server.database.pool, { role: 'platform', readOnly: false }, seedPlaces))
}
