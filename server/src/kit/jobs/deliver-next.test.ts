import type { JobKind } from '@innkeeper/protocol/words/platform/job-words'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { rowsLike } from '../transaction/rows-like.ts'
import { inTransaction } from '../transaction/transaction.ts'
import { deliverNext, mostAttempts } from './deliver-next.ts'
import { postEvents } from './outbox.ts'
import type { Deliver, Queue } from './queue.ts'
import { runQueues } from './run-queues.ts'
import { lockEvent } from './waiting-events.store.ts'

const database = useTestDatabase()
const told: Signal[] = []
const errors: Error[] = []
const room = () => ({
  pool: database.pool,
  publish: (signals: readonly Signal[]) => void told.push(...signals),
  onError: (error: Error) => void errors.push(error),
})
const pids = rowsLike(z.strictObject({ pid: z.int() }))
const named = z.object({ name: z.string() })
const queueOf = (deliver: Deliver, places = 1): Queue => ({
  deliver,
  places,
  about: (payload) => ({ vi: `về ${named.parse(payload).name}`, en: `about ${named.parse(payload).name}` }),
})
const post = (...names: readonly string[]) => postOf('mail', ...names)
const postOf = (kind: JobKind, ...names: readonly string[]) =>
  inTransaction(database.pool, { role: 'platform', readOnly: false }, (tx) =>
    postEvents(
      tx,
      kind,
      names.map((name) => ({ name })),
    ),
  )
const events = async () =>
  (await database.kysely.selectFrom('outbox').selectAll().orderBy('outbox_id').execute()).map(({ outbox_id: _id, ...row }) => row)
const becomeDue = () => database.pool.query('update outbox set due_at = now()')

beforeEach(async () => {
  await database.pool.query('delete from outbox')
  told.length = 0
  errors.length = 0
})

test('each event has its own transaction: what a failed delivery wrote is gone, and the others are delivered once', async () => {
  const delivered: string[] = []
  const queue = queueOf(async (payload, _id, tx) => {
    const { name } = named.parse(payload)
    await postEvents(tx, 'platformNews', [{ from: name }])
    if (name === 'bad') throw new Error('not today')
    delivered.push(name)
  })
  await post('one', 'bad', 'two')
  const turns = [1, 2, 3, 4]
  const found: boolean[] = []
  for (const turn of turns) found[turn] = await deliverNext(room(), 'mail', queue)
  expect(found.slice(1)).toEqual([true, true, true, false])
  expect(delivered).toEqual(['one', 'two'])
  const followed = (await events()).filter(({ topic }) => topic === 'platformNews').map(({ payload }) => payload)
  expect(followed).toEqual([{ from: 'one' }, { from: 'two' }])
})

test('a delivery that breaks its own transaction is noted and tried again later', async () => {
  await post('one')
  await deliverNext(
    room(),
    'mail',
    queueOf(async (_payload, _id, tx) => void (await tx.rows('select 1 / 0'))),
  )
  expect(await events()).toMatchObject([{ attempts: 1, problem: 'broken', last_error: 'division by zero', failed_at: null, sent_at: null }])
  expect(
    await deliverNext(
      room(),
      'mail',
      queueOf(async () => undefined),
    ),
  ).toBe(false)
  await becomeDue()
  expect(
    await deliverNext(
      room(),
      'mail',
      queueOf(async () => undefined),
    ),
  ).toBe(true)
  expect(await events()).toMatchObject([{ attempts: 2, problem: null, sent_at: expect.anything() }])
})

test('it is tried later each time, at most an hour', async () => {
  await post('one')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    await becomeDue()
    await deliverNext(
      room(),
      'mail',
      queueOf(() => Promise.reject(new Error('no'))),
    )
    const { rows } = await database.pool.query<{ wait: number }>(
      `select round(extract(epoch from due_at - now()))::int as wait from outbox`,
    )
    waits.push(rows[0]?.wait ?? 0)
  }
  expect(waits.slice(0, 5)).toEqual([2, 4, 8, 16, 32])
  expect(waits.slice(-2)).toEqual([3600, 3600])
})

test('after the last attempt it is given up, with what it is about and why, and open screens are told', async () => {
  await post('the letter')
  await database.pool.query('update outbox set attempts = $1', [mostAttempts - 1])
  const failing = queueOf(() => Promise.reject(new Error('no such mailbox')))
  await deliverNext(room(), 'mail', failing)
  expect(await events()).toMatchObject([
    { problem: 'broken', about_en: 'about the letter', about_vi: 'về the letter', failed_at: expect.anything() },
  ])
  expect(told).toEqual([{ topic: 'stale', propertyId: null, prefixes: ['job'] }])
  expect(errors.map(({ cause }) => cause)).toEqual([new Error('no such mailbox')])
  await becomeDue()
  expect(await deliverNext(room(), 'mail', failing)).toBe(false)
})

test('content that nobody can read is given up at once', async () => {
  await inTransaction(database.pool, { role: 'platform', readOnly: false }, (tx) => postEvents(tx, 'mail', [{ other: 1 }]))
  await deliverNext(
    room(),
    'mail',
    queueOf(async (payload) => void named.parse(payload)),
  )
  expect(await events()).toMatchObject([{ attempts: 1, problem: 'unreadable', about_en: '', failed_at: expect.anything() }])
})

test('an event that ends its server each time is given up as well', async () => {
  await post('one')
  await database.pool.query('update outbox set attempts = $1', [mostAttempts])
  await deliverNext(
    room(),
    'mail',
    queueOf(() => Promise.reject(new Error('not reached'))),
  )
  expect(await events()).toMatchObject([{ problem: 'crashed', failed_at: expect.anything() }])
})

test('a server that is killed while it delivers loses nothing: the attempt is counted, and the event is delivered by another', async () => {
  await post('one')
  await deliverNext(
    room(),
    'mail',
    queueOf(async (_payload, _id, tx) => {
      await database.pool.query('select pg_terminate_backend($1)', [(await pids(tx, 'select pg_backend_pid() as pid'))[0]?.pid])
      await tx.rows('select 1')
    }),
  )
  expect(await events()).toMatchObject([{ attempts: 1, sent_at: null }])
  await becomeDue()
  await deliverNext(
    room(),
    'mail',
    queueOf(async () => undefined),
  )
  expect(await events()).toMatchObject([{ attempts: 2, sent_at: expect.anything() }])
})

test('while one server delivers an event, another does not, however long it takes', async () => {
  await post('one')
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = deliverNext(
    room(),
    'mail',
    queueOf(() => {
      begun.resolve()
      return held.promise
    }),
  )
  await begun.promise
  const [event] = await database.kysely.selectFrom('outbox').select('outbox_id').execute()
  const hold = () => inTransaction(database.pool, { role: 'platform', readOnly: false }, (tx) => lockEvent(tx, event?.outbox_id ?? ''))
  expect(await hold()).toBeUndefined()
  held.resolve()
  await slow
  expect(await hold()).toBeUndefined()
})

test('a slow kind does not delay another, two servers deliver each event once, and stopping waits for what has begun', async () => {
  const held = Promise.withResolvers<void>()
  const delivered: string[] = []
  const queues = {
    mail: queueOf(() => held.promise, 2),
    platformNews: queueOf(async (payload) => void delivered.push(named.parse(payload).name)),
    confirmation: queueOf(async () => {}),
    webhook: queueOf(async () => {}),
    ari: queueOf(async () => {}),
  }
  const names = Array.from({ length: 40 }, (_, index) => `news ${index}`)
  await post('slow', 'slower', 'slowest')
  await postOf('platformNews', ...names)
  const servers = [runQueues(room(), queues), runQueues(room(), queues)]
  await expect.poll(() => delivered.length).toBe(names.length)
  const stopped = Promise.all(servers.map(({ stop }) => stop()))
  held.resolve()
  await stopped
  expect(delivered.toSorted()).toEqual(names.toSorted())
  expect((await events()).filter(({ topic, sent_at: at }) => topic === 'platformNews' && at === null)).toEqual([])
  expect(errors).toEqual([])
})
