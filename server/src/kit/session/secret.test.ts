import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installationSecret } from './secret.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('the secret is made once, for its owner’s eyes only, however many servers start at the same moment', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => installationSecret(dataDir, undefined)))
  expect(new Set(secrets.map(String)).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32)
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
})

test.each(['', 'half a secret'])('a file that a crash or a full disk left with “%s” is no secret: anybody could guess it', async (left) => {
  await writeFile(join(dataDir, 'secret.key'), left)
  await expect(installationSecret(dataDir, undefined)).rejects.toThrow('is damaged')
})

test('where it cannot be written the message says where and why', async () => {
  await writeFile(join(dataDir, 'file'), '')
  await expect(installationSecret(join(dataDir, 'file'), undefined)).rejects.toThrow(/cannot be kept in .*secret\.key \(ENOTDIR/)
})
