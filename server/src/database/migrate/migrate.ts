import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { withAllRows } from './all-rows.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

/** The folder of the project's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The database and the code do not fit together, and nothing was changed. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

interface Landed {
  number: number
  name: string
  checksum: string
}

const oldestServer = 15
const lockKey = 7_166_001
const attempts = 20

/** Migrates a database to the code's version, each file in one transaction, and returns the names of those that it ran. */
export const migrate = async (pool: pg.Pool, folder: string = migrationsFolder): Promise<string[]> => {
  const files = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    if (await hasAll(client, files)) return []
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await runMissing(client, files)
  } finally {
    client.release(true)
  }
}

const refuseOldServer = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as number, current_setting('server_version') as version`,
  )
  const server = rows[0]
  if (!server || server.number < oldestServer) {
    throw new MigrationRefused(`PostgreSQL ${server?.version} is too old: Innkeeper needs PostgreSQL ${oldestServer} or newer`)
  }
}

/** Whether exactly these migrations have landed, as they are: then nothing is locked and no other query is needed. */
const hasAll = async (client: pg.ClientBase, files: MigrationFile[]): Promise<boolean> => {
  if (files.length === 0) return false
  const { rows: found } = await client.query(`select where to_regclass('public.migration') is not null`)
  if (found.length === 0) return false
  const { rows } = await client.query<Landed>('select number, name, checksum from public.migration order by number')
  const told = (all: readonly Pick<Landed, 'number' | 'checksum'>[]) => all.map(({ number, checksum }) => `${number} ${checksum}`).join()
  return told(rows) === told(files)
}

const runMissing = async (client: pg.ClientBase, files: MigrationFile[]): Promise<string[]> => {
  const ran: string[] = []
  for (const file of files) {
    if (await runAgainOnCollision(client, files, file)) ran.push(file.name)
  }
  if (files.length === 0) await inTransaction(client, () => landedMigrations(client, files))
  return ran
}

/**
 * Roles belong to the whole cluster, which no lock of one database protects: two databases that create them at once collide, and one tries
 * again.
 */
const runAgainOnCollision = async (client: pg.ClientBase, files: MigrationFile[], file: MigrationFile): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(client, () => runOne(client, files, file))
    } catch (error) {
      if (attempt === attempts || !isCatalogueCollision(error)) throw error
      await wait(25 * attempt)
    }
  }
}

/** unique_violation and duplicate_object on a shared catalogue; internal_error is «tuple concurrently updated» of grants. */
const isCatalogueCollision = (error: unknown): boolean => {
  if (!(error instanceof pg.DatabaseError)) return false
  if (error.code === '23505') return error.schema === 'pg_catalog'
  return error.code === '42710' || error.code === 'XX000' || error.code === '40P01'
}

const inTransaction = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const runOne = async (client: pg.ClientBase, files: MigrationFile[], file: MigrationFile): Promise<boolean> => {
  const landed = await landedMigrations(client, files)
  if (landed.some((row) => row.number === file.number)) return false
  await landMigration(client, file)
  return true
}

/** Runs one migration and records it, inside the caller's transaction. */
export const landMigration = async (client: pg.ClientBase, file: MigrationFile): Promise<void> => {
  await withAllRows(client, () => client.query(file.sql))
  await client.query('insert into public.migration (number, name, checksum) values ($1, $2, $3)', [file.number, file.name, file.checksum])
}

/** Creates the list of applied migrations where there is none. */
export const makeMigrationList = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `create table if not exists public.migration
       (number int primary key, name text not null, checksum text not null, landed_at timestamptz not null default now())`,
  )
}

/** Takes the lock until the end of the transaction, then reads, so that it sees what another process ran meanwhile. */
const landedMigrations = async (client: pg.ClientBase, files: MigrationFile[]): Promise<Landed[]> => {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await makeMigrationList(client)
  const { rows } = await client.query<Landed>('select number, name, checksum from public.migration order by number')
  for (const row of rows) refuseStranger(row, files)
  return rows
}

const refuseStranger = (row: Landed, files: MigrationFile[]): void => {
  const file = files.find(({ number }) => number === row.number)
  if (!file)
    throw new MigrationRefused(
      `The database is newer than this code: it has ${row.name}. Start the newer version, or restore an older backup`,
    )
  if (file.checksum !== row.checksum) {
    throw new MigrationRefused(`${file.name} was changed after it had landed in this database: migrations are never edited, add a new one`)
  }
}
