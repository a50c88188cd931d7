import { flushCompileCache } from 'node:module'
import { provideDatabase } from './database/supervise/provide-database.ts'
import { refuseTaken } from './listen.ts'
import { readSettings } from './settings.ts'
import { readableStack } from './source-stack.ts'

/** Starts the product: database, migrations, sample data, server; stops all of it on Ctrl-C without losing anything. */
const main = async (stopping: Stopping): Promise<void> => {
  const settings = readSettings(process.env)
  await refuseTaken(settings)
  const starting = Promise.withResolvers<void>()
  const provided = provideDatabase(settings, starting.resolve)
  stopping.last(async () => (await provided).stop())
  // PostgreSQL starts while the rest of the code is read, which keeps this process from anything else.
  await Promise.race([starting.promise, provided])
  const [{ startProduct }, database] = await Promise.all([import('./start-product.ts'), provided])
  const { stop, notice } = await startProduct(settings, database)
  stopping.first(stop)
  process.stdout.write(await notice)
  // The next start compiles nothing that this one compiled, even if this one is killed.
  flushCompileCache()
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
    if (leaving) return
    leaving = true
    for (const stop of stops.splice(0)) await stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void leave().catch(fail))
  process.on('SIGTERM', () => void leave().catch(fail))
  // The terminal was closed.
  process.on('SIGHUP', () => void leave().catch(fail))
  leaveWithStarter(() => void leave().catch(fail))
  return {
    first: (stop: Stop) => void stops.unshift(stop),
    last: (stop: Stop) => void stops.push(stop),
    /** Work that fails because the database was stopped at the end is not an error. */
    failed: (error: unknown) => (leaving ? undefined : fail(error)),
  }
}

/** Where a process started us and waits (`tools/start.mjs` on an older Node), we end with it, also if it ended before we looked. */
const leaveWithStarter = (leave: () => void): void => {
  if (!Object.hasOwn(process, 'connected')) return
  process.on('disconnect', leave)
  process.channel?.unref()
  if (!process.connected) leave()
}

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error && error.name.endsWith('Refused') ? error.message : stackOf(error)}\n`)
  process.exit(1)
}

const stackOf = (error: unknown): string => (error instanceof Error ? readableStack(error.stack ?? error.message) : String(error))

// What nobody catches ends the process, and is printed by Node.
process.on('uncaughtExceptionMonitor', (error) => (error.stack = stackOf(error)))

const stopping = stopOnSignal()
main(stopping).catch(stopping.failed)
