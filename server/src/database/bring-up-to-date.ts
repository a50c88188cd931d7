import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import type { ProvidedDatabase } from './provide-database.ts'
import { letServe } from './server-login.ts'

/** What needs the owner of a database: its schema, and that the login of the server may serve. Answers which migrations it ran. */
export async function bringUpToDate({ url, ownerUrl }: Pick<ProvidedDatabase, 'url' | 'ownerUrl'>): Promise<string[]> {
  const { pool, end } = openDatabase(ownerUrl, { poolSize: 1 })
  try {
    const ran = await migrate(pool)
    await letServe(pool, url)
    return ran
  } finally {
    await end()
  }
}
