import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { diskFiles } from '#outside/disk-files.ts'
import type { FileStore } from '#outside/files.ts'
import { databaseUrl, inDatabase } from '#testing/server/database-setup.ts'
import { BackupRefused } from './backup-file.ts'
import { backup } from './backup.ts'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate/migrate.ts'
import { restore } from './restore.ts'
import { storedSequences, storedTables } from './stored-tables.ts'

const schema = `
  create table hotel (id bigint generated always as identity primary key, name text unique, tags text[], detail jsonb, opened date,
                      upper_name text generated always as (upper(name)) stored);
  create table room (hotel_id bigint not null references hotel, number int, stay daterange, photo bytea, price numeric(12, 2), changed timestamptz,
                     primary key (hotel_id, number), exclude using gist (int4range(number, number, '[]') with &&, stay with &&));
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
  create trigger append_only before insert on room for each row when (new.number = 99) execute function refuse();
  create sequence receipt;
  create table season (name text); insert into season values ('Tết');`

const rows = `
  insert into hotel (name, tags, detail, opened) values
    ('Nhà nghỉ Hồ Tây', array['a,b', null, '"'], '{"x": [1, "\\\\."]}', '2026-02-17'), (E'tab\\tline\\n\\\\.\\r', '{}', null, null), (null, null, 'null', 'infinity');
  insert into room select 1, number, daterange('2026-01-01', '2027-01-01'), decode('00ff5c2e0a', 'hex'), number / 3.0, '2026-11-21 13:05:27.123456+00'
    from generate_series(1, 98) as number;
  insert into room values (2, 199, 'empty', null, null, null);
  alter table room disable trigger append_only; insert into room values (3, 99); alter table room enable trigger append_only;
  select nextval('receipt'), nextval('receipt');`

let folder: string
let file: string
let databases: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innkeeper-backup-'))
  file = join(folder, 'innkeeper.backup')
  databases = []
  await writeFile(join(folder, '0001-first.sql'), schema)
})

afterEach(async () => {
  await inDatabase(inject('maintenanceUrl'), ...databases.map((name) => `drop database ${name} with (force)`))
  await rm(folder, { recursive: true })
})

const emptyDatabase = async (): Promise<string> => {
  const name = `innkeeper_backup_${crypto.randomUUID().slice(0, 8)}`
  await inDatabase(inject('maintenanceUrl'), `create database ${name} template template0`)
  databases.push(name)
  return databaseUrl(inject('maintenanceUrl'), name)
}

const migrated = async (): Promise<string> => {
  const url = await emptyDatabase()
  await asking(url, (pool) => migrate(pool, folder))
  return url
}

const filled = async (): Promise<string> => {
  const url = await migrated()
  await inDatabase(url, rows)
  return url
}

const asking = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const { pool, end } = openDatabase(url)
  try {
    return await work(pool)
  } finally {
    await end()
  }
}

/** Every row of every table as PostgreSQL writes it, and the values of the sequences. */
const contentsOf = async (url: string): Promise<Record<string, unknown>> =>
  asking(url, async (pool) => {
    const client = await pool.connect()
    const contents: Record<string, unknown> = { sequences: await storedSequences(client) }
    for (const { table } of await storedTables(client)) {
      contents[table] = (await client.query(`select array_agg(stored::text order by stored::text) from ${table} as stored`)).rows
    }
    client.release()
    return contents
  })

test('what was backed up is restored to the last byte, in a database that was empty', async () => {
  const source = await filled()
  expect(await backup(source, file)).toEqual({ tables: 3, rows: 104, files: 0 })
  const target = await emptyDatabase()
  expect(await restore(target, file, { folder })).toEqual({ tables: 3, rows: 104, files: 0 })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

/** A database whose second migration has files: one that is stored, one that is only half stored, and one that is deleted. */
const filledWithFiles = async (store: FileStore): Promise<string> => {
  await writeFile(join(folder, '0002-files.sql'), 'create table stored_file (file_key text primary key, names text[], complete boolean)')
  const url = await filled()
  await inDatabase(
    url,
    `insert into stored_file values ('a', '{a-photo.webp,a-certificate.pdf}', true), ('b', '{b-half.webp}', false), ('c', '{c-gone.webp}', true)`,
  )
  await store.put('a-photo.webp', photo, 'image/webp')
  await store.put('a-certificate.pdf', Buffer.from('%PDF'), 'application/pdf')
  await store.put('b-half.webp', Buffer.from('half'), 'image/webp')
  return url
}

/** Longer than a line of the backup, with every byte value. */
const photo = Buffer.from(Array.from({ length: 150_001 }, (_, at) => at % 256))

test('photos and certificates are backed up with the rows that speak of them, and restored to the last byte', async () => {
  const source = diskFiles(join(folder, 'source'))
  expect(await backup(await filledWithFiles(source), file, source)).toMatchObject({ files: 2 })
  const target = diskFiles(join(folder, 'target'))
  expect(await restore(await emptyDatabase(), file, { folder, store: target })).toMatchObject({ files: 2 })
  expect(await target.get('a-photo.webp')).toEqual(photo)
  expect(await target.get('a-certificate.pdf')).toEqual(Buffer.from('%PDF'))
  expect(await target.get('b-half.webp')).toBeNull()
})

test('a backup whose photo was cut is refused, and nothing is changed', async () => {
  const source = diskFiles(join(folder, 'source'))
  await backup(await filledWithFiles(source), file, source)
  const lines = gunzipSync(await readFile(file))
    .toString('latin1')
    .split('\n')
  await writeFile(file, gzipSync(Buffer.from(lines.filter((line) => line.length !== 64_000).join('\n'), 'latin1')))
  const target = await filled()
  const before = await contentsOf(target)
  const store = diskFiles(join(folder, 'target'))
  await expect(restore(target, file, { folder, replace: true, store })).rejects.toThrow(/its file a-photo.webp is cut off/)
  expect(await contentsOf(target)).toEqual(before)
})

test('a restore that is refused after its files were put takes them back, and leaves those that were there', async () => {
  const source = diskFiles(join(folder, 'source'))
  await backup(await filledWithFiles(source), file, source)
  const lines = gunzipSync(await readFile(file))
    .toString('latin1')
    .split('\n')
  await writeFile(file, gzipSync(Buffer.from(`${lines.slice(0, -2).join('\n')}\n`, 'latin1')))
  const store = diskFiles(join(folder, 'target'))
  await store.put('a-certificate.pdf', Buffer.from('%PDF'), 'application/pdf')
  await expect(restore(await emptyDatabase(), file, { folder, store })).rejects.toThrow(BackupRefused)
  expect(await store.get('a-photo.webp')).toBeNull()
  expect(await store.get('a-certificate.pdf')).toEqual(Buffer.from('%PDF'))
})

test('a database that has only been started counts as empty', async () => {
  const source = await filled()
  await backup(source, file)
  const target = await migrated()
  await restore(target, file, { folder })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

test('after a restore numbers go on, and constraints and triggers hold', async () => {
  await backup(await filled(), file)
  const target = await emptyDatabase()
  await restore(target, file, { folder })
  await asking(target, async (pool) => {
    expect((await pool.query(`insert into hotel (name) values ('new') returning id`)).rows).toEqual([{ id: 4 }])
    expect((await pool.query(`select nextval('receipt')`)).rows).toEqual([{ nextval: 3 }])
    await expect(pool.query('insert into room values (77, 1)')).rejects.toThrow(/foreign key/)
    await expect(pool.query('insert into room values (3, 99)')).rejects.toThrow('append only')
  })
})

test('the schema of the product itself goes there and back', async () => {
  const source = await emptyDatabase()
  await asking(source, (pool) => migrate(pool))
  await inDatabase(source, `update tax_rate set basis_points = basis_points + 1`)
  await backup(source, file)
  const target = await emptyDatabase()
  await restore(target, file)
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

test('a database with data is not changed, unless `replace` says so', async () => {
  const source = await filled()
  await backup(source, file)
  const target = await filled()
  await inDatabase(target, `update hotel set name = 'mine' where id = 1`)
  const mine = await contentsOf(target)
  await expect(restore(target, file, { folder })).rejects.toThrow(/not empty .*--replace/)
  expect(await contentsOf(target)).toEqual(mine)
  await restore(target, file, { folder, replace: true })
  expect(await contentsOf(target)).toEqual(await contentsOf(source))
})

test('a backup of before a migration is restored and then migrated', async () => {
  await backup(await filled(), file)
  await writeFile(
    join(folder, '0002-second.sql'),
    `alter table hotel add stars int default 3; update hotel set stars = 4 where name is null`,
  )
  const target = await emptyDatabase()
  await restore(target, file, { folder })
  const { rows: hotels } = await asking(target, (pool) => pool.query('select stars from hotel order by id'))
  expect(hotels).toEqual([{ stars: 3 }, { stars: 3 }, { stars: 4 }])
})

test('a backup newer than the code, or of other migrations, is refused', async () => {
  await writeFile(join(folder, '0002-second.sql'), 'select 1')
  await backup(await filled(), file)
  const target = await emptyDatabase()
  await writeFile(join(folder, '0002-second.sql'), 'select 2')
  await expect(restore(target, file, { folder })).rejects.toThrow(/another 0002-second.sql/)
  await rm(join(folder, '0002-second.sql'))
  await expect(restore(target, file, { folder })).rejects.toThrow(/newer than this code: it has 0002-second.sql/)
})

test.each([
  ['cut off in the gzip', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  [
    'cut off between two lines',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('latin1').split('\n').slice(0, 40).join('\n') + '\n'),
  ],
  ['without its last line', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('latin1').split('\n').slice(0, -2).join('\n') + '\n')],
  [
    'with one number changed',
    (bytes: Buffer) =>
      gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('\t98\t', '\t97\t').replace('32.67', '99.99'), 'latin1')),
  ],
  [
    'with a row left out',
    (bytes: Buffer) =>
      gzipSync(
        Buffer.from(
          gunzipSync(bytes)
            .toString('latin1')
            .replace(/\n1\t50\t[^\n]*/, ''),
          'latin1',
        ),
      ),
  ],
  ['of something else', () => Buffer.from('PGDMP')],
])('a file %s is refused and nothing is changed', async (_, damage) => {
  const source = await filled()
  await backup(source, file)
  await writeFile(file, damage(await readFile(file)))
  const before = await contentsOf(source)
  await expect(restore(source, file, { folder, replace: true })).rejects.toThrow(BackupRefused)
  expect(await contentsOf(source)).toEqual(before)
})

test('a backup never writes over a file', async () => {
  await writeFile(file, 'yesterday')
  await expect(backup(await filled(), file)).rejects.toThrow(BackupRefused)
  expect(await readFile(file, 'utf8')).toBe('yesterday')
})

test('a database that was never started has nothing to back up', async () => {
  await expect(backup(await emptyDatabase(), file)).rejects.toThrow(/nothing to back up/)
})

test('a database in use is not restored', async () => {
  const target = await filled()
  await backup(target, file)
  await asking(target, async (pool) => {
    await pool.query('select 1')
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(/in use/)
  })
})
