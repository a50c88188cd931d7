import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { letServe, makeServerLogin, serverLogin } from '../database/server-login.ts'
import { supervisePostgres } from '../database/supervise.ts'

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

/** Nothing in a test outlives the machine, so nothing need reach the disk. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/** Vitest's global set-up: one server (TEST_DATABASE_URL; else one of its own, of the programs in the directory TEST_POSTGRES or of the bundled ones) and one migrated template for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
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
export function databaseUrl(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)
}

/** The address of the same database for a server under test: it serves without the rights of the owner, as it does in life. */
export function servingUrl(url: string): string {
  return signedInAs(url, serverLogin, password)
}

/** The address of the same database under another login. */
export function signedInAs(url: string, user: string, itsPassword: string): string {
  const address = new URL(url)
  address.searchParams.set('user', user)
  address.searchParams.set('password', itsPassword)
  return address.href
}

/** Runs statements outside of any transaction, as `create database` wants. */
export async function inDatabase(url: string, ...statements: string[]): Promise<void> {
  const { pool, end } = openDatabase(url, { poolSize: 1, connectionTimeout: 0, statementTimeout: 0, lockTimeout: 0 })
  try {
    for (const statement of statements) await pool.query(statement)
  } finally {
    await end()
  }
}

async function provideServer(): Promise<TestServer> {
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

async function migrateTemplate(url: string): Promise<void> {
  const { pool, end } = openDatabase(url, { poolSize: 1 })
  try {
    await makeServerLogin(pool, password)
    await migrate(pool)
    await letServe(pool, servingUrl(url))
  } finally {
    await end()
  }
}
