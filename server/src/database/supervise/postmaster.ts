import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../error-code.ts'
import { processExists } from './process-identity.ts'

/** A running server from its `postmaster.pid`. */
export interface Postmaster {
  pid: number
  socketDirectory: string
  ready: boolean
}

const pollEvery = 10

/** Reads which server serves this data directory; a file left behind after a kill counts as none. */
export const readPostmaster = async (dataDirectory: string): Promise<Postmaster | undefined> => {
  const lines = await linesOf(pidFile(dataDirectory))
  const pid = Number(lines[0])
  if (!pid || !(await serves(pid, dataDirectory))) return undefined
  return { pid, socketDirectory: resolve(dataDirectory, lines[4] ?? ''), ready: lines[7]?.trim() === 'ready' }
}

/** Deletes a `postmaster.pid` whose process id now belongs to another process: PostgreSQL would take that process for a running server. */
export const removeDeadPostmaster = async (dataDirectory: string): Promise<void> => {
  const pid = Number((await linesOf(pidFile(dataDirectory)))[0])
  if (pid && processExists(pid) && !(await serves(pid, dataDirectory))) await rm(pidFile(dataDirectory), { force: true })
}

/** Waits until the server of this directory accepts connections; returns undefined when it ended without that. */
export const waitUntilReady = async (dataDirectory: string, isOver: () => boolean): Promise<Postmaster | undefined> => {
  while (!isOver()) {
    const postmaster = await readPostmaster(dataDirectory)
    if (postmaster?.ready) return postmaster
    await wait(pollEvery)
  }
  return undefined
}

/** Stops a server: first in fast mode (open transactions roll back), then immediately; the next start recovers from that. */
export const stopPostmaster = async ({ pid }: Postmaster): Promise<void> => {
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

const pidFile = (dataDirectory: string): string => join(dataDirectory, 'postmaster.pid')

const isGone = async (pid: number, patience: number): Promise<boolean> => {
  for (const until = Date.now() + patience; Date.now() < until;) {
    if (!processExists(pid)) return true
    await wait(pollEvery)
  }
  return false
}

/** Process ids are reused, after a reboot or in a container: on Linux the process must be a postgres with this working directory. */
const serves = async (pid: number, dataDirectory: string): Promise<boolean> => {
  if (!processExists(pid)) return false
  if (process.platform !== 'linux') return true
  const [name = ''] = await linesOf(`/proc/${pid}/comm`)
  return name.startsWith('postgres') && (await worksIn(pid, dataDirectory))
}

/** A container may forbid reading it; then the name must be enough. */
const worksIn = async (pid: number, dataDirectory: string): Promise<boolean> => {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(dataDirectory))
  } catch (error) {
    return hasCode(error, 'EACCES', 'EPERM')
  }
}

const linesOf = async (path: string): Promise<string[]> => {
  try {
    return (await readFile(path, 'utf8')).split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return []
    throw error
  }
}
