import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { provideDatabase } from './database/provide-database.ts'
import { installationSecret, keyFrom } from './kit/secret.ts'
import { tokenKey } from './kit/token.ts'
import { mailerOf } from './outside/mailer.ts'
import type { Outside } from './outside/outside.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts the product: database, migrations, sample data, server; stops all of it on Ctrl-C, losing nothing. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const database = await provideDatabase(settings)
  await prepare(database.url, settings)
  const server = await serve({
    databaseUrl: database.url,
    poolSize: settings.databasePool,
    host: settings.host,
    port: settings.port,
    checkAnswers: settings.environment !== 'production',
    outside: await outsideOf(settings),
    app: { logLevel: settings.logLevel, trustProxy: settings.trustProxy, webRoot: existsSync(webRoot) ? webRoot : null },
  })
  process.stdout.write(`Innkeeper is at ${server.url}\n`)
  onceStopped(async () => {
    await server.stop()
    await database.stop()
  })
}

const prepare = async (url: string, _settings: Settings): Promise<void> => {
  const { pool, end } = openDatabase(url, { poolSize: 2 })
  try {
    await migrate(pool)
  } finally {
    await end()
  }
}

const outsideOf = async (settings: Settings): Promise<Outside> => {
  const secret = await installationSecret(settings.dataDir, settings.secretKey)
  return {
    mailer: mailerOf(settings),
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
  }
}

/** The first signal stops cleanly; a second one while stopping is left to the system. */
const onceStopped = (stop: () => Promise<void>): void => {
  const leave = () => void stop().then(() => process.exit(0), fail)
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
}

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error && error.name.endsWith('Refused') ? error.message : stackOf(error)}\n`)
  process.exit(1)
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

main().catch(fail)
