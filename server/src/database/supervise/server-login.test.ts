import { expect, inject, test } from 'vitest'
import { bindPlatform } from '#kit/transaction/transaction.ts'
import { databaseUrl, inDatabase, signedInAs } from '#testing/server/database-setup.ts'
import { bringUpToDate } from '../migrate/bring-up-to-date.ts'
import { provideDatabase } from './provide-database.ts'

test('a PostgreSQL of one’s own may be owned by one login and served by another, which is let in by the start', async () => {
  const id = crypto.randomUUID().slice(0, 8)
  const [name, login] = [`innkeeper_owned_${id}`, `innkeeper_login_${id}`]
  const maintenance = inject('maintenanceUrl')
  const ownerUrl = databaseUrl(maintenance, name)
  const url = signedInAs(ownerUrl, login, 'own')
  await inDatabase(maintenance, `create database ${name}`, `create role ${login} login noinherit password 'own'`)
  try {
    await bringUpToDate(await provideDatabase({ databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDir: '' }))
    await inDatabase(url, `begin; ${bindPlatform} select * from property; commit`)
    await expect(inDatabase(url, 'select * from property')).rejects.toMatchObject({ code: '42501' })
  } finally {
    await inDatabase(maintenance, `drop database ${name} with (force)`, `drop role ${login}`)
  }
})
