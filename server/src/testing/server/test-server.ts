import { rm } from 'node:fs/promises'
import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#database/connect.ts'
import { serve, type RunningServer } from '#serve.ts'
import { askServer, type AskOptions, type Reply } from '../ask.ts'
import { servingUrl } from './database-setup.ts'
import { useTestDatabase } from './test-database.ts'
import { testOutside, type TestOutside } from './test-outside.ts'

/** One or more servers on one database, called over real HTTP. */
export type TestServer = {
  readonly database: Database
  readonly outside: TestOutside
  readonly url: (server?: number) => string
  readonly ask: <P extends CallPath>(path: P, input: CallInput<P>, options?: AskOptions) => Promise<Reply<P>>
  /** Sends a call to the server with this number, for tests of several processes. */
  readonly askOn: <P extends CallPath>(server: number, path: P, input: CallInput<P>, options?: AskOptions) => Promise<Reply<P>>
}

/** The number of servers, and whether they trust a proxy's header for the caller's address, so that a test can use many networks. */
type TestServers = { readonly servers?: number; readonly behindProxy?: boolean }

/** For the top of a test file: servers that run from `beforeAll` until after the last test. */
export const useTestServer = ({ servers = 1, behindProxy = false }: TestServers = {}): TestServer => {
  const database = useTestDatabase()
  const outside = testOutside()
  const running: RunningServer[] = []
  const url = (server = 0): string => {
    const found = running[server]
    if (found === undefined) throw new Error('The test server is there only inside tests and hooks')
    return found.url
  }
  beforeAll(async () => {
    for (let count = 0; count < servers; count += 1)
      running.push(await startTestServer(servingUrl(database.url), outside, behindProxy ? 1 : false))
  })
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()))
    await rm(outside.filesFolder, { recursive: true, force: true })
  })
  return {
    database,
    outside,
    url,
    ask: (path, input, options) => askServer({ url: url(), path, input, ...(options && { options }) }),
    askOn: (server, path, input, options) => askServer({ url: url(server), path, input, ...(options && { options }) }),
  }
}

/** A server for tests, on the database at an address. */
export const startTestServer = (databaseUrl: string, outside: TestOutside, trustProxy: false | number = false): Promise<RunningServer> =>
  serve({
    databaseUrl,
    poolSize: 10,
    dataDir: outside.filesFolder,
    host: '127.0.0.1',
    port: 0,
    sweeps: false,
    checkAnswers: true,
    outside,
    app: { logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent', trustProxy, webRoot: null },
  })
