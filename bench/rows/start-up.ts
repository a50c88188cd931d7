import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir, removeDataDir, startInnkeeper, type Innkeeper } from '../innkeeper.ts'
import { numeral, type Line } from '../line.ts'
import { median } from '../measure.ts'

const runs = 3

/** The time of the first start, with and without the sample data, and of a later one; and the memory of the processes afterwards. */
export const startUp = async (): Promise<Line[]> => {
  const cold: number[] = []
  const seeded: number[] = []
  const warm: number[] = []
  const memory: Memory[] = []
  for (let run = 0; run < runs; run += 1) {
    const empty = await makeDataDir()
    cold.push(await startedIn(empty, 'none'))
    await removeDataDir(empty)
    const full = await makeDataDir()
    seeded.push(await startedIn(full, 'demo'))
    warm.push(await startedIn(full, 'demo', async (server) => void memory.push(await memoryOf(server))))
    await removeDataDir(full)
  }
  const line = (what: string, measured: string): Line => ({
    what: `${what} (${runs} runs)`,
    measured,
    limit: '',
    ratio: null,
    aim: '',
    met: null,
  })
  return [
    line('First start, empty: database made and migrated', `${numeral(median(cold))} ms`),
    line('First start with the sample data', `${numeral(median(seeded))} ms`),
    line('Later start', `${numeral(median(warm))} ms`),
    ...memoryLine(memory, line),
  ]
}

const startedIn = async (dataDir: string, seed: 'none' | 'demo', look?: (server: Innkeeper) => Promise<void>): Promise<number> => {
  const server = await startInnkeeper(dataDir, seed)
  await look?.(server)
  await server.stop()
  return server.startedIn
}

type Memory = { readonly server: number; readonly postgres: number } | null

const memoryLine = (memory: readonly Memory[], line: (what: string, measured: string) => Line): Line[] => {
  const known = memory.filter((one) => one !== null)
  if (known.length === 0) return []
  const server = median(known.map((one) => one.server))
  const postgres = median(known.map((one) => one.postgres))
  return [line('Memory after a later start', `${numeral(server)} MB the server, ${numeral(postgres)} MB PostgreSQL`)]
}

/** The memory of the processes in MB, with shared pages divided among them; null where the system does not report it. */
const memoryOf = async ({ pid, dataDir }: Innkeeper): Promise<Memory> => {
  if (process.platform !== 'linux') return null
  const postmaster = Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const children = await childrenOf(postmaster)
  const parts = await Promise.all([postmaster, ...children].map(partOf))
  return { server: await partOf(pid), postgres: parts.reduce((sum, part) => sum + part, 0) }
}

const partOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1000
}

const childrenOf = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    pids.map(async (pid) => Number(/^PPid:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1])),
  )
  return pids.filter((_, index) => parents[index] === parent)
}
