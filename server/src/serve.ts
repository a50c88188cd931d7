import pg from 'pg'
import { buildApp, type AppSettings } from './app.ts'
import { openDatabase } from './database/connect.ts'
import { backgroundOf } from './features/background.ts'
import { recordActivity } from './features/sign-in/session/own-sessions.store.ts'
import { setUpGate } from './features/sign-in/set-up/set-up-gate.ts'
import { recordConnectionKeyUse } from './features/connections/connection-keys.store.ts'
import { recordKeyUse } from './features/travel-agents/platform/agent-keys.store.ts'
import { callerKeys } from './kit/request/caller-key.ts'
import { diskRoom } from './kit/http/disk-room.ts'
import { runInBackground } from './kit/jobs/background.ts'
import { longestLook } from './kit/http/health.ts'
import { liveHub } from './kit/live/live.ts'
import { sessionActivity, type RecordActivity } from './kit/session/activity.ts'
import { listen } from './listen.ts'
import type { Outside } from './outside/outside.ts'

/** The input of a server's start. */
export type ServeOptions = {
  readonly databaseUrl: string
  /** Before it nothing is asked of the database: the routes are built while that is brought up to date. */
  readonly databaseReady?: Promise<void>
  readonly poolSize: number
  /** The directory whose disk must have room. */
  readonly dataDir: string
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly checkAnswers: boolean
  /** Whether it runs sweeps by the clock; a test runs the sweep that it is about itself. */
  readonly sweeps: boolean
  readonly outside: Outside
  readonly app: AppSettings
}

/** A server that listens; `stop` waits for running requests and deliveries, and closes everything. */
export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts one server process of Innkeeper on a database that is migrated, or will be. */
export const serve = async (options: ServeOptions): Promise<RunningServer> => {
  const { pool, end } = openDatabase(options.databaseUrl, { poolSize: options.poolSize, checkRows: options.checkAnswers })
  const health = openDatabase(options.databaseUrl, { ...healthConnection, applicationName: 'innkeeper health' })
  const report = (error: Error) => app.log.error({ err: error }, 'background failure')
  const live = liveHub(
    pool,
    () => connectListener(options.databaseUrl),
    (error) => report(error),
  )
  const activity = sessionActivity(pool, recordActivity, report)
  const keyUse = sessionActivity(pool, recordUseOfKeys, report)
  const server = {
    pool,
    healthPool: health.pool,
    disk: diskRoom(options.dataDir),
    live,
    activity,
    keyUse,
    token: options.outside.token,
    callers: callerKeys(options.outside.token),
    scanner: options.outside.scanner,
    waitsForSetUp: setUpGate(pool),
    checkAnswers: options.checkAnswers,
  }
  const ready = (options.databaseReady ?? Promise.resolve()).then(live.open)
  const [app] = await Promise.all([buildApp(server, options.outside, options.app), ready])
  await listen(app, options)
  const work = backgroundOf(options.outside)
  const background = runInBackground({ pool, publish: live.publish, onError: report }, options.sweeps ? work : { ...work, sweeps: [] })
  const stop = async () => {
    await app.close()
    for (const one of [background, activity, keyUse, live]) await one.stop()
    await Promise.all([end(), health.end()])
  }
  return { url: addressOf(app.server.address(), options.host), stop }
}

/** A query without an answer is repeated on another connection, as soon as there is one. */
const healthConnection = { poolSize: 1, connectionTimeout: longestLook, queryTimeout: longestLook }

const connectListener = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, application_name: 'innkeeper live' })
  await client.connect()
  return client
}

const addressOf = (address: string | { port: number } | null, host: string): string => {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return `http://${host}:${address.port}`
}

/** A key is an agent's or a connection's; its id says which. */
const recordUseOfKeys: RecordActivity = async (tx, keyIds) => {
  await recordKeyUse(tx, keyIds)
  await recordConnectionKeyUse(tx, keyIds)
}
