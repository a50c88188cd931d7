import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { parsers } from './parsers.ts'
import type { Tables } from './tables.gen.ts'

/** The options of a connection; every time is in milliseconds and 0 means no limit. */
export interface ConnectOptions {
  applicationName?: string
  poolSize?: number
  statementTimeout?: number
  lockTimeout?: number
  idleInTransactionTimeout?: number
  /** How long to wait for a connection, whether the pool is busy or the server does not answer. */
  connectionTimeout?: number
  /** How long an answer may take before its connection counts as lost. */
  queryTimeout?: number
  /** COPY works only on a connection without pipelining. */
  pipeline?: boolean
  /** Whether the rows of statements that declare their shape are checked. */
  checkRows?: boolean
  /** Called when an idle connection is lost; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

/** An open database: the pool for SQL text, Kysely over the same pool, and one function to end both. */
export interface Database {
  url: string
  pool: pg.Pool
  kysely: Kysely<Tables>
  end: () => Promise<void>
}

/** Opens a pool on a `postgresql://` address; it connects at the first query. */
export const openDatabase = (url: string, options: ConnectOptions = {}): Database => {
  const config = {
    connectionString: url,
    types: parsers,
    application_name: options.applicationName ?? 'innkeeper',
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    query_timeout: options.queryTimeout ?? 0,
    // Statements that do not wait for each other's answers are sent together.
    pipeline: options.pipeline ?? true,
    onConnect: async (client: pg.ClientBase) => prepareSession(client, options),
  }
  const pool = new pg.Pool(config)
  const onConnectionLost = options.onConnectionLost ?? ((error) => process.emitWarning(error))
  // A client in use that loses its connection emits an error event, which without a listener would end the process; its queries fail
  // anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (options.checkRows === true) pool.on('connect', (client) => checked.add(client))
  pool.on('error', (error) => (pool.ending ? undefined : onConnectionLost(error)))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    url,
    pool,
    kysely,
    end: () => kysely.destroy().then(() => (pool.ended ? undefined : pool.end())),
  }
}

const checked = new WeakSet<pg.ClientBase>()

/** Whether the rows that a connection reads are checked against the shapes that their statements declare. */
export const areRowsChecked = (client: pg.ClientBase): boolean => checked.has(client)

/** One round trip for each connection instead of start-up parameters, which poolers such as PgBouncer refuse. */
const prepareSession = async (client: pg.ClientBase, options: ConnectOptions): Promise<void> => {
  await client.query(
    `select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO', false), set_config('IntervalStyle', 'iso_8601', false),
            set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
            set_config('idle_in_transaction_session_timeout', $3, false)`,
    [options.statementTimeout ?? 30_000, options.lockTimeout ?? 10_000, options.idleInTransactionTimeout ?? 60_000].map(String),
  )
}
