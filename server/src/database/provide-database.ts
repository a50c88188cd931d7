import type pg from 'pg'
import { keepPassword } from './keep-password.ts'
import { hasCode } from './error-code.ts'
import { openDatabase } from './connect.ts'
import { refuseUnreachable } from './refuse-unreachable.ts'
import { makeServerLogin, serverLogin } from './server-login.ts'
import { supervisePostgres } from './supervise.ts'

/** A database to work on, and the way to let it go. */
export interface ProvidedDatabase {
  /** Where requests are served: as a login that owns nothing, unless DATABASE_URL names another. */
  url: string
  /** Where migrations, backups and restores run: as whoever owns the database. */
  ownerUrl: string
  stop: () => Promise<void>
}

interface Where {
  databaseUrl?: string | undefined
  databaseOwnerUrl?: string | undefined
  dataDir: string
}

const name = 'innkeeper'

/** The database of DATABASE_URL, else the embedded one under the data directory, made on first use. */
export async function provideDatabase({ databaseUrl, databaseOwnerUrl, dataDir }: Where): Promise<ProvidedDatabase> {
  if (databaseUrl) return givenDatabase(databaseUrl, databaseOwnerUrl)
  const { urlOf, started, stop } = await supervisePostgres(dataDir)
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

async function givenDatabase(url: string, ownerUrl: string | undefined): Promise<ProvidedDatabase> {
  await refuseUnreachable('DATABASE_URL', url)
  if (ownerUrl !== undefined) await refuseUnreachable('DATABASE_OWNER_URL', ownerUrl)
  return { url, ownerUrl: ownerUrl ?? url, stop: async () => {} }
}

async function onMaintenance(url: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    await work(pool)
  } finally {
    await end()
  }
}

async function createDatabase(pool: pg.Pool): Promise<void> {
  try {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await pool.query(`create database ${name}`)
  } catch (error) {
    if (!hasCode(error, '42P04', '23505')) throw error
  }
}
