import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate/migrate.ts'
import { letServe, makeServerLogin, serverLogin } from '#database/supervise/server-login.ts'
import { supervisePostgres } from '#database/supervise/supervise.ts'

declare module 'vitest' {
  interface ProvidedContext {
    maintenanceUrl: string
    templateName: string
  }
}

interface TestServer {
  maintenanceUrl: string
  stop: () => Promise<void>
}

const password = 'the login of servers under test'

/** No test data outlives the machine, so nothing must be synced to the disk. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/**
 * Vitest's global set-up: one PostgreSQL server (TEST_DATABASE_URL; else its own, with the programs in the directory TEST_POSTGRES or the
 * bundled ones) and one migrated template for all test files.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await provideServer()
  const templateName = `innkeeper_template_${process.pid}`
  await inDatabase(server.maintenanceUrl, `drop database if exists ${templateName} with (force)`, `create database ${templateName}`)
  await migrateTemplate(databaseUrl(server.maintenanceUrl, templateName))
  project.provide('maintenanceUrl', server.maintenanceUrl)
  project.provide('templateName', templateName)
  return async () => {
    await inDatabase(server.maintenanceUrl, `drop database ${templateName} with (force)`)
    await server.stop()
  }
}

/** The address of another database on the same server. */
export const databaseUrl = (serverUrl: string, database: string): string =>
  serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)

/** The address of the same database for a server under test: it runs without the owner's rights, as in production. */
export const servingUrl = (url: string): string => signedInAs(url, serverLogin, password)

/** The address of the same database under another login. */
export const signedInAs = (url: string, user: string, itsPassword: string): string => {
  const address = new URL(url)
  address.searchParams.set('user', user)
  address.searchParams.set('password', itsPassword)
  return address.href
}

/** Runs statements outside of any transaction, as `create database` requires. */
export const inDatabase = async (url: string, ...statements: string[]): Promise<void> => {
  const { pool, end } = openDatabase(url, { poolSize: 1, connectionTimeout: 0, statementTimeout: 0, lockTimeout: 0 })
  try {
    for (const statement of statements) await pool.query(statement)
  } finally {
    await end()
  }
}

const provideServer = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { maintenanceUrl: given, stop: async () => {} }
  const directory = await mkdtemp(join(tmpdir(), 'innkeeper-test-'))
  await chmod(directory, 0o755)
  const postgres = await supervisePostgres(directory, { parameters: fast, binDirectory: process.env['TEST_POSTGRES'] })
  return {
    maintenanceUrl: postgres.urlOf('postgres'),
    stop: async () => {
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const migrateTemplate = async (url: string): Promise<void> => {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    await makeServerLogin(pool, password)
    await migrate(pool)
    // As with sample data: the platform asks its administrators for no second factor, unless a test says so.
    await pool.query('insert into sample_data default values')
    await letServe(pool, servingUrl(url))
  } finally {
    await end()
  }
}
