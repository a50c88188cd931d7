import pg from 'pg'
import { DatabaseRefused } from './database-refused.ts'

const patience = 10_000

/** Signs in once at the address of a setting, so that a start that cannot succeed says which setting is at fault. */
export async function refuseUnreachable(setting: string, connectionString: string): Promise<void> {
  try {
    await signInOnce(connectionString)
  } catch (error) {
    throw new DatabaseRefused(
      `${setting} leads to no database that lets us in (${reasonOf(error)}): start that database, or mend the address`,
      { cause: error },
    )
  }
}

async function signInOnce(connectionString: string): Promise<void> {
  // An address may name files, such as a certificate, which are read here.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience })
  // A connection that breaks after it failed tells nothing new, and unheard it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

/** A name that stands for several addresses fails with one error of many, which has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
