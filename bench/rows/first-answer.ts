import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { questionOf } from '../connection.ts'
import { openBareDatabase } from '../database.ts'
import { makeDataDir, removeDataDir, secretKey, startInnkeeper } from '../innkeeper.ts'
import { numeral, type Line } from '../line.ts'
import { median } from '../measure.ts'
import { memoryOfAll, serverOf } from '../memory.ts'
import { makeSessions } from '../sessions.ts'
import { dayIn } from '../stage.ts'
import { askedWithoutPause } from '../without-pause.ts'

const runs = 7
const port = 3987
const address = `http://localhost:${port}`
const betweenLooks = 3
/** A server that nobody asks gives back what it no longer uses after some seconds. */
const untilReleased = 15_000
const loadSeconds = 10
const askers = 32
/** Each may send 600 requests a minute. */
const sessions = 200
const root = fileURLToPath(new URL('../../', import.meta.url))

/** `npm start` on an installation that is there: the time until a page is answered, and the memory of everything that it leaves running. */
export const firstAnswer = async (): Promise<Line[]> => {
  const dataDir = await makeDataDir()
  await (await startInnkeeper(dataDir, 'demo')).stop()
  const times: number[] = []
  const memory = { fresh: Number.NaN, loaded: Number.NaN, rested: Number.NaN }
  try {
    for (let run = -1; run < runs; run += 1) {
      const { child, took } = await startUntilAnswer(dataDir)
      if (run >= 0) times.push(took)
      if (run === runs - 1) Object.assign(memory, await lookAtMemory(child, dataDir))
      await stop(child, dataDir)
    }
  } finally {
    await removeDataDir(dataDir)
  }
  return [
    {
      what: `From \`npm start\` of a stopped installation to its first page (${runs} runs)`,
      measured: `${numeral(median(times))} ms`,
      limit: 'QloApps 1.7 on Apache and MariaDB: 500 ms',
      ratio: null,
      aim: '< 700 ms',
      met: median(times) < 700,
    },
    memoryLine('fresh, after it', memory.fresh, { peer: 188, most: 200 }),
    memoryLine(`right after ${loadSeconds} s of ${askers} clients`, memory.loaded, { peer: 363, most: 300 }),
    memoryLine(`${untilReleased / 1000} s after those`, memory.rested, { peer: 363, most: 300 }),
  ]
}

const memoryLine = (when: string, held: number, { peer, most }: { readonly peer: number; readonly most: number }): Line => ({
  what: `Memory of everything that \`npm start\` leaves running, ${when}`,
  measured: `${numeral(held)} MiB`,
  limit: `QloApps 1.7: ${peer} MiB`,
  ratio: null,
  aim: `≤ ${most} MiB`,
  met: held <= most,
})

const startUntilAnswer = async (dataDir: string): Promise<{ child: ChildProcess; took: number }> => {
  const from = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: secretKey, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await wait(betweenLooks)
  }
  return { child, took: performance.now() - from }
}

const answers = async (): Promise<boolean> => {
  const answer = await fetch(`${address}/login`).catch(() => null)
  await answer?.text()
  return answer?.ok === true
}

const lookAtMemory = async (child: ChildProcess, dataDir: string) => {
  await wait(untilReleased)
  const fresh = await memoryOfAll(child.pid ?? 0, dataDir)
  await useGrid(dataDir)
  const loaded = await memoryOfAll(child.pid ?? 0, dataDir)
  await wait(untilReleased)
  return { fresh, loaded, rested: await memoryOfAll(child.pid ?? 0, dataDir) }
}

/** Many people read the grid of the sample hotel, as fast as they are answered. */
const useGrid = async (dataDir: string): Promise<void> => {
  const database = await openBareDatabase(dataDir, 2)
  const { rows } = await database.query<{ id: string }>(`select property_id as id from property where code = 'HAIAU'`)
  const tokens = await makeSessions(database, rows[0]?.id ?? '', sessions)
  await database.end()
  const questions = tokens.map((token) => questionOf('room-plan/get-all-avail-rate', { from: dayIn(1), to: dayIn(30) }, `Token ${token}`))
  let at = 0
  await askedWithoutPause(address, () => questions[(at += 1) % sessions] ?? { bytes: Buffer.alloc(0) }, {
    clients: askers,
    seconds: loadSeconds,
  })
}

/** The server is told to stop, not npm, which would leave it alone. PostgreSQL ends last. */
const stop = async (child: ChildProcess, dataDir: string): Promise<void> => {
  const gone = once(child, 'exit')
  process.kill(await serverOf(dataDir), 'SIGINT')
  await gone
  const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  while ((await readFile(pidFile, 'utf8').catch(() => '')) !== '') await wait(betweenLooks)
}
