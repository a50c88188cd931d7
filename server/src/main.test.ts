import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database/connect.ts'
import { provideDatabase } from './database/supervise/provide-database.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-main-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the product, stops it with Ctrl-C once it is ready, and returns its output and how it ended. */
const startOnce = async (seed: 'none' | 'demo', port = 0): Promise<{ said: string; code: unknown }> => {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), SEED: seed, LOG_LEVEL: 'silent', DATABASE_URL: '' }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // Not "exit", because the last output may come after it.
  const ended = once(server, 'close')
  let said = ''
  const hear = (text: Buffer) => {
    said += text.toString()
    if (said.includes('Innkeeper is at')) server.kill('SIGINT')
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const [code]: unknown[] = await ended
  return { said, code }
}

const asOwner = async (sql: string): Promise<unknown[]> => {
  const { ownerUrl, stop } = await provideDatabase({ dataDir })
  const { pool, end } = openDatabase(ownerUrl, { poolSize: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows
  } finally {
    await end()
    await stop()
  }
}

/** From here on, any write of a row that only a first start writes (a migration, the places, the sample data) fails. */
const refuseToBeFilledAgain = `
  insert into property (property_id, code, kind, name_vi, name_en) values (gen_random_uuid(), 'OURS', 'hotel', 'Của ta', 'Ours');
  insert into account (account_id, kind, admin_types, user_name, email, full_name, password_hash)
  values (gen_random_uuid(), 'admin', '{AM}', 'ngoc', 'ngoc@example.com', 'Ngọc', 'none');
  create function refuse_again() returns trigger language plpgsql as $$ begin raise exception '% is written again', tg_relid::regclass; end $$;
  do $$
  declare name regclass;
  begin
    for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create trigger refuse_again after insert or update or delete on %s for each row execute function refuse_again()', name);
    end loop;
  end $$`

test('a second start makes no cluster, runs no migration and fills nothing: it serves what the first one made', async () => {
  expect(await startOnce('none')).toMatchObject({ code: 0 })
  await asOwner(refuseToBeFilledAgain)
  const second = await startOnce('demo')
  expect(second).toMatchObject({ code: 0 })
  expect(second.said).toMatch(/^\s*Innkeeper is at \S+\s*Ctrl-C stops it[^\n]*\s*$/)
  expect(await asOwner(`select from pg_trigger where tgname = 'refuse_again' and tgrelid = 'public.migration'::regclass`)).toHaveLength(1)
})

test('a port that is taken is refused before a database is made for it', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { said, code } = await startOnce('none', port)
  other.close()
  expect(said).toMatch(new RegExp(`Port ${port} is in use by another program: stop that, or set PORT to another`))
  expect(code).toBe(1)
  expect(await readdir(dataDir)).toEqual([])
})
