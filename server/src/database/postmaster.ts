import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './error-code.ts'
import { processExists } from './process-identity.ts'

/** A running server as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number
  socketDirectory: string
  ready: boolean
}

const pollEvery = 10

/** Reads who serves this data directory; a file left behind by a kill counts as nobody. */
export async function readPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const lines = await linesOf(pidFile(dataDirectory))
  const pid = Number(lines[0])
  if (!pid || !(await serves(pid, dataDirectory))) return undefined
  return { pid, socketDirectory: resolve(dataDirectory, lines[4] ?? ''), ready: lines[7]?.trim() === 'ready' }
}

/** Removes a `postmaster.pid` whose number now belongs to some other process: PostgreSQL itself would take that process for a running server. */
export async function forgetDeadPostmaster(dataDirectory: string): Promise<void> {
  const pid = Number((await linesOf(pidFile(dataDirectory)))[0])
  if (pid && processExists(pid) && !(await serves(pid, dataDirectory))) await rm(pidFile(dataDirectory), { force: true })
}

/** Waits until the server of this directory takes connections, or answers undefined when it is over without one. */
export async function waitUntilReady(dataDirectory: string, isOver: () => boolean): Promise<Postmaster | undefined> {
  while (!isOver()) {
    const postmaster = await readPostmaster(dataDirectory)
    if (postmaster?.ready) return postmaster
    await wait(pollEvery)
  }
  return undefined
}

/** Ends a server: fast first (open transactions roll back), then at once, which the next start recovers from. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!processExists(pid)) return
    process.kill(pid, signal)
    if (await isGone(pid, patience)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

function pidFile(dataDirectory: string): string {
  return join(dataDirectory, 'postmaster.pid')
}

async function isGone(pid: number, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (!processExists(pid)) return true
    await wait(pollEvery)
  }
  return false
}

/** Numbers are used again, after a reboot or in a container: on Linux it must be a postgres that works in this directory. */
async function serves(pid: number, dataDirectory: string): Promise<boolean> {
  if (!processExists(pid)) return false
  if (process.platform !== 'linux') return true
  const [name = ''] = await linesOf(`/proc/${pid}/comm`)
  return name.startsWith('postgres') && (await worksIn(pid, dataDirectory))
}

/** A container may forbid the question; then the name has to do. */
async function worksIn(pid: number, dataDirectory: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(dataDirectory))
  } catch (error) {
    return hasCode(error, 'EACCES', 'EPERM')
  }
}

async function linesOf(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return []
    throw error
  }
}
