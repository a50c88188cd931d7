import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupFoot, type BackupHeader, BackupRefused, type BackupTable, endOfRows, newHeader } from './backup-file.ts'
import type { FileStore } from '#outside/files.ts'
import { storedFiles } from './backup-stored-files.ts'
import { openDatabase } from '../connect.ts'
import { storedSequences, storedTables } from './stored-tables.ts'

const newline = '\n'.charCodeAt(0)

/** What a backup holds. */
export interface BackedUp {
  tables: number
  rows: number
  files: number
}

/**
 * Writes the whole database as it is at one moment, and the files of a store that it refers to, into one new file; after a failure there is
 * no file.
 */
export const backup = async (url: string, file: string, store?: FileStore): Promise<BackedUp> => {
  await refuseExisting(file)
  const draft = `${file}.part`
  try {
    const counted = await inSnapshot(url, (client) => writeAll(client, draft, store))
    await rename(draft, file)
    return counted
  } finally {
    await rm(draft, { force: true })
  }
}

const refuseExisting = async (file: string): Promise<void> => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupRefused(`${file} exists already: name a new file`)
}

/** With `row_security` off, a table that would hide rows from us is an error instead of a gap. */
const inSnapshot = async <T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
  const database = openDatabase(url, { poolSize: 1, pipeline: false, statementTimeout: 0, idleInTransactionTimeout: 0 })
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only; set local row_security = off')
    await refuseNothing(client)
    return await work(client)
  } finally {
    client.release(true)
    await database.end()
  }
}

const writeAll = async (client: pg.ClientBase, file: string, store?: FileStore): Promise<BackedUp> => {
  const hash = createHash('sha256')
  const counted = { tables: 0, rows: 0, files: 0 }
  const hashed = async function* () {
    for await (const chunk of everything(client, counted, store)) {
      hash.update(chunk)
      yield chunk
    }
    const foot: BackupFoot = { sequences: await storedSequences(client), ...counted, sha256: hash.digest('hex') }
    yield Buffer.from(`${JSON.stringify(foot)}\n`)
  }
  await pipeline(Readable.from(hashed()), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return counted
}

const refuseNothing = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ nothing: boolean }>(`select to_regclass('public.migration') is null as nothing`)
  if (rows[0]?.nothing) throw new BackupRefused('There is nothing to back up: Innkeeper was never started on this database')
}

async function* everything(client: pg.ClientBase, counted: BackedUp, store?: FileStore): AsyncGenerator<Buffer> {
  yield* contents(client, counted)
  if (store !== undefined) yield* storedFiles(client, store, counted)
}

async function* contents(client: pg.ClientBase, counted: { tables: number; rows: number }): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(await describeDatabase(client))}\n`)
  for (const table of await storedTables(client)) {
    yield Buffer.from(`${JSON.stringify(table)}\n`)
    for await (const chunk of rowsOf(client, table)) {
      counted.rows += linesIn(chunk)
      yield chunk
    }
    yield Buffer.from(`${endOfRows}\n`)
    counted.tables += 1
  }
}

const describeDatabase = async (client: pg.ClientBase): Promise<BackupHeader> => {
  const { rows: landed } = await client.query<BackupHeader['migrations'][number]>(
    'select number, name, checksum from public.migration order by number',
  )
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return newHeader(rows[0]?.version ?? '', landed)
}

const rowsOf = (client: pg.ClientBase, { table, columns }: BackupTable): AsyncIterable<Buffer> =>
  client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout`))

const linesIn = (chunk: Buffer): number => {
  let lines = 0
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1
  return lines
}
