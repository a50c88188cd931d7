import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bringUpToDate } from './database/migrate/bring-up-to-date.ts'
import { openDatabase } from './database/connect.ts'
import { provideDatabase } from './database/supervise/provide-database.ts'
import { gatewayBox } from './features/payment-methods/gateway-secret.ts'
import { flushLog } from './kit/http/log-lines.ts'
import { installationSecret, keyFrom } from './kit/session/secret.ts'
import { tokenKey } from './kit/session/token.ts'
import { gatewayNetwork } from './outside/gateways/gateway-network.ts'
import { fileStoreOf } from './outside/file-store.ts'
import { clamavScanner } from './outside/scanner/clamav-scanner.ts'
import { mailerOf } from './outside/mailer.ts'
import type { Outside } from './outside/outside.ts'
import { noScanner } from './outside/scanner/virus-scanner.ts'
import { demoLogins, demoSecrets, hashesOf, type DemoLogin } from './seed/demo-secrets.ts'
import { providePlaces } from './seed/properties/places.ts'
import { demoHashes, isEmpty, seedDemo } from './seed/seed.ts'
import { refuseTaken } from './listen.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'
import { startNotice } from './start-notice.ts'

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts the product: database, migrations, sample data, server; stops all of it on Ctrl-C without losing anything. */
const main = async (stopping: Stopping): Promise<void> => {
  const settings = readSettings(process.env)
  await refuseTaken(settings)
  const provided = provideDatabase(settings)
  stopping.last(async () => (await provided).stop())
  const database = await provided
  const outside = await outsideOf(settings)
  await bringUpToDate(database)
  const logins = await fill(database.url, settings, outside)
  const server = await serve({
    databaseUrl: database.url,
    poolSize: settings.databasePool,
    dataDir: settings.dataDir,
    host: settings.host,
    port: settings.port,
    sweeps: true,
    checkAnswers: settings.environment !== 'production',
    outside,
    app: { logLevel: settings.logLevel, trustProxy: settings.trustProxy, webRoot: existsSync(webRoot) ? webRoot : null },
  })
  stopping.first(server.stop)
  flushLog()
  process.stdout.write(startNotice(server.url, logins))
}

/** Fills an empty database with the sample data if it is wanted, and says how to sign in. */
const fill = async (url: string, settings: Settings, outside: Outside): Promise<readonly DemoLogin[]> => {
  const { pool, end } = openDatabase(url, { poolSize: 2 })
  try {
    await providePlaces(pool)
    if (settings.seed === 'none') return []
    const secrets = demoSecrets(outside.keyFor, settings.demoPassword)
    if (await isEmpty(pool)) {
      const pictures = { store: outside.files, secret: outside.keyFor('file names') }
      await seedDemo(pool, { now: new Date(), ...(await hashesOf(secrets)), gatewayBox: gatewayBox(outside.keyFor), pictures })
    }
    return await demoLogins(secrets, await demoHashes(pool))
  } finally {
    await end()
  }
}

const outsideOf = async (settings: Settings): Promise<Outside> => {
  const secret = await installationSecret(settings.dataDir, settings.secretKey)
  return {
    mailer: mailerOf(settings),
    files: fileStoreOf(settings),
    scanner: settings.clamavUrl === undefined ? noScanner : clamavScanner(settings.clamavUrl),
    gateways: gatewayNetwork(() => settings.gatewayQueries),
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    platformMail: settings.platformMail,
    mapGround: settings.mapGround,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
  }
}

type Stop = () => Promise<void>
type Stopping = ReturnType<typeof stopOnSignal>

/**
 * From the first moment on, a signal stops everything that was started so far, the server before its database; if something is still
 * starting, the stop waits for it. A second signal while stopping changes nothing.
 */
const stopOnSignal = () => {
  const stops: Stop[] = []
  let leaving = false
  const leave = async () => {
    leaving = true
    for (const stop of stops.splice(0)) await stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void leave().catch(fail))
  process.on('SIGTERM', () => void leave().catch(fail))
  return {
    first: (stop: Stop) => void stops.unshift(stop),
    last: (stop: Stop) => void stops.push(stop),
    /** Work that fails because the database was stopped at the end is not an error. */
    failed: (error: unknown) => (leaving ? undefined : fail(error)),
  }
}

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error && error.name.endsWith('Refused') ? error.message : stackOf(error)}\n`)
  process.exit(1)
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const stopping = stopOnSignal()
main(stopping).catch(stopping.failed)
