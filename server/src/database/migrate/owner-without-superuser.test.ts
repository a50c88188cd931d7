import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { databaseUrl, inDatabase, signedInAs } from '#testing/server/database-setup.ts'
import { type Database, openDatabase } from '../connect.ts'
import { migrate, migrationsFolder } from './migrate.ts'

const maintenance = inject('maintenanceUrl')
const names = { database: '', owner: '' }
let folder: string
let owned: Database
let watched: Database

// An owner who inherits nothing from the roles that see rows, where another Innkeeper's roles exist already.
beforeEach(async () => {
  const id = crypto.randomUUID().slice(0, 8)
  names.database = `innkeeper_owned_${id}`
  names.owner = `innkeeper_owner_${id}`
  folder = await mkdtemp(join(tmpdir(), 'innkeeper-migrations-'))
  await inDatabase(
    maintenance,
    `create role ${names.owner} login noinherit createrole password 'own'`,
    `grant innkeeper_tenant, innkeeper_platform, innkeeper_limited to ${names.owner}`,
    `create database ${names.database} owner ${names.owner}`,
  )
  const url = databaseUrl(maintenance, names.database)
  // PostgreSQL 15 lets an owner with noinherit create nothing in `public` otherwise.
  await inDatabase(url, `alter schema public owner to ${names.owner}`)
  watched = openDatabase(url, { poolSize: 1 })
  owned = openDatabase(signedInAs(url, names.owner, 'own'), { poolSize: 1 })
})

afterEach(async () => {
  await Promise.all([owned.end(), watched.end(), rm(folder, { recursive: true })])
  await inDatabase(maintenance, `drop database ${names.database} with (force)`, `drop role ${names.owner}`)
})

/** Copies the product's migrations from one number to another into the folder. */
const land = async (from: number, to: number): Promise<void> => {
  const files = (await readdir(migrationsFolder)).toSorted().slice(from - 1, to)
  await Promise.all(files.map((file) => cp(join(migrationsFolder, file), join(folder, file))))
}

const rowSecurity = `select relname, relforcerowsecurity from pg_class where relrowsecurity order by relname`

test('a migration of an owner who is no superuser reaches every row, and row security holds again after it', async () => {
  await land(1, 25)
  await migrate(owned.pool, folder)
  await watched.pool.query(`
    insert into property (property_id, kind, code, name_vi, name_en) values (gen_random_uuid(), 'hotel', 'OLD', 'Cũ', 'Old');
    insert into staff_group (property_id, staff_group_id, name) select property_id, gen_random_uuid(), 'Lễ tân' from property`)
  const before = await watched.pool.query(rowSecurity)
  expect((await owned.pool.query('select * from staff_group')).rowCount).toBe(0)
  await land(26, 26)
  expect(await migrate(owned.pool, folder)).toEqual(['0026-personal-account-of-groups.sql'])
  expect((await watched.pool.query('select function_code from staff_group_function')).rows).toEqual([
    { function_code: 'PERSONAL_ACCOUNT_1' },
  ])
  expect((await watched.pool.query(rowSecurity)).rows).toEqual(before.rows)
  expect((await owned.pool.query('select * from staff_group')).rowCount).toBe(0)
})
