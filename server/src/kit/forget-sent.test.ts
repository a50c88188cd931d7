import { expect, test } from 'vitest'
import { useTestDatabase } from '../testing/test-database.ts'
import { forgetSent } from './forget-sent.ts'

const database = useTestDatabase()
const now = new Date('2026-11-21T00:00:00Z')

test('a kept answer and a sent event are forgotten after a week; what waits to be sent is not', async () => {
  await database.pool.query(
    `insert into idempotency_key (scope, key, request_hash, status, answer, at)
     values ('a', 'old', '\\x00', 200, '{}', '2026-11-13'), ('a', 'new', '\\x00', 200, '{}', '2026-11-15')`,
  )
  await database.pool.query(
    `insert into outbox (outbox_id, topic, payload, sent_at)
     values (gen_random_uuid(), 'old', '{}', '2026-11-13'), (gen_random_uuid(), 'new', '{}', '2026-11-15'), (gen_random_uuid(), 'waiting', '{}', null)`,
  )
  await forgetSent.run({ pool: database.pool, now, tell: () => undefined })
  expect((await database.pool.query('select key from idempotency_key')).rows).toEqual([{ key: 'new' }])
  expect((await database.pool.query('select topic from outbox order by topic')).rows).toEqual([{ topic: 'new' }, { topic: 'waiting' }])
})
