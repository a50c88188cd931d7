import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inProperty } from '#kit/transaction/transaction.ts'
import { bringUpToDate } from '../migrate/bring-up-to-date.ts'
import { backup } from '../backup/backup.ts'
import { openDatabase } from '../connect.ts'
import { type ProvidedDatabase, provideDatabase } from './provide-database.ts'
import { restore } from '../backup/restore.ts'
import { serverLogin } from './server-login.ts'
import { supervisePostgres } from './supervise.ts'

const own = '01900000-0000-7000-8000-000000000001'
const other = '01900000-0000-7000-8000-000000000002'
const twoProperties = `insert into property (property_id, code, kind, name_vi, name_en) values ('${own}', 'OWN', 'hotel', 'Của ta', 'Ours'), ('${other}', 'OTHER', 'hotel', 'Của họ', 'Theirs')`

let dataDir: string
let stops: (() => Promise<void>)[] = []

/** Making a cluster takes longer than all the tests, so the tests share one; each leaves it stopped and complete. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-provide-'))
  await ask((await start()).ownerUrl, twoProperties)
  await stopAll()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const stopAll = async (): Promise<void> => {
  for (const stop of stops) await stop()
  stops = []
}

/** Starts it as the product does. */
const start = async (): Promise<ProvidedDatabase> => {
  const database = await provideDatabase({ dataDir })
  stops.push(database.stop)
  await bringUpToDate(database)
  return database
}

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows
  } finally {
    await end()
  }
}

const namesSeenBy = async (url: string, propertyId: string): Promise<unknown[]> => {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    return await inProperty(pool, propertyId, (tx) => tx.rows('select code from property'))
  } finally {
    await end()
  }
}

/** The state of an earlier version: everybody on the socket may sign in as anyone, and the server has no login. */
const makeEarlier = async ({ ownerUrl }: ProvidedDatabase): Promise<void> => {
  await ask(ownerUrl, `drop role ${serverLogin}`)
  await rm(join(dataDir, 'database.key'))
  await writeFile(join(dataDir, 'postgres', 'data', 'pg_hba.conf'), 'local all all trust\n')
  await ask(ownerUrl, 'select pg_reload_conf()')
}

describe('The connection that serves requests', () => {
  let serving: ProvidedDatabase
  beforeAll(async () => {
    serving = await start()
    stops = []
  })
  afterAll(() => serving.stop())

  test.each([
    'select * from property',
    'select * from account',
    'begin; set local role innkeeper_tenant; reset role; select * from property',
    'create table mine (id int)',
    'create role mine',
    'create database mine',
    `alter role ${serverLogin} superuser`,
    `grant postgres to ${serverLogin}`,
    'set role postgres',
    'set session authorization postgres',
    'alter table property disable row level security',
    "copy (select 1) to program 'true'",
  ])('is refused “%s”', async (sql) => {
    await expect(ask(serving.url, sql)).rejects.toMatchObject({ code: '42501' })
  })

  test('sees only the rows of the given property, in a role of requests; it owns nothing and has no rights of its own', async () => {
    const { url, ownerUrl } = serving
    expect(await namesSeenBy(url, own)).toEqual([{ code: 'OWN' }])
    const rights = `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit as any from pg_roles where rolname = '${serverLogin}'`
    expect(await ask(ownerUrl, rights)).toEqual([{ any: false }])
    const roles = `select roleid::regrole::text as role from pg_auth_members where member = '${serverLogin}'::regrole order by 1`
    expect(await ask(ownerUrl, roles)).toEqual([
      { role: 'innkeeper_limited' },
      { role: 'innkeeper_platform' },
      { role: 'innkeeper_tenant' },
    ])
    expect(await ask(ownerUrl, `select from pg_shdepend where refobjid = '${serverLogin}'::regrole`)).toEqual([])
  })

  test('needs the password of this installation, which only its owner can read', async () => {
    expect((await stat(join(dataDir, 'database.key'))).mode & 0o777).toBe(0o600)
    const guessed = new URL(serving.url)
    guessed.searchParams.set('password', 'guessed')
    await expect(ask(guessed.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })
})

describe('A data directory', () => {
  test('serves a second start as it served the first, and migrates nothing', async () => {
    const first = await start()
    await first.stop()
    const second = await provideDatabase({ dataDir })
    stops.push(second.stop)
    expect(await bringUpToDate(second)).toEqual([])
    expect(second.url).toBe(first.url)
    expect(await namesSeenBy(second.url, own)).toEqual([{ code: 'OWN' }])
  })

  test('of an earlier version gets the login at its next start, and keeps what it holds', async () => {
    const earlier = await start()
    await makeEarlier(earlier)
    await earlier.stop()
    const { url } = await start()
    expect(await namesSeenBy(url, own)).toEqual([{ code: 'OWN' }])
    await expect(ask(url, 'select * from property')).rejects.toMatchObject({ code: '42501' })
    await expect(ask(url.replace(/password=[^&]*/, 'password=guessed'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('whose database an earlier version still runs gets the login too', async () => {
    const running = await supervisePostgres(dataDir)
    stops.push(running.stop)
    await makeEarlier(await start())
    expect(await namesSeenBy((await start()).url, own)).toEqual([{ code: 'OWN' }])
  })

  test('that lost its password makes another', async () => {
    await (await start()).stop()
    await rm(join(dataDir, 'database.key'))
    expect(await namesSeenBy((await start()).url, own)).toEqual([{ code: 'OWN' }])
  })

  test('goes on signing in when its password’s file is deleted, and another starts beside it', async () => {
    const first = await start()
    await rm(join(dataDir, 'database.key'))
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await namesSeenBy(first.url, own)).toEqual([{ code: 'OWN' }])
  })

  test('that a backup of an earlier version is restored into serves it', async () => {
    const earlier = await start()
    await makeEarlier(earlier)
    const file = join(dataDir, 'innkeeper.backup')
    await backup(earlier.ownerUrl, file)
    const { ownerUrl, stop } = await provideDatabase({ dataDir })
    stops.push(stop)
    await restore(ownerUrl, file, { replace: true })
    expect(await namesSeenBy((await start()).url, other)).toEqual([{ code: 'OTHER' }])
  })
})

afterEach(stopAll)
