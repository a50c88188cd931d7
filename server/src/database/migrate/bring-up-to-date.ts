import { openDatabase } from '../connect.ts'
import { migrate } from './migrate.ts'
import type { ProvidedDatabase } from '../supervise/provide-database.ts'
import { letServe } from '../supervise/server-login.ts'

/** The steps that need the owner of a database: its schema, and the rights of the server's login; returns which migrations it ran. */
export const bringUpToDate = async ({ url, ownerUrl }: Pick<ProvidedDatabase, 'url' | 'ownerUrl'>): Promise<string[]> => {
  const { pool, end } = openDatabase(ownerUrl, { poolSize: 1 })
  try {
    const ran = await migrate(pool)
    await letServe(pool, url)
    return ran
  } finally {
    await end()
  }
}
