import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { patience } from '../../../test-patience.ts'
import { startPretendVnpay } from './pretend-vnpay.ts'

/** The product as its users need it: its address, the logins, an agent's key, and its mail folder; without sample data, the link of its set-up. */
export type Product = {
  readonly url: string
  readonly password: string
  readonly agentKey: string
  readonly mail: string
  readonly setUpLink: string
}

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const password = 'phong-trong-va-gia'

/** A running product, and what stops it and leaves nothing behind. */
export type Started = { readonly product: Product; readonly stop: () => Promise<void> }

/** Starts the product on its own database, with the sample data unless told otherwise; `stop` leaves nothing behind. */
export const startProduct = async (more: NodeJS.ProcessEnv = {}): Promise<Started> => startOnce(await newDirectory(), more)

/** Starts a product on a copy of a directory that `fillSample` filled: several times quicker than filling another. */
export const startCopy = async (filled: string, more: NodeJS.ProcessEnv = {}): Promise<Started> => {
  const directory = await newDirectory()
  // PostgreSQL's files keep their owner, which Node's own copying does not do.
  await promisify(execFile)('cp', ['-a', join(filled, '.'), directory])
  return startOnce(directory, more)
}

/** Fills a directory with the database and files of the sample data, which nothing runs on afterwards; `remove` leaves nothing behind. */
export const fillSample = async (): Promise<{ readonly filled: string; readonly remove: () => Promise<void> }> => {
  const filled = await newDirectory()
  const { stop } = await startIn(filled, {})
  await stop()
  return { filled, remove: () => removeDirectory(filled) }
}

const newDirectory = () => mkdtemp(join(tmpdir(), 'innkeeper-journeys-'))

const removeDirectory = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true })

/** The directory goes with the product. */
const startOnce = async (directory: string, more: NodeJS.ProcessEnv): Promise<Started> => {
  const { product, stop } = await startIn(directory, more)
  return { product, stop: () => stop().then(() => removeDirectory(directory)) }
}

const startIn = async (directory: string, more: NodeJS.ProcessEnv): Promise<Started> => {
  const vnpay = await startPretendVnpay()
  const settings = { DATA_DIR: directory, PORT: '0', SEED: 'demo', DEMO_PASSWORD: password, GATEWAY_QUERIES: vnpay.url, ...more }
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'error', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  passFailures(server)
  const stop = async () => {
    await stopServer(server)
    await vnpay.stop()
  }
  try {
    const said = await heard(server, /Innkeeper is at (\S+)/u)
    const product = {
      url: match(said, /Innkeeper is at (\S+)/u),
      password,
      agentKey: settings.SEED === 'demo' ? match(said, /API key (\S+)/u) : '',
      setUpLink: settings.SEED === 'demo' ? '' : match(said, /\S+(\/setup\?token=\S+)/u),
      mail: join(directory, 'mail'),
    }
    return { product, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Prints what the server logs: it logs failures only, each a fault of the product that the browser shows as a list that stays empty. */
const passFailures = (server: ChildProcess): void => {
  if (!server.stdout) return
  const lines = createInterface({ input: server.stdout })
  lines.on('line', (line) => void (line.startsWith('{') && process.stderr.write(`${line}\n`)))
}

const stopServer = async (server: ChildProcess): Promise<void> => {
  server.kill('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}

const heard = (server: ChildProcess, wanted: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the product did not start: ${said}`)), patience.hookTimeout)
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      if (!wanted.test(said)) return
      clearTimeout(late)
      resolve(said)
    })
    server.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)))
  })

const match = (text: string, wanted: RegExp): string => {
  const found = wanted.exec(text)?.[1]
  if (found === undefined) throw new Error(`the product did not say ${wanted.source}: ${text}`)
  return found
}
