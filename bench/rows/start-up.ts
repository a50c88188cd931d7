import { makeDataDir, removeDataDir, startInnkeeper, type Innkeeper } from '../innkeeper.ts'
import { numeral, type Line } from '../line.ts'
import { median } from '../measure.ts'
import { memoryOf, type Memory } from '../memory.ts'

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

const memoryLine = (memory: readonly Memory[], line: (what: string, measured: string) => Line): Line[] => {
  const known = memory.filter((one) => one !== null)
  if (known.length === 0) return []
  const server = median(known.map((one) => one.server))
  const postgres = median(known.map((one) => one.postgres))
  return [line('Memory after a later start', `${numeral(server)} MB the server, ${numeral(postgres)} MB PostgreSQL`)]
}
