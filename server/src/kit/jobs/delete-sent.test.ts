import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { deleteSent } from './delete-sent.ts'

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
  await deleteSent.run({ pool: database.pool, now, publish: () => undefined })
  expect((await database.pool.query('select key from idempotency_key')).rows).toEqual([{ key: 'new' }])
  expect((await database.pool.query('select topic from outbox order by topic')).rows).toEqual([{ topic: 'new' }, { topic: 'waiting' }])
})

test('an event about which an administrator decided is kept for 90 days', async () => {
  await database.pool.query(
    `with event as (
       insert into outbox (outbox_id, topic, payload, sent_at, failed_at, put_away_at, problem)
         values (gen_random_uuid(), 'sent long ago', '{}', '2026-08-01', null, null, null), (gen_random_uuid(), 'sent', '{}', '2026-09-01', null, null, null),
                (gen_random_uuid(), 'put away long ago', '{}', null, '2026-08-01', '2026-08-01', 'refused'),
                (gen_random_uuid(), 'put away', '{}', null, '2026-09-01', '2026-09-01', 'refused'),
                (gen_random_uuid(), 'failed', '{}', null, '2026-01-01', null, 'refused') returning outbox_id)
     insert into outbox_decision (outbox_id, decision_id, decision, person) select outbox_id, gen_random_uuid(), 'tryAgain', 'Lan' from event`,
  )
  await deleteSent.run({ pool: database.pool, now, publish: () => undefined })
  const { rows } = await database.pool.query<{ topic: string }>(
    'select topic from outbox join outbox_decision using (outbox_id) order by topic',
  )
  expect(rows.map(({ topic }) => topic)).toEqual(['failed', 'put away', 'sent'])
})
