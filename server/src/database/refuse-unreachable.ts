import pg from 'pg'
import { DatabaseRefused } from './supervise/database-refused.ts'

const patience = 10_000

/** Signs in once at the address of a setting, so that a start that cannot succeed names the wrong setting. */
export const refuseUnreachable = async (setting: string, connectionString: string): Promise<void> => {
  try {
    await signInOnce(connectionString)
  } catch (error) {
    throw new DatabaseRefused(
      `${setting} leads to no database that lets us in (${reasonOf(error)}): start that database, or mend the address`,
      { cause: error },
    )
  }
}

const signInOnce = async (connectionString: string): Promise<void> => {
  // An address may name files, such as a certificate, which are read here.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience })
  // An error after the first failure has no news, and without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

/** A host name with several addresses fails with one error of many, which has no message of its own. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
