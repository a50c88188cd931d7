import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Innkeeper } from './innkeeper.ts'

/** The memory of a server and of its PostgreSQL in MB. */
export type Memory = { readonly server: number; readonly postgres: number } | null

/** The memory of the processes in MB, with shared pages divided among them; null where the system does not report it. */
export const memoryOf = async ({ pid, dataDir }: Innkeeper): Promise<Memory> => {
  if (process.platform !== 'linux') return null
  const postmaster = await postmasterOf(dataDir)
  const children = await childrenOf(postmaster)
  const parts = await Promise.all([postmaster, ...children].map(partOf))
  return { server: await partOf(pid), postgres: parts.reduce((sum, part) => sum + part, 0) }
}

/** The memory of a process, of all that it started, and of the PostgreSQL of a data directory, in MiB. */
export const memoryOfAll = async (pid: number, dataDir: string): Promise<number> => {
  const pids = new Set([...(await familyOf(pid)), ...(await familyOf(await postmasterOf(dataDir)))])
  const parts = await Promise.all([...pids].map(partOf))
  return (parts.reduce((sum, part) => sum + part, 0) * 1000) / 1024
}

/** The process that started the PostgreSQL of a data directory: its server. */
export const serverOf = async (dataDir: string): Promise<number> => parentOf(await postmasterOf(dataDir))

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1])

const familyOf = async (pid: number): Promise<number[]> => {
  const children = await childrenOf(pid)
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()]
}

const partOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1000
}

const childrenOf = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, index) => parents[index] === parent)
}
