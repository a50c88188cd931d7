import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeAccessRules } from './access-rules.ts'
import { attach, isAttached } from './attached-processes.ts'
import { prepareCluster, superuser } from './cluster.ts'
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts'
import { makeDirectory } from '../make-directory.ts'
import { identityOf, isAlive } from './process-identity.ts'
import { removeDeadPostmaster, type Postmaster, readPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { canReach, claimDirectory, ownDirectory, postgresUser, type RunAs } from './run-as.ts'
import { makeSocketDirectory } from './socket-directory.ts'
import { DatabaseRefused } from './database-refused.ts'

/** A running embedded PostgreSQL. */
export interface SupervisedPostgres {
  /** The address of one of its databases for `openDatabase`: as its owner, or as the given login. */
  urlOf: (database: string, login?: Login) => string
  /** Whether this call started it; false when it was running already. */
  started: boolean
  pid: number
  /** Releases it: the last process that uses it stops it, so no process loses it because another one ends. */
  stop: () => Promise<void>
}

/** A login and its password. */
interface Login {
  user: string
  password: string
}

/** Further settings of the server, and the binaries to run instead of the bundled ones. */
export interface SuperviseOptions {
  parameters?: Record<string, string>
  binDirectory?: string | undefined
  /** Called when the process of PostgreSQL is on its way. */
  onStarting?: () => void
}

/** The current process of the server; if it dies, another replaces it. */
interface Served {
  pid: number
  identity: string
}

interface Site {
  home: string
  dataDirectory: string
  binaries: PostgresBinaries
  runAs: RunAs
  parameters: Record<string, string>
  onStarting: () => void
}

const patience = 60_000
const firstToWorkInPlace = 16
const pauseBetweenLooks = 50
const pauseBetweenChecks = 1000
const fullLog = 10_000_000

const defaults = {
  shared_buffers: '128MB',
  max_connections: '100',
  synchronous_commit: 'on',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
}

/**
 * Runs the PostgreSQL of `<dataDir>/postgres`: makes the cluster at the first start, attaches to a running server, recovers after a kill.
 */
export const supervisePostgres = async (dataDir: string, options: SuperviseOptions = {}): Promise<SupervisedPostgres> => {
  const site = await prepareSite(resolve(dataDir, 'postgres'), options)
  const detach = attach(registerOf(site))
  try {
    const { postmaster, started } = await startOrAttach(site)
    const served = { pid: postmaster.pid, identity: identityOf(postmaster.pid) }
    const leaveAtExit = stopAtExit(site, { served, detach })
    const letDie = keepUp(site, served)
    const stop = async () => {
      await letDie()
      await leave(site, { detach, leaveAtExit })
    }
    return { urlOf: (database, login) => urlOf(postmaster, database, login), started, pid: postmaster.pid, stop }
  } catch (error) {
    detach()
    throw error
  }
}

/**
 * Starts the server again when it dies, killed or crashed; our connections reconnect by themselves. Returns a function that ends this and
 * waits for a start that is under way.
 */
const keepUp = (site: Site, served: Served): (() => Promise<void>) => {
  let looking: Promise<unknown> = Promise.resolve()
  let isLooking = false
  const look = () => {
    if (isLooking) return
    isLooking = true
    looking = startOrAttach(site)
      .then(({ postmaster: { pid } }) => {
        if (pid !== served.pid) Object.assign(served, { pid, identity: identityOf(pid) })
      })
      .catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)))
      .finally(() => (isLooking = false))
  }
  const timer = setInterval(look, pauseBetweenChecks).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/**
 * A process that ends without `stop`, by an error, can only send the signal and not wait; a killed process leaves the server running for
 * the next.
 */
const stopAtExit = (site: Site, { served, detach }: { served: Served; detach: () => void }): (() => void) => {
  const atExit = () => {
    detach()
    if (!isAttached(registerOf(site)) && isAlive(served.identity)) process.kill(served.pid, 'SIGINT')
  }
  process.on('exit', atExit)
  return () => process.off('exit', atExit)
}

const prepareSite = async (home: string, { parameters, binDirectory, onStarting = () => undefined }: SuperviseOptions): Promise<Site> => {
  if (process.platform === 'win32')
    throw new DatabaseRefused('The embedded PostgreSQL needs Unix sockets: on Windows set DATABASE_URL to a PostgreSQL server, 15 or newer')
  const runAs = postgresUser()
  const binaries = await findPostgres(runAs, binDirectory)
  await makeHome(home)
  await claimDirectory(home, runAs)
  const dataDirectory = join(home, 'data')
  if (binaries.major < firstToWorkInPlace && !(await canReach(dataDirectory, runAs))) throw new DatabaseRefused(closedPlace(home, binaries))
  await prepareCluster(dataDirectory, binaries, runAs)
  return { home, dataDirectory, binaries, runAs, parameters: { ...defaults, ...parameters }, onStarting }
}

const makeHome = async (home: string): Promise<void> => {
  try {
    await makeDirectory(home, 0o755)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefused(`The database cannot be kept in ${home} (${reason}): set DATA_DIR to a place where Innkeeper may write`, {
      cause: error,
    })
  }
}

const closedPlace = (home: string, { major }: PostgresBinaries): string =>
  `PostgreSQL ${major} does not run as root, and another user cannot enter ${home}: set DATA_DIR to a place that everyone may enter, or run Innkeeper as an ordinary user`

/**
 * After a kill the first attempts may fail while old processes of the server still end, and of two processes that start it one fails: then
 * look again.
 */
const startOrAttach = async (site: Site): Promise<{ postmaster: Postmaster; started: boolean }> => {
  for (const until = Date.now() + patience; Date.now() < until; await wait(pauseBetweenLooks)) {
    const running = await readPostmaster(site.dataDirectory)
    const postmaster = running ?? (await start(site, until))
    if (postmaster?.ready) return { postmaster, started: !running }
  }
  throw new DatabaseRefused(`PostgreSQL does not start. The end of ${logFile(site)}:\n${await endOfLog(site)}`)
}

/**
 * Detached, because Ctrl-C in a terminal reaches every process of the foreground group, and the server must outlive our own last
 * transactions.
 */
const start = async (site: Site, until: number): Promise<Postmaster | undefined> => {
  await removeDeadPostmaster(site.dataDirectory)
  await writeAccessRules(site.dataDirectory)
  const log = await openLog(site)
  const child = spawn(join(site.binaries.directory, 'postgres'), await startArguments(site), {
    ...site.runAs,
    cwd: site.dataDirectory,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  child.unref()
  site.onStarting()
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  const isOver = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null || Date.now() > until
  const postmaster = await waitUntilReady(site.dataDirectory, isOver)
  if (failure) throw failure
  return postmaster?.pid === child.pid ? postmaster : undefined
}

const startArguments = async (site: Site): Promise<string[]> => {
  const sockets = await makeSocketDirectory(site.home, site.runAs)
  const parameters = {
    ...site.parameters,
    listen_addresses: '',
    unix_socket_directories: socketsBeside(site, sockets) ?? sockets,
    unix_socket_permissions: '0700',
    port: '5432',
  }
  return [
    '-D',
    await ownDirectory(site.dataDirectory, site.runAs),
    ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/**
 * Relative to the data directory where possible: PostgreSQL's user may not be able to enter the full path of either, or it may contain a
 * comma.
 */
const socketsBeside = (site: Site, sockets: string): string | undefined =>
  dirname(sockets) === site.home ? relative(site.dataDirectory, sockets) : undefined

const urlOf = ({ socketDirectory }: Postmaster, database: string, login: Partial<Login> = { user: superuser }): string =>
  `postgresql:///${database}?${new URLSearchParams({ host: socketDirectory, ...login }).toString()}`

const leave = async (site: Site, { detach, leaveAtExit }: { detach: () => void; leaveAtExit: () => void }): Promise<void> => {
  leaveAtExit()
  const postmaster = await readPostmaster(site.dataDirectory)
  detach()
  if (isAttached(registerOf(site))) return
  if (postmaster) await stopPostmaster(postmaster)
}

const registerOf = (site: Site): string => join(site.home, 'attached')

const openLog = async (site: Site): Promise<FileHandle> => {
  const log = await open(logFile(site), 'a')
  if ((await log.stat()).size > fullLog) await log.truncate()
  return log
}

const logFile = (site: Site): string => join(site.home, 'postgres.log')

const endOfLog = async (site: Site): Promise<string> => (await readFile(logFile(site), 'utf8')).split('\n').slice(-15).join('\n')
