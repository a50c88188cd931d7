import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { askServer } from '../ask.ts'
import { servingUrl } from './database-setup.ts'
import { useTestDatabase } from './test-database.ts'
import { testOutside } from './test-outside.ts'
import type { TestServer } from './test-server.ts'

const entry = fileURLToPath(new URL('serve-process.ts', import.meta.url))

type Started = { readonly url: string; readonly child: ChildProcess }

/** Server processes of a test; one of them can be killed, and another replaces it. */
export type ServerProcesses = TestServer & { readonly kill: (server: number) => Promise<void> }

/** For the top of a test file: several server processes on one database, from `beforeAll` until after the last test. */
export const useServerProcesses = (count: number): ServerProcesses => {
  const database = useTestDatabase()
  const secret = randomBytes(32)
  const started: Started[] = []
  const url = (server = 0): string => {
    const found = started[server]
    if (found === undefined) throw new Error('The server processes are there only inside tests and hooks')
    return found.url
  }
  const startOne = () => start({ ...process.env, DATABASE_URL: servingUrl(database.url), TEST_SECRET: secret.toString('hex') })
  beforeAll(async () => void started.push(...(await Promise.all(Array.from({ length: count }, startOne)))))
  afterAll(async () => void (await Promise.all(started.map((one) => end(one, 'SIGTERM')))))
  return {
    database,
    outside: testOutside(secret),
    url,
    ask: (path, input, options) => askServer({ url: url(), path, input, ...(options && { options }) }),
    askOn: (server, path, input, options) => askServer({ url: url(server), path, input, ...(options && { options }) }),
    kill: async (server) => {
      await end(started[server], 'SIGKILL')
      started[server] = await startOne()
    },
  }
}

const start = async (env: NodeJS.ProcessEnv): Promise<Started> => {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const url = await new Promise<string>((told, failed) => {
    lines.once('line', told)
    child.once('exit', (code) => failed(new Error(`the server process ended with ${code} before it told its address`)))
  })
  return { url, child }
}

const end = async (started: Started | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (started === undefined) return
  const ended = once(started.child, 'exit')
  started.child.kill(signal)
  await ended
}
