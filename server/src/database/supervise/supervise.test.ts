import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { patience } from '../../../../test-patience.ts'
import { openDatabase } from '../connect.ts'
import { readPostmaster } from './postmaster.ts'
import { identityOf, isAlive, processExists } from './process-identity.ts'
import { type SupervisedPostgres, supervisePostgres } from './supervise.ts'

const isRoot = process.getuid?.() === 0
const foundSchema = z
  .tuple([z.coerce.string()])
  .transform(([line]) => z.object({ started: z.boolean(), pid: z.number() }).parse(JSON.parse(line)))
const supervise = new URL('supervise.ts', import.meta.url).href

let dataDir: string
let opened: SupervisedPostgres[]
let processes: ChildProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-supervise-'))
  opened = []
  processes = []
})

afterEach(async () => {
  await Promise.all(processes.map(endOther))
  for (const postgres of opened) await postgres.stop()
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (directory = dataDir): Promise<SupervisedPostgres> => {
  const postgres = await supervisePostgres(directory)
  opened.push(postgres)
  return postgres
}

const query = async (postgres: SupervisedPostgres, sql: string): Promise<Record<string, unknown>[]> => {
  const { pool, end } = openDatabase(postgres.urlOf('postgres'), { poolSize: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows
  } finally {
    await end()
  }
}

/** Another process that uses the server until its input closes, and reports what it found. */
const startOther = async (atTheEnd = 'await stop()'): Promise<{ started: boolean; pid: number; process: ChildProcess }> => {
  const script = `
    const { supervisePostgres } = await import(${JSON.stringify(supervise)})
    const { started, pid, stop } = await supervisePostgres(${JSON.stringify(dataDir)})
    console.log(JSON.stringify({ started, pid }))
    process.stdin.resume().on('end', async () => { ${atTheEnd} })`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  processes.push(other)
  const told = foundSchema.parse(await once(other.stdout, 'data'))
  return { ...told, process: other }
}

const endOther = async (other: ChildProcess): Promise<void> => {
  if (other.exitCode !== null || other.signalCode !== null) return
  other.stdin?.end()
  await once(other, 'exit')
}

test('the first start makes a cluster that sorts Vietnamese and searches without diacritics', async () => {
  const postgres = await open()
  expect(postgres.started).toBe(true)
  await query(postgres, 'create extension unaccent; create extension pg_trgm; create extension btree_gist; create extension cube')
  const sorted = await query(
    postgres,
    `select word from unnest(array['đu đủ', 'dừa', 'ổi', 'e ấp']) as word order by word collate "vi-x-icu"`,
  )
  expect(sorted.map(({ word }) => word)).toEqual(['dừa', 'đu đủ', 'e ấp', 'ổi'])
  expect(await query(postgres, `select lower('ĐÀ NẴNG') as low, unaccent('Phú Quốc') as plain`)).toEqual([
    { low: 'đà nẵng', plain: 'Phu Quoc' },
  ])
})

test('it listens on no port, and what is acknowledged is on the disk', async () => {
  const shown = await query(
    await open(),
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits`,
  )
  expect(shown).toEqual([{ addresses: '', fsync: 'on', commits: 'on' }])
})

test('after a kill the next start recovers everything that was acknowledged', async () => {
  const killed = await open()
  await query(killed, 'create table kept as select generate_series(1, 1000) as number')
  process.kill(killed.pid, 'SIGKILL')
  await expect.poll(() => processExists(killed.pid)).toBe(false)
  const next = await open()
  expect(next.pid).not.toBe(killed.pid)
  expect(await query(next, 'select count(*) from kept')).toEqual([{ count: 1000 }])
})

test('a server that dies under a running process is started again, and stopped with that process', async () => {
  const other = await startOther()
  process.kill(other.pid, 'SIGKILL')
  const again = await vi.waitUntil(async () => {
    const postmaster = await readPostmaster(join(dataDir, 'postgres', 'data'))
    return postmaster?.ready && postmaster.pid !== other.pid ? postmaster : undefined
  }, patience.expect.poll)
  await endOther(other.process)
  expect(processExists(again.pid)).toBe(false)
})

test('a process attaches to a running server, which only the last one to leave stops', async () => {
  const first = await open()
  const second = await startOther()
  expect(second).toMatchObject({ started: false, pid: first.pid })
  await first.stop()
  expect(processExists(first.pid)).toBe(true)
  await endOther(second.process)
  expect(processExists(first.pid)).toBe(false)
})

test('a server whose starter was killed is adopted, and stopped in the end', async () => {
  const starter = await startOther()
  starter.process.kill('SIGKILL')
  await once(starter.process, 'exit')
  const next = await open()
  expect(next).toMatchObject({ started: false, pid: starter.pid })
  await next.stop()
  expect(processExists(starter.pid)).toBe(false)
})

test('a process that ends by an error stops its server all the same', async () => {
  const other = await startOther('process.exit(1)')
  await endOther(other.process)
  await expect.poll(() => processExists(other.pid)).toBe(false)
})

test('several processes that start at once share one server', async () => {
  const others = await Promise.all([startOther(), startOther(), startOther()])
  expect(new Set(others.map(({ pid }) => pid)).size).toBe(1)
  expect(others.filter(({ started }) => started)).toHaveLength(1)
})

test('a leftover postmaster.pid whose process id now belongs to another process does no harm', async () => {
  const before = await open()
  await before.stop()
  await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n\n\n\nready\n`)
  expect((await open()).started).toBe(true)
})

test('what a start left behind that was killed while it made the cluster is swept away', async () => {
  const left = join(dataDir, 'postgres', 'data.999999.new')
  await mkdir(left, { recursive: true })
  await open()
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['attached', 'data', 'postgres.log', 'socket'])
})

test('a cluster of another major version is refused with the way out', async () => {
  await (await open()).stop()
  await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '14\n')
  await expect(supervisePostgres(dataDir)).rejects.toThrow(/made by PostgreSQL 14, but this is PostgreSQL \d+: .*npm run backup/)
})

test.skipIf(!isRoot)('a database of another user is refused', async () => {
  await (await open()).stop()
  await chown(join(dataDir, 'postgres', 'data'), 12_345, 12_345)
  await expect(supervisePostgres(dataDir)).rejects.toThrow(/belongs to user 12345, but PostgreSQL would run as user 65534/)
})

test('a data directory that only its owner may enter will do, as under /root', async () => {
  const closed = join(dataDir, 'closed')
  await mkdir(closed, { mode: 0o700 })
  expect((await open(join(closed, 'data'))).started).toBe(true)
})

test('a data directory too deep for a socket gets its socket elsewhere', async () => {
  await chmod(dataDir, 0o755)
  vi.stubEnv('TMPDIR', dataDir)
  const deep = await open(join(dataDir, 'd'.repeat(60), 'e'.repeat(60)))
  expect(await query(deep, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a process is distinguished from a later one with the same id', () => {
  expect(isAlive(identityOf(process.pid))).toBe(true)
  expect(isAlive(`${process.pid}-1`)).toBe(process.platform !== 'linux')
})
