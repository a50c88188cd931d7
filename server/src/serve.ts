import pg from 'pg'
import { buildApp, type AppSettings } from './app.ts'
import { openDatabase } from './database/connect.ts'
import { backgroundOf } from './features/background.ts'
import { callerKeys } from './kit/caller-key.ts'
import { runInBackground } from './kit/background.ts'
import { openLiveHub } from './kit/live.ts'
import { listen } from './listen.ts'
import type { Outside } from './outside/outside.ts'

/** What a server is started with. */
export type ServeOptions = {
  readonly databaseUrl: string
  readonly poolSize: number
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly checkAnswers: boolean
  /** Whether it does what is due by the clock; a test runs the sweep that it speaks of itself. */
  readonly sweeps: boolean
  readonly outside: Outside
  readonly app: AppSettings
}

/** A server that listens; `stop` lets running requests finish, sends what waits, and closes everything. */
export type RunningServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts one server process' worth of Innkeeper on a migrated database. */
export const serve = async (options: ServeOptions): Promise<RunningServer> => {
  const { pool, end } = openDatabase(options.databaseUrl, { poolSize: options.poolSize })
  const report = (error: Error) => app.log.error({ err: error }, 'background failure')
  const live = await openLiveHub(
    pool,
    () => connectListener(options.databaseUrl),
    (error) => report(error),
  )
  const server = {
    pool,
    live,
    token: options.outside.token,
    callers: callerKeys(options.outside.token),
    checkAnswers: options.checkAnswers,
  }
  const app = await buildApp(server, options.outside, options.app)
  await listen(app, options)
  const work = backgroundOf(options.outside)
  const background = runInBackground({ pool, tell: live.tell }, options.sweeps ? work : { ...work, sweeps: [] }, report)
  return {
    url: addressOf(app.server.address(), options.host),
    stop: async () => {
      await app.close()
      await background.stop()
      await live.stop()
      await end()
    },
  }
}

const connectListener = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, application_name: 'innkeeper live' })
  await client.connect()
  return client
}

const addressOf = (address: string | { port: number } | null, host: string): string => {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return `http://${host}:${address.port}`
}
