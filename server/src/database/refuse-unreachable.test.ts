import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installationSecret } from '#kit/session/secret.ts'
import { databaseUrl } from '#testing/server/database-setup.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { provideDatabase } from './supervise/provide-database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const nobody = 'postgresql://somebody:secret-word@127.0.0.1:1/innkeeper'
const database = useTestDatabase()

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-unreachable-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a start without its database ends with one line that names the setting, and not the password', async () => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: nobody, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' }
  const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  product.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code]: unknown[] = await once(product, 'close')
  expect(said).toMatch(/^DATABASE_URL leads to no database that lets us in \(.*ECONNREFUSED 127\.0\.0\.1:1\): start .*\n$/)
  expect(said).not.toContain('secret-word')
  expect(code).toBe(1)
})

test('a database that is not there is named, and so is that of the owner', async () => {
  const missing = databaseUrl(database.url, 'not_there')
  const refused = (setting: string) => ({
    name: 'DatabaseRefused',
    message: expect.stringMatching(new RegExp(`^${setting} leads to .*"not_there" does not exist`)),
  })
  await expect(provideDatabase({ dataDir, databaseUrl: missing })).rejects.toMatchObject(refused('DATABASE_URL'))
  const owned = provideDatabase({ dataDir, databaseUrl: database.url, databaseOwnerUrl: missing })
  await expect(owned).rejects.toMatchObject(refused('DATABASE_OWNER_URL'))
})

test('a certificate that is not there is named', async () => {
  const uncertain = `${nobody}?sslmode=verify-full&sslrootcert=${join(dataDir, 'no-certificate')}`
  await expect(provideDatabase({ dataDir, databaseUrl: uncertain })).rejects.toMatchObject({
    name: 'DatabaseRefused',
    message: expect.stringMatching(/^DATABASE_URL leads to .*no-certificate/),
  })
})

test('a data directory below a place that makes none is refused as well, instead of tried for ever', async () => {
  const refused = (name: string, message: RegExp) => ({ name, message: expect.stringMatching(message) })
  const below = '/proc/innkeeper'
  await expect(provideDatabase({ dataDir: below })).rejects.toMatchObject(
    refused('DatabaseRefused', /^[^\n]*kept in \/proc.*set DATA_DIR[^\n]*$/),
  )
  await expect(installationSecret(below, undefined)).rejects.toMatchObject(refused('SecretRefused', /^[^\n]*set another DATA_DIR[^\n]*$/))
})

test('a data directory that cannot be made is named', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  await expect(provideDatabase({ dataDir: file })).rejects.toMatchObject({
    name: 'DatabaseRefused',
    message: expect.stringMatching(/^The database cannot be kept in .*a-file.*set DATA_DIR/),
  })
})
