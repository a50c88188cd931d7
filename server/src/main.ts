import { provideDatabase } from './database/supervise/provide-database.ts'
import { refuseTaken } from './listen.ts'
import { readSettings } from './settings.ts'

/** Starts the product: database, migrations, sample data, server; stops all of it on Ctrl-C without losing anything. */
const main = async (stopping: Stopping): Promise<void> => {
  const settings = readSettings(process.env)
  await refuseTaken(settings)
  const provided = provideDatabase(settings)
  stopping.last(async () => (await provided).stop())
  // PostgreSQL starts while the rest of the code is read.
  const [{ startProduct }, database] = await Promise.all([import('./start-product.ts'), provided])
  const { stop, notice } = await startProduct(settings, database)
  stopping.first(stop)
  process.stdout.write(await notice)
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
