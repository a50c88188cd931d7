import { hasCode } from './error-code.ts'
import { openDatabase } from './connect.ts'
import { supervisePostgres } from './supervise.ts'

/** A database to work on, and the way to let it go. */
export interface ProvidedDatabase {
  url: string
  /** Whether it is the embedded one, run by us. */
  embedded: boolean
  stop: () => Promise<void>
}

const name = 'innkeeper'

/** The database of DATABASE_URL, else the embedded one under the data directory, made on first use. */
export async function provideDatabase(settings: { databaseUrl?: string | undefined; dataDir: string }): Promise<ProvidedDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, embedded: false, stop: async () => {} }
  const postgres = await supervisePostgres(settings.dataDir)
  await createDatabase(postgres.urlOf('postgres'))
  return { url: postgres.urlOf(name), embedded: true, stop: postgres.stop }
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const { pool, end } = openDatabase(maintenanceUrl, { poolSize: 1 })
  try {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await pool.query(`create database ${name}`)
  } catch (error) {
    if (!hasCode(error, '42P04', '23505')) throw error
  } finally {
    await end()
  }
}
