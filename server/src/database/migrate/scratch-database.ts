import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../connect.ts'
import { migrate } from './migrate.ts'
import { supervisePostgres } from '../supervise/supervise.ts'

/** Runs work on a freshly migrated database that is dropped afterwards. */
export const withScratchDatabase = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const directory = await mkdtemp(join(tmpdir(), 'innkeeper-scratch-'))
  const postgres = await supervisePostgres(directory, { parameters: { fsync: 'off' } })
  const database = openDatabase(postgres.urlOf('postgres'))
  try {
    await migrate(database.pool)
    return await work(database.pool)
  } finally {
    await database.end()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
