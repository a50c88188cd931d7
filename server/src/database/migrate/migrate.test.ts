import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl, inDatabase } from '#testing/server/database-setup.ts'
import { type Database, openDatabase } from '../connect.ts'
import { migrate, MigrationRefused } from './migrate.ts'

let folder: string
let opened: Database[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innkeeper-migrations-'))
  opened = []
})

afterEach(async () => {
  await Promise.all(opened.map(({ end }) => end()))
  const names = new Set(opened.map(({ url }) => nameOf(url)))
  await inDatabase(inject('maintenanceUrl'), ...[...names].map((name) => `drop database ${name} with (force)`))
  await rm(folder, { recursive: true })
})

const emptyDatabase = async (): Promise<Database> => {
  const name = `innkeeper_empty_${crypto.randomUUID().slice(0, 8)}`
  await inDatabase(inject('maintenanceUrl'), `create database ${name} template template0`)
  return openAgain(databaseUrl(inject('maintenanceUrl'), name))
}

const openAgain = (url: string): Database => {
  const database = openDatabase(url, { poolSize: 3 })
  opened.push(database)
  return database
}

const nameOf = (url: string): string => /\/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? ''

const land = async (...migrations: [name: string, sql: string][]): Promise<void> => {
  await Promise.all(migrations.map(([name, sql]) => writeFile(join(folder, name), sql)))
}

test('migrations run in order, once', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'create table hotel (id int)'], ['0002-second.sql', 'insert into hotel values (1)'])
  expect(await migrate(pool, folder)).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  expect((await pool.query('select * from hotel')).rowCount).toBe(1)
})

test('a number that lands late runs then, and a number used twice is refused', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'create table hotel (id int)'], ['0005-fifth.sql', 'insert into hotel values (5)'])
  expect(await migrate(pool, folder)).toEqual(['0001-first.sql', '0005-fifth.sql'])
  await land(['0003-third.sql', 'insert into hotel values (3)'])
  expect(await migrate(pool, folder)).toEqual(['0003-third.sql'])
  expect((await pool.query('select id from hotel order by id')).rows).toEqual([{ id: 3 }, { id: 5 }])
  await land(['0003-twice.sql', 'select 1'])
  await expect(migrate(pool, folder)).rejects.toThrow('0003-twice.sql has the number of 0003-third.sql')
})

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'create table hotel (id int)'], ['0002-second.sql', 'create table room (id int); select 1/0'])
  await expect(migrate(pool, folder)).rejects.toThrow('division by zero')
  const { rows } = await pool.query(`select to_regclass('hotel') is not null as hotel, to_regclass('room') is not null as room`)
  expect(rows).toEqual([{ hotel: true, room: false }])
})

test('a landed migration that was changed is refused by name', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'create table hotel (id int)'])
  await migrate(pool, folder)
  await land(['0001-first.sql', 'create table hotel (id bigint)'])
  await expect(migrate(pool, folder)).rejects.toThrow(/0001-first.sql was changed/)
})

test('line ends of another system are not a change', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'create table hotel (\n  id int)'])
  await migrate(pool, folder)
  await land(['0001-first.sql', 'create table hotel (\r\n  id int)'])
  expect(await migrate(pool, folder)).toEqual([])
})

test('a database newer than the code is refused before anything is changed', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'select 1'], ['0002-second.sql', 'select 1'])
  await migrate(pool, folder)
  await rm(join(folder, '0002-second.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow(MigrationRefused)
  await expect(migrate(pool, folder)).rejects.toThrow(/newer than this code: it has 0002-second.sql/)
})

test('processes that start at once run each migration once', async () => {
  const first = await emptyDatabase()
  await land(['0001-first.sql', 'select pg_sleep(0.2); create table hotel (id int)'], ['0002-second.sql', 'insert into hotel values (1)'])
  const ran = await Promise.all([first, openAgain(first.url), openAgain(first.url)].map(({ pool }) => migrate(pool, folder)))
  expect(ran.flat().toSorted()).toEqual(['0001-first.sql', '0002-second.sql'])
})

test('two databases of one cluster may create the same role at once', async () => {
  const role = `innkeeper_role_${crypto.randomUUID().slice(0, 8)}`
  const create = `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then perform pg_sleep(0.2); create role ${role}; end if; end $$`
  await land(['0001-role.sql', create])
  const databases = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()])
  try {
    expect((await Promise.all(databases.map(({ pool }) => migrate(pool, folder)))).flat()).toHaveLength(3)
  } finally {
    await inDatabase(inject('maintenanceUrl'), `drop role ${role}`)
  }
})

test('a file without a number is refused', async () => {
  const { pool } = await emptyDatabase()
  await land(['0001-first.sql', 'select 1'], ['second.sql', 'select 1'])
  await expect(migrate(pool, folder)).rejects.toThrow('second.sql')
})
