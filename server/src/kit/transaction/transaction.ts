import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { z } from 'zod'
import { areRowsChecked } from '#database/connect.ts'
import type { Tables } from '#database/tables.gen.ts'

/**
 * A running transaction: Kysely for ordinary queries, `rows` for SQL text on the hot paths. SQL with a name is parsed and planned once for
 * each connection, which costs more than running it; a name must always have the same text.
 */
export type Tx = {
  readonly db: Kysely<Tables>
  readonly rows: (sql: string, values?: readonly unknown[], name?: string) => Promise<unknown[]>
  /** Reads rows of a declared shape (`rowsLike`). */
  readonly rowsOf: <Row>(shape: z.ZodType<Row>, sql: string, values?: readonly unknown[], name?: string) => Promise<Row[]>
}

/** A transaction bound to one property: row security shows it that property's rows and no others. */
export type PropertyTx = Tx & { readonly propertyId: string }

/** The role of a transaction, whether it is read-only, and its statement timeout in seconds. */
export type Scope = { readonly readOnly: boolean; readonly seconds?: number } & (
  | { readonly role: 'platform' }
  | { readonly role: 'tenant'; readonly propertyId: string }
)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The statements that bind a transaction to a property. They are sent as text, so the id is checked. */
export const bindTenant = (propertyId: string): string => {
  if (!uuid.test(propertyId)) throw new Error(`not a property id: ${propertyId}`)
  return `set local role innkeeper_tenant; set local innkeeper.property_id = '${propertyId}';`
}

/** The statement that lets a transaction see every property. */
export const bindPlatform = 'set local role innkeeper_platform;'

/** Binds the rest of a platform's transaction to a property. */
export const enterProperty = async (tx: Tx, propertyId: string): Promise<PropertyTx> => {
  await tx.rows(bindTenant(propertyId))
  return { ...tx, propertyId }
}

/** The statements after which a transaction sees only the properties that a limited administrator may enter. */
export const bindLimited = (accountId: string): string => {
  if (!uuid.test(accountId)) throw new Error(`not an account id: ${accountId}`)
  return `set local role innkeeper_limited; set local innkeeper.account_id = '${accountId}';`
}

/** Runs `work` in one transaction of its own, committed when it returns and rolled back when it throws or is given up. */
export const inTransaction = async <T>(pool: pg.Pool, scope: Scope, work: (tx: Tx) => Promise<T>, giveUp?: AbortSignal): Promise<T> => {
  const bound = async (client: pg.PoolClient): Promise<T> => {
    const bind = scope.role === 'tenant' ? bindTenant(scope.propertyId) : bindPlatform
    await client.query(begin(scope) + bind)
    return work(transactionOn(client))
  }
  return onClient(pool, bound, giveUp)
}

/** Runs `work` bound to one property. */
export const inProperty = async <T>(pool: pg.Pool, propertyId: string, work: (tx: PropertyTx) => Promise<T>): Promise<T> =>
  inTransaction(pool, { role: 'tenant', propertyId, readOnly: false }, (tx) => work({ ...tx, propertyId }))

/** The statements that begin a transaction; one that sees a single moment (`atOneMoment`) reads the same however long it takes. */
export const begin = (scope: { readonly readOnly: boolean; readonly seconds?: number; readonly atOneMoment?: boolean }): string =>
  `begin${scope.atOneMoment === true ? ' isolation level repeatable read' : ''}${scope.readOnly ? ' read only' : ''}; set local statement_timeout = ${(scope.seconds ?? 30) * 1000};`

/** The connection to the database was lost in the middle of a transaction. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** No connection to the database was free, or the database does not answer. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

/** The transaction was given up before its commit and is rolled back. */
export class TransactionAborted extends Error {
  override name = 'TransactionAborted'
}

/** The connection to the database was lost during the commit: only the database knows whether it succeeded. */
export class CommitUnknown extends ConnectionLost {
  override name = 'CommitUnknown'
}

/** The transaction that runs on each client, with its first failed statement. */
const running = new WeakMap<pg.ClientBase, { failure?: unknown }>()

/** PostgreSQL answers every statement after a failed one with this error. */
const isAborted = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '25P02'

/**
 * Takes a client, runs `work`, commits or rolls back, and returns the client to the pool; a broken client is discarded. Later queries by
 * work that was not awaited are refused, because they would run in another's transaction. `giveUp` counts until the commit is sent; after
 * that the outcome is awaited, because any other answer could be wrong.
 */
export const onClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>, giveUp?: AbortSignal): Promise<T> => {
  const client = await connected(pool, giveUp)
  let broken: Error | undefined
  const noteLost = (error: Error) => (broken = error)
  client.on('error', noteLost)
  const transaction: { failure?: unknown } = {}
  running.set(client, transaction)
  try {
    const result = await unlessGivenUp(work(client), giveUp)
    running.delete(client)
    await commit(client)
    return result
  } catch (caught) {
    // When statements are sent together, the first one awaited may not be the one that failed: this finds the original error.
    const error = isAborted(caught) ? (transaction.failure ?? caught) : caught
    running.delete(client)
    // A rollback would queue behind the statements that are no longer awaited; closing the connection ends the transaction as well.
    const isOver = error instanceof TransactionAborted || error instanceof CommitUnknown
    if (isOver) broken = error
    else await client.query('rollback').catch(noteLost)
    if (broken === undefined || isOver) throw error
    throw new ConnectionLost('the connection to the database was lost', { cause: error })
  } finally {
    client.off('error', noteLost)
    client.release(broken)
  }
}

const connected = async (pool: pg.Pool, giveUp: AbortSignal | undefined): Promise<pg.PoolClient> => {
  const connecting = pool.connect()
  try {
    return await unlessGivenUp(connecting, giveUp)
  } catch (cause) {
    // A connection that comes too late goes back to the pool.
    if (cause instanceof TransactionAborted)
      void connecting.then(
        (client) => client.release(),
        () => undefined,
      )
    throw new NoConnection('no connection to the database', { cause })
  }
}

const unlessGivenUp = async <T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (signal === undefined) return promise
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new TransactionAborted('nobody waits any longer'))
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([promise, givenUp])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** A commit without an answer after this many milliseconds counts as lost. */
const longestCommit = 15_000

const answeredCommit = async (client: pg.PoolClient): Promise<pg.QueryResult> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the commit was not answered')), longestCommit)
  try {
    return await Promise.race([client.query('commit'), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The error classes that mean "not committed": a deferred constraint, or a conflict. */
const notCommitted = /^(?:23|25|40|P0)/u

/** PostgreSQL answers a commit after a failed statement with a rollback and no error. */
const commit = async (client: pg.PoolClient): Promise<void> => {
  const { command } = await answeredCommit(client).catch((error: unknown) => {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (typeof code === 'string' && notCommitted.test(code)) throw error
    throw new CommitUnknown('the connection to the database was lost while committing', { cause: error })
  })
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement had failed and the error was swallowed')
}

/**
 * Lets named statements keep their generic plan for the rest of the transaction: right where rows are found by whole keys, wrong where the
 * values decide which index helps.
 */
export const useGenericPlans = (tx: Tx): Promise<unknown> => tx.rows('set local plan_cache_mode = force_generic_plan')

const knownClients = new WeakMap<pg.ClientBase, Kysely<Tables>>()

/** The query tools of a client with a running transaction. */
export const transactionOn = (client: pg.PoolClient): Tx => {
  const db = knownClients.get(client) ?? kyselyOn(client)
  knownClients.set(client, db)
  const transaction = running.get(client)
  const rows = async <R>(sql: string, values: readonly unknown[] = [], name?: string): Promise<R[]> => {
    if (transaction === undefined || running.get(client) !== transaction) throw new Error(`the transaction is over: ${sql.slice(0, 80)}`)
    const statement = { text: sql, values: [...values], ...(name === undefined ? {} : { name }) }
    try {
      return (await client.query<R & pg.QueryResultRow>(statement)).rows
    } catch (error) {
      if (!isAborted(error)) transaction.failure = error
      throw error
    }
  }
  const rowsOf = async <Row>(shape: z.ZodType<Row>, ...statement: Parameters<Tx['rows']>): Promise<Row[]> => {
    const found = await rows<Row>(...statement)
    if (areRowsChecked(client)) for (const row of found) shape.parse(row)
    return found
  }
  return { db, rows, rowsOf }
}

const kyselyOn = (client: pg.PoolClient): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => {
          if (!running.has(client)) throw new Error('the transaction is over')
          return { query: client.query.bind(client), release: () => undefined }
        },
        end: async () => undefined,
        options: {},
      },
    }),
  })
