import type pg from 'pg'
import { expect, test } from 'vitest'
import { bookingOf, inDays, stayAt } from '#testing/factories/book-stay.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()

const selling = () => makeSelling(server, { from: inDays(0), to: inDays(60) })

const booked = async (propertyId: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from booking where property_id = $1',
    [propertyId],
  )
  return rows[0]?.count ?? 0
}

/** The advisory locks that are held or waited for now, with their processes. */
const advisoryLocks = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ pid: number; granted: boolean }>(
    `select pid, granted from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows
}

/** The processes that wait for an advisory lock now. */
const waiters = async (client: pg.PoolClient): Promise<readonly number[]> =>
  (await advisoryLocks(client)).flatMap(({ pid, granted }) => (granted ? [] : [pid]))

test('a request that waits too long for its turn is refused as busy, without a booking; the same key books later', async () => {
  const hotel = await selling()
  const book = (key: string) => server.ask('distribution/book', bookingOf(stayAt(hotel), { total: 2_000_000 }), { ...hotel, key })
  const keeper = await server.database.pool.connect()
  await keeper.query('select pg_advisory_lock(hashtextextended($1, 11))', [hotel.propertyId])
  const first = book('first')
  await expect.poll(() => waiters(keeper)).toHaveLength(1)
  const replies = await Promise.all([first, book('second'), book('third')])
  expect(replies.map(({ refusal }) => refusal)).toEqual(['busy', 'busy', 'busy'])
  await keeper.query('select pg_advisory_unlock_all()')
  // A transaction that was given up keeps its advisory locks until PostgreSQL notices the closed connection.
  await expect.poll(() => advisoryLocks(keeper)).toEqual([])
  keeper.release()
  expect(await booked(hotel.propertyId)).toBe(0)
  expect(await book('second')).toMatchObject({ status: 200 })
  expect(await booked(hotel.propertyId)).toBe(1)
})

test('a booking whose connection is lost during the commit exists once, and the agent gets it', async () => {
  const { pool } = server.database
  const hotel = await selling()
  await pool.query(`
    create function wait_at_door() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(4711); return null; end $$;
    create constraint trigger door after insert on booking deferrable initially deferred for each row execute function wait_at_door()`)
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock(4711)')
  const booking = server.ask('distribution/book', bookingOf(stayAt(hotel), { total: 2_000_000 }), { ...hotel, key: 'once' })
  await expect.poll(() => waiters(keeper)).toHaveLength(1)
  await keeper.query('select pg_terminate_backend($1)', [...(await waiters(keeper))])
  await keeper.query('select pg_advisory_unlock_all()')
  keeper.release()
  expect(await booking).toMatchObject({ status: 200 })
  await pool.query('drop function wait_at_door cascade')
  expect(await booked(hotel.propertyId)).toBe(1)
})
