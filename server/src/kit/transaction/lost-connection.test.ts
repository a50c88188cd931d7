import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { makeProperty, signInTo } from '#testing/factories/factories.ts'
import { listenLive } from '#testing/listen-live.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { refusalOf } from '../call/failures.ts'
import { liveUrl } from '../live/live-route.ts'
import { bindTenant, inTransaction, onClient, transactionOn } from './transaction.ts'

const server = useTestServer()

/** Ends connections as a restart of PostgreSQL does. */
const endConnections = async (which: string): Promise<void> => {
  await server.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  )
}

describe('A database that goes away and comes back', () => {
  test('fails only the running transaction, which is refused as busy', async () => {
    const broken = onClient(server.database.pool, async (client) => {
      await client.query('begin')
      const lost = new Promise((resolve) => client.once('error', resolve))
      await endConnections("state = 'idle in transaction'")
      await lost
      await client.query('select 1')
    })
    expect(await broken.catch((error: unknown) => refusalOf(error).key)).toBe('busy')
    expect(await server.ask('login/user', { username: 'nobody', password: 'wrong-password' })).toMatchObject({ status: 200 })
  })

  test('whose connections are all taken lets nobody wait for ever: a request that waits too long is refused as busy', async () => {
    const { pool, end } = openDatabase(server.database.url, { poolSize: 1 })
    const [release, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = onClient(pool, async (client) => {
      await client.query('begin')
      held.resolve()
      await release.promise
    })
    await held.promise
    pool.options.connectionTimeoutMillis = 50
    const waiting = inTransaction(pool, platform, async () => 'done')
    expect(await waiting.catch((error: unknown) => refusalOf(error).key)).toBe('busy')
    release.resolve()
    await holding
    expect(await inTransaction(pool, platform, async () => 'done')).toBe('done')
    await end()
  })

  test('is listened to again, once, and open screens are notified to read everything again', async () => {
    const me = await signInTo(server, await makeProperty(server))
    const screen = await fetch(server.url() + liveUrl, { headers: { authorization: `Token ${me.token}` } })
    await endConnections("application_name = 'innkeeper live'")
    expect(await screen.text()).toBe(': open\n\n')
    // The ended connection may still be closing.
    const listeners = "select from pg_stat_activity where datname = current_database() and application_name = 'innkeeper live'"
    await expect.poll(async () => (await server.database.pool.query(listeners)).rowCount).toBe(1)
    const ear = await listenLive(server.url(), me.token)
    await server.database.pool.query("select pg_notify('innkeeper_live', $1)", [
      JSON.stringify({ topic: 'stale', propertyId: me.propertyId, prefixes: ['room'] }),
    ])
    expect(await ear.stale('room')).toMatchObject({ propertyId: me.propertyId })
    ear.close()
  })
})

test('a signal after a session has ended does no harm: the stream is closed, and the server goes on', async () => {
  const propertyId = await makeProperty(server)
  const [me, colleague] = [await signInTo(server, propertyId), await signInTo(server, propertyId)]
  const screen = await fetch(server.url() + liveUrl, { headers: { authorization: `Token ${me.token}` } })
  const ear = await listenLive(server.url(), colleague.token)
  const signals = [
    { propertyId: null, topic: 'sessionEnded', sessions: [me.sessionId] },
    { propertyId, topic: 'stale', prefixes: ['room'] },
    { propertyId, topic: 'bookings' },
  ]
  const text = signals.map((signal) => JSON.stringify(signal)).join('\n')
  await server.database.pool.query("select pg_notify('innkeeper_live', $1)", [text])
  expect(await screen.text()).not.toContain('bookings')
  expect(await ear.next('bookings')).toEqual({ propertyId, topic: 'bookings' })
  ear.close()
})

const platform = { role: 'platform', readOnly: false } as const

/** A table of notes; the commit of a note waits while the test holds a lock. */
const notesWithDoor = async () => {
  const { pool } = server.database
  await pool.query(`
    drop table if exists note;
    drop function if exists wait_at_door;
    create table note (words text primary key);
    create function wait_at_door() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(4711); return null; end $$;
    create constraint trigger door after insert on note deferrable initially deferred for each row execute function wait_at_door()`)
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock(4711)')
  return {
    write: (words: string, giveUp?: AbortSignal) =>
      onClient(
        pool,
        async (client) => {
          await client.query('begin')
          await client.query('insert into note values ($1)', [words])
        },
        giveUp,
      ),
    waiting: () => expect.poll(async () => (await waitingAtDoor(keeper)).length).toBe(1),
    waiters: () => waitingAtDoor(keeper),
    open: async () => {
      await keeper.query('select pg_advisory_unlock(4711)')
      keeper.release()
    },
    written: async () => (await pool.query<{ words: string }>('select words from note')).rows.map(({ words }) => words),
  }
}

const waitingAtDoor = async (keeper: pg.PoolClient): Promise<readonly number[]> => {
  const { rows } = await keeper.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ pid }) => pid)
}

describe('A transaction that is waited for no longer', () => {
  test('is rolled back, and the waiting caller is refused as busy', async () => {
    const { pool } = server.database
    const notes = await notesWithDoor()
    const giving = new AbortController()
    const given = onClient(
      pool,
      async (client) => {
        await client.query('begin')
        await client.query("insert into note values ('given up')")
        await client.query('select pg_advisory_xact_lock(4711)')
      },
      giving.signal,
    )
    await notes.waiting()
    giving.abort()
    expect(await given.catch((error: unknown) => refusalOf(error).key)).toBe('busy')
    await notes.open()
    // This waits for that transaction if it is still running, and collides if it was committed.
    await pool.query("insert into note values ('given up')")
  })

  test('leaves the connection that it waited for to the next', async () => {
    const { pool, end } = openDatabase(server.database.url, { poolSize: 1 })
    const release = Promise.withResolvers<void>()
    const holding = onClient(pool, async (client) => {
      await client.query('begin')
      await release.promise
    })
    const giving = new AbortController()
    const given = onClient(pool, async () => 'done', giving.signal)
    giving.abort()
    expect(await given.catch((error: unknown) => refusalOf(error).key)).toBe('busy')
    release.resolve()
    await holding
    expect(await inTransaction(pool, platform, async () => 'done')).toBe('done')
    await end()
  })

  test('is waited for all the same once it is being committed, since only its outcome is true', async () => {
    const notes = await notesWithDoor()
    const giving = new AbortController()
    const written = notes.write('in time', giving.signal)
    await notes.waiting()
    giving.abort()
    await notes.open()
    await written
    expect(await notes.written()).toEqual(['in time'])
  })

  test('is not said to have failed where the connection is lost while it is being committed', async () => {
    const notes = await notesWithDoor()
    const lost = notes.write('nobody knows').catch((error: unknown) => refusalOf(error).key)
    await notes.waiting()
    await server.database.pool.query('select pg_terminate_backend($1)', [...(await notes.waiters())])
    expect(await lost).toBe('outcomeUnknown')
    await notes.open()
  })
})

describe('A transaction', () => {
  test('whose error was swallowed is not said to have been committed', async () => {
    const swallowing = inTransaction(server.database.pool, platform, async (tx) => {
      await tx.rows('select 1 / 0').catch(() => undefined)
      return 'done'
    })
    await expect(swallowing).rejects.toThrow('nothing was committed')
  })

  test('leaves nothing of its role and its property to the next on the same connection, however it ends', async () => {
    const propertyId = await makeProperty(server)
    const ends = ['select 1', 'select 1 / 0', 'set local statement_timeout = 1; select pg_sleep(1)', 'savepoint a; select 1 / 0']
    for (const end of ends) {
      const left = await onClient(server.database.pool, async (client) => {
        await client.query('begin;' + bindTenant(propertyId))
        await client.query(end)
      }).then(
        () => 'committed',
        () => 'rolled back',
      )
      const { rows } = await server.database.pool.query(
        "select current_user = session_user as own, coalesce(current_setting('innkeeper.property_id', true), '') as property",
      )
      expect({ end, left, rows }).toMatchObject({ rows: [{ own: true, property: '' }] })
    }
  })

  test('that is over asks nothing any more, since it would ask in somebody else’s', async () => {
    const late = await inTransaction(server.database.pool, platform, async (tx) => tx)
    await expect(late.rows('select 1')).rejects.toThrow('the transaction is over')
    await expect(late.db.selectFrom('property').select('code').execute()).rejects.toThrow('the transaction is over')
    await onClient(server.database.pool, async (client) => {
      await client.query('begin')
      await expect(late.rows('select 1')).rejects.toThrow('the transaction is over')
      expect(await transactionOn(client).rows('select 1 as one')).toEqual([{ one: 1 }])
    })
  })
})
