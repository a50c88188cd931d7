import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { bringUpToDate } from './database/migrate/bring-up-to-date.ts'
import { openDatabase } from './database/connect.ts'
import type { ProvidedDatabase } from './database/supervise/provide-database.ts'
import { openSetUp } from './features/sign-in/set-up/open-set-up.ts'
import { gatewayBox } from './features/payment-methods/gateway-secret.ts'
import { flushLog } from './kit/http/log-lines.ts'
import { installationSecret, keyFrom } from './kit/session/secret.ts'
import { tokenKey } from './kit/session/token.ts'
import { gatewayNetwork } from './outside/gateways/gateway-network.ts'
import { fileStoreOf } from './outside/file-store.ts'
import { clamavScanner } from './outside/scanner/clamav-scanner.ts'
import { hotelMailer } from './outside/hotel-mail/hotel-mailer.ts'
import { bareAddress } from './outside/mail-message.ts'
import { mailerOf } from './outside/mailer.ts'
import type { Outside } from './outside/outside.ts'
import { webhookNetwork } from './outside/webhooks/webhook-network.ts'
import { siteNetwork } from './outside/sites/site-network.ts'
import { noScanner } from './outside/scanner/virus-scanner.ts'
import { releaseWhenIdle } from './release-memory.ts'
import { demoLogins, demoSecrets, hashesOf, type DemoLogin } from './seed/demo-secrets.ts'
import { providePlaces } from './seed/properties/places.ts'
import { demoHashes, isEmpty } from './seed/seeded-before.ts'
import { serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { startNotice } from './start-notice.ts'

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What runs, and what is told of it: how people sign in is found out while it serves already. */
export type Product = { readonly stop: () => Promise<void>; readonly notice: Promise<string> }

/** Brings a database up to date, fills it where it is empty, and serves on it. */
export const startProduct = async (settings: Settings, database: Pick<ProvidedDatabase, 'url' | 'ownerUrl'>): Promise<Product> => {
  const outside = await outsideOf(settings)
  const prepared = prepare(database, settings, outside)
  const server = await serve({
    databaseUrl: database.url,
    databaseReady: prepared.then(() => undefined),
    poolSize: settings.databasePool,
    dataDir: settings.dataDir,
    host: settings.host,
    port: settings.port,
    sweeps: true,
    checkAnswers: settings.environment !== 'production',
    outside,
    app: { logLevel: settings.logLevel, trustProxy: settings.trustProxy, webRoot: existsSync(webRoot) ? webRoot : null },
  })
  flushLog()
  releaseWhenIdle()
  const { logins, setUpLink } = await prepared
  return { stop: server.stop, notice: logins().then((found) => startNotice(server.url, found, setUpLink)) }
}

/** What has to be in the database before anybody asks. */
const prepare = async (database: Pick<ProvidedDatabase, 'url' | 'ownerUrl'>, settings: Settings, outside: Outside) => {
  await bringUpToDate(database)
  const { pool, end } = openDatabase(database.url, { poolSize: 2 })
  try {
    const [logins, setUpLink] = [await fill(pool, settings, outside), await offerSetUp(pool, outside)]
    return { logins, setUpLink }
  } finally {
    await end()
  }
}

/** Fills an empty database with the sample data if it is wanted; returns how to find out how people sign in, which hashes each password. */
const fill = async (pool: pg.Pool, settings: Settings, outside: Outside): Promise<() => Promise<readonly DemoLogin[]>> => {
  await providePlaces(pool)
  if (settings.seed === 'none') return async () => []
  const secrets = demoSecrets(outside.keyFor, settings.demoPassword)
  if (await isEmpty(pool)) {
    const { seedDemo } = await import('./seed/seed.ts')
    const pictures = { store: outside.files, secret: outside.keyFor('file names') }
    await seedDemo(pool, { now: new Date(), ...(await hashesOf(secrets)), gatewayBox: gatewayBox(outside.keyFor), pictures })
  }
  const hashes = await demoHashes(pool)
  return () => demoLogins(secrets, hashes)
}

/** Lets the installation wait for its first administrator where it has none; returns the link that makes one, else null. */
const offerSetUp = async (pool: pg.Pool, { publicUrl }: Outside): Promise<string | null> => {
  const token = await openSetUp(pool, new Date())
  return token === null ? null : `${publicUrl}/setup?token=${token}`
}

const outsideOf = async (settings: Settings): Promise<Outside> => {
  const secret = await installationSecret(settings.dataDir, settings.secretKey)
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
  return {
    mailer: mailerOf(settings),
    hotelMailer: hotelMailer({ thisMachine: settings.mailOnThisMachine, greeting: new URL(publicUrl).hostname }),
    mailAddress: bareAddress(settings.mailFrom),
    files: fileStoreOf(settings),
    scanner: settings.clamavUrl === undefined ? noScanner : clamavScanner(settings.clamavUrl),
    gateways: gatewayNetwork(() => settings.gatewayQueries),
    sites: siteNetwork(() => settings.sites),
    webhooks: webhookNetwork(() => settings.sites),
    token: tokenKey(keyFrom(secret, 'token')),
    keyFor: (purpose) => keyFrom(secret, purpose),
    mailReturnToken: settings.mailReturnToken,
    platformMail: settings.platformMail,
    mapGround: settings.mapGround,
    publicUrl,
  }
}
