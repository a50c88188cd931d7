import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A running server with a database of its own. */
export type Innkeeper = {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** From the start of the process until it accepts requests. */
  readonly startedIn: number
  readonly stop: () => Promise<void>
}

/** The key that signs the tokens of a bench's sessions; the data directory is deleted with the bench. */
export const secretKey = 'a secret that only signs the sessions of a bench'

const root = fileURLToPath(new URL('../', import.meta.url))
const built = join(root, 'server/node_modules/.cache/built/main.cjs')
const patience = 120_000

/** Makes an empty data directory. */
export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'innkeeper-bench-'))

/** Removes a data directory whose server has stopped. */
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true })

/** Starts the built server, as `npm start` does: production settings, its log into a file. */
export const startInnkeeper = async (
  dataDir: string,
  seed: 'none' | 'demo' = 'none',
  more: Readonly<Record<string, string>> = {},
): Promise<Innkeeper> => {
  const logPath = join(dataDir, 'bench.log')
  const log = await open(logPath, 'w')
  const from = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', built], {
    cwd: root,
    env: { ...process.env, ...environment, ...more, DATA_DIR: dataDir, SEED: seed },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const url = await addressOf(child, logPath)
  return { url, dataDir, pid: child.pid ?? 0, startedIn: performance.now() - from, stop: () => stop(child) }
}

const environment = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', NODE_ENV: 'production', SECRET_KEY: secretKey, LOG_LEVEL: 'info' }

const addressOf = async (child: ChildProcess, logPath: string): Promise<string> => {
  for (const until = Date.now() + patience; Date.now() < until; await wait(5)) {
    const text = await readFile(logPath, 'utf8')
    const [, url] = /^Innkeeper is at (\S+)$/m.exec(text) ?? []
    if (url !== undefined) return url
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${text}`)
  }
  await stop(child)
  throw new Error(`the server was not ready after ${patience / 1000} s`)
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
