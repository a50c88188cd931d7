import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  type BackupFoot,
  type BackupHeader,
  BackupRefused,
  type BackupTable,
  endOfRows,
  fileSchema,
  footSchema,
  headerSchema,
  tableSchema,
} from './backup-file.ts'
import type { FileStore } from '#outside/files.ts'
import { type BackupLine, type BackupLines, readLines } from './backup-lines.ts'
import { openDatabase } from '../connect.ts'
import { landMigration, makeMigrationList, migrationsFolder } from '../migrate/migrate.ts'
import { type MigrationFile, readMigrations } from '../migrate/migration-files.ts'
import { restoreStoredFile } from './restore-stored-file.ts'
import { storeForRestore } from './store-for-restore.ts'
import { dropEverything, filledTables, storedTables } from './stored-tables.ts'

/** How to restore: `replace` deletes what the database holds now; `store` is where the backup's files go. */
export interface RestoreOptions {
  replace?: boolean
  folder?: string
  store?: FileStore
}

interface Counted {
  tables: number
  rows: number
  files: number
}

const patience = 1500
const pauseBetweenLooks = 50
const endLine = Buffer.from(endOfRows)
const newline = Buffer.from('\n')

/** Restores a backup in one transaction: the schema of its time, its rows, then the migrations since. If it fails, nothing was changed. */
export const restore = async (url: string, file: string, options: RestoreOptions = {}): Promise<Counted> => {
  const files = await readMigrations(options.folder ?? migrationsFolder)
  const database = openDatabase(url, {
    poolSize: 1,
    pipeline: false,
    statementTimeout: 0,
    lockTimeout: 0,
    idleInTransactionTimeout: 0,
    applicationName: 'innkeeper-restore',
  })
  const client = await database.pool.connect()
  const store = options.store === undefined ? undefined : storeForRestore(options.store)
  try {
    await refuseOtherConnections(client)
    await client.query('begin')
    const counted = await restoreAll(client, readLines(file), { files, replace: options.replace ?? false, store })
    // If the commit got no answer, nobody knows whether it happened: unused files are better than rows without their files.
    store?.keep()
    await client.query('commit')
    await client.query('analyze')
    return counted
  } finally {
    await store?.takeBack()
    client.release(true)
    await database.end()
  }
}

const restoreAll = async (
  client: pg.ClientBase,
  lines: BackupLines,
  { files, replace, store }: { files: MigrationFile[]; replace: boolean; store: FileStore | undefined },
): Promise<Counted> => {
  const header = headerSchema.safeParse(parsed(await nextLine(lines)))
  if (!header.success) throw new BackupRefused('This file is not a backup of Innkeeper, or of a newer one')
  const missing = migrationsSince(header.data, files)
  await rebuild(
    client,
    files.filter((file) => !missing.includes(file)),
    replace,
  )
  const counted = await loadTables(client, lines, store)
  for (const file of missing) await landMigration(client, file)
  return counted
}

/** The code must know every migration of the backup; those that it does not have are run on the restored rows. */
const migrationsSince = ({ migrations }: BackupHeader, files: MigrationFile[]): MigrationFile[] => {
  const checksums = new Map(files.map(({ number, checksum }) => [number, checksum]))
  const stranger = migrations.find(({ number, checksum }) => checksums.get(number) !== checksum)
  const numbers = new Set(migrations.map(({ number }) => number))
  if (!stranger) return files.filter(({ number }) => !numbers.has(number))
  const known = files.some(({ number }) => number === stranger.number)
  throw new BackupRefused(
    known
      ? `The backup was written with another ${stranger.name} than this code has: restore it with the Innkeeper that wrote it`
      : `The backup is newer than this code: it has ${stranger.name}. Restore it with the Innkeeper that wrote it, or a newer one`,
  )
}

/** A connection that was just closed takes a moment to disappear. */
const refuseOtherConnections = async (client: pg.ClientBase): Promise<void> => {
  for (const until = Date.now() + patience; Date.now() < until; await wait(pauseBetweenLooks)) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (!rowCount) return
  }
  throw new BackupRefused('The database is in use: stop Innkeeper first')
}

/** Rows that migrations themselves insert into a new database do not count as data. */
const rebuild = async (client: pg.ClientBase, files: MigrationFile[], replace: boolean): Promise<void> => {
  await makeMigrationList(client)
  const before = await filledTables(client)
  await dropEverything(client)
  await makeMigrationList(client)
  for (const file of files) await landMigration(client, file)
  const fresh = await filledTables(client)
  const held = before.filter((table) => !fresh.includes(table))
  if (held.length > 0 && !replace)
    throw new BackupRefused(`The database is not empty (${held.slice(0, 3).join(', ')} …): add --replace to give up what it holds`)
  if (fresh.length > 0) await client.query(`truncate ${fresh.join(', ')} cascade`)
}

/**
 * With `session_replication_role = replica` the server skips triggers and foreign keys, which held in the snapshot; every other constraint
 * is checked.
 */
const loadTables = async (client: pg.ClientBase, lines: BackupLines, store: FileStore | undefined): Promise<Counted> => {
  await client.query('set local session_replication_role = replica')
  const known = new Map((await storedTables(client)).map((table) => [table.table, table.columns.join()]))
  const counted: Counted = { tables: 0, rows: 0, files: 0 }
  for (;;) {
    const line = await nextLine(lines)
    const table = tableSchema.safeParse(parsed(line))
    if (!table.success) return loadFiles(client, line, { counted, lines, store })
    if (known.get(table.data.table) !== table.data.columns.join())
      throw new BackupRefused(`The backup's table ${table.data.table} does not fit this schema`)
    counted.rows += await loadRows(client, table.data, lines)
    counted.tables += 1
  }
}

/** Files come after the tables, and nobody serves them before the rows that refer to them are committed. */
const loadFiles = async (
  client: pg.ClientBase,
  first: BackupLine,
  { counted, lines, store }: { counted: Counted; lines: BackupLines; store: FileStore | undefined },
): Promise<Counted> => {
  for (let line = first; ; line = await nextLine(lines)) {
    const file = fileSchema.safeParse(parsed(line))
    if (!file.success) return finish(client, line, { counted, lines })
    if (store === undefined) throw new BackupRefused('The backup holds files: say where they go')
    await restoreStoredFile(file.data, contentOf(lines), store)
    counted.files += 1
  }
}

async function* contentOf(lines: BackupLines): AsyncGenerator<Buffer> {
  for (let line = await nextLine(lines); !line.bytes.equals(endLine); line = await nextLine(lines)) yield line.bytes
}

const loadRows = async (client: pg.ClientBase, { table, columns }: BackupTable, lines: BackupLines): Promise<number> => {
  let rows = 0
  const upToTheEnd = async function* () {
    for await (const line of contentOf(lines)) {
      yield Buffer.concat([line, newline])
      rows += 1
    }
  }
  try {
    await pipeline(Readable.from(upToTheEnd()), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new BackupRefused(`The backup is damaged: its rows of ${table} cannot be stored (${error.message})`, { cause: error })
  }
  return rows
}

const finish = async (
  client: pg.ClientBase,
  line: BackupLine,
  { counted, lines }: { counted: Counted; lines: BackupLines },
): Promise<Counted> => {
  const foot = footSchema.safeParse(parsed(line))
  const isWhole = foot.success && isSame(foot.data, counted) && foot.data.sha256 === line.sha256Before() && (await lines.next()).done
  if (!foot.success || !isWhole) throw new BackupRefused('The backup is damaged: its check sum does not fit its contents')
  for (const { name, value, called } of foot.data.sequences) await client.query('select setval($1, $2, $3)', [name, value, called])
  await client.query('set local session_replication_role = origin')
  return counted
}

const isSame = (foot: BackupFoot, { tables, rows, files }: Counted): boolean =>
  foot.tables === tables && foot.rows === rows && foot.files === files

const nextLine = async (lines: BackupLines): Promise<BackupLine> => {
  const next = await lines.next()
  if (next.done) throw new BackupRefused('The backup is cut off')
  return next.value
}

/** A damaged line may not be JSON; the schema then refuses it. */
const parsed = ({ bytes }: BackupLine): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
