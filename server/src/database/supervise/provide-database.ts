import type pg from 'pg'
import { keepPassword } from './keep-password.ts'
import { hasCode } from '../error-code.ts'
import { openDatabase } from '../connect.ts'
import { refuseUnreachable } from '../refuse-unreachable.ts'
import { makeServerLogin, serverLogin } from './server-login.ts'
import { supervisePostgres } from './supervise.ts'

/** A database to work on, and how to release it. */
export interface ProvidedDatabase {
  /** The address for requests: a login that owns nothing, unless DATABASE_URL names another. */
  url: string
  /** The address for migrations, backups and restores: the owner of the database. */
  ownerUrl: string
  stop: () => Promise<void>
}

interface Where {
  databaseUrl?: string | undefined
  databaseOwnerUrl?: string | undefined
  dataDir: string
}

const name = 'innkeeper'

/**
 * The database of DATABASE_URL, else the embedded one under the data directory, made at the first start. `onStarting` is called as soon as another process
 * works for us and this one may be busy.
 */
export const provideDatabase = async (
  { databaseUrl, databaseOwnerUrl, dataDir }: Where,
  onStarting: () => void = () => undefined,
): Promise<ProvidedDatabase> => {
  if (databaseUrl) {
    onStarting()
    return givenDatabase(databaseUrl, databaseOwnerUrl)
  }
  const { urlOf, started, stop } = await supervisePostgres(dataDir, { onStarting })
  const stops = [stop]
  const stopAll = async () => {
    for (const one of stops) await one()
  }
  try {
    const { password, letGo } = await keepPassword(dataDir, { mayBePutBack: !started })
    stops.unshift(letGo)
    await onMaintenance(urlOf('postgres'), async (pool) => {
      await createDatabase(pool)
      await makeServerLogin(pool, password)
    })
    return { url: urlOf(name, { user: serverLogin, password }), ownerUrl: urlOf(name), stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

const givenDatabase = async (url: string, ownerUrl: string | undefined): Promise<ProvidedDatabase> => {
  await refuseUnreachable('DATABASE_URL', url)
  if (ownerUrl !== undefined) await refuseUnreachable('DATABASE_OWNER_URL', ownerUrl)
  return { url, ownerUrl: ownerUrl ?? url, stop: async () => {} }
}

const onMaintenance = async (url: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> => {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    await work(pool)
  } finally {
    await end()
  }
}

const createDatabase = async (pool: pg.Pool): Promise<void> => {
  try {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await pool.query(`create database ${name}`)
  } catch (error) {
    if (!hasCode(error, '42P04', '23505')) throw error
  }
}
