import { rm } from 'node:fs/promises'
import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/connect.ts'
import { serve, type RunningServer } from '../serve.ts'
import { askServer, type AskOptions, type Reply } from './ask.ts'
import { servingUrl } from './database-setup.ts'
import { useTestDatabase } from './test-database.ts'
import { testOutside, type TestOutside } from './test-outside.ts'

/** One or more servers on one database of their own, asked over real HTTP. */
export type TestServer = {
  readonly database: Database
  readonly outside: TestOutside
  readonly url: (server?: number) => string
  readonly ask: <P extends CallPath>(path: P, input: CallInput<P>, options?: AskOptions) => Promise<Reply<P>>
  /** Asks the server of that number: a test of several processes' worth on one database. */
  readonly askOn: <P extends CallPath>(server: number, path: P, input: CallInput<P>, options?: AskOptions) => Promise<Reply<P>>
}

/** For the top of a test file: servers that run from `beforeAll` until after the last test. */
export const useTestServer = ({ servers = 1 }: { readonly servers?: number } = {}): TestServer => {
  const database = useTestDatabase()
  const outside = testOutside()
  const running: RunningServer[] = []
  const url = (server = 0): string => {
    const found = running[server]
    if (found === undefined) throw new Error('The test server is there only inside tests and hooks')
    return found.url
  }
  beforeAll(async () => {
    for (let count = 0; count < servers; count += 1) running.push(await startTestServer(servingUrl(database.url), outside))
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

/** A server as tests want it, on the database at an address. */
export const startTestServer = (databaseUrl: string, outside: TestOutside): Promise<RunningServer> =>
  serve({
    databaseUrl,
    poolSize: 10,
    host: '127.0.0.1',
    port: 0,
    sweeps: false,
    checkAnswers: true,
    outside,
    app: { logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent', trustProxy: false, webRoot: null },
  })
