import { afterAll, beforeAll, inject } from 'vitest'
import { type ConnectOptions, type Database, openDatabase } from '#database/connect.ts'
import { databaseUrl, inDatabase } from './database-setup.ts'

/** A new, migrated and empty database; `end` drops it. */
export const createTestDatabase = async (options: ConnectOptions = {}): Promise<Database> => {
  const server = inject('maintenanceUrl')
  const name = `innkeeper_test_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  await inDatabase(server, `create database ${name} template ${inject('templateName')}`)
  const database = openDatabase(databaseUrl(server, name), {
    applicationName: 'innkeeper-test',
    // A query without a free connection waits: the test's own timeout is set elsewhere.
    connectionTimeout: 0,
    ...options,
  })
  return {
    ...database,
    end: () => database.end().then(() => inDatabase(server, `drop database ${name} with (force)`)),
  }
}

/** For the top of a test file: a database for all its tests, from `beforeAll` until after the last. */
export const useTestDatabase = (options: ConnectOptions = {}): Database => {
  let database: Database | undefined
  const opened = () => {
    if (!database) throw new Error('The test database is there only inside tests and hooks')
    return database
  }
  beforeAll(async () => {
    database = await createTestDatabase(options)
  })
  afterAll(() => database?.end())
  return {
    get url() {
      return opened().url
    },
    get pool() {
      return opened().pool
    },
    get kysely() {
      return opened().kysely
    },
    end: () => opened().end(),
  }
}
