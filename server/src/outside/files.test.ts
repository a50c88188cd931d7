import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestBucket } from '#testing/server/s3-server.ts'
import { fileStoreOf } from './file-store.ts'
import { FileStoreFailed } from './file-store-failed.ts'
import type { FileStore } from './files.ts'

const bucket = useTestBucket()
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-files-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const name = 'abcdef-640.webp'
const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => fileStoreOf({ dataDir })],
  ['a bucket that speaks S3', () => fileStoreOf({ dataDir, filesS3: bucket.settings() })],
]

describe.each(stores)('files in %s', (_where, open) => {
  test('are there as they were written, and gone when they were taken away', async () => {
    const store = open()
    await store.put(name, Buffer.from('one picture'), 'image/webp')
    expect(await store.get(name)).toEqual(Buffer.from('one picture'))
    await store.remove([name, 'never-there.webp'])
    expect(await store.get(name)).toBeNull()
  })

  test('written by two at once are there once, whole', async () => {
    const store = open()
    const bytes = Buffer.alloc(300_000, 7)
    await Promise.all([store.put(name, bytes, 'image/webp'), store.put(name, bytes, 'image/webp')])
    expect(await store.get(name)).toEqual(bytes)
  })
})

test('a bucket gets a file’s media type', async () => {
  await fileStoreOf({ dataDir, filesS3: bucket.settings() }).put(name, Buffer.from('x'), 'image/webp')
  expect(bucket.objects.get(name)).toEqual({ type: 'image/webp', bytes: Buffer.from('x') })
})

test('a bucket refuses requests signed with another secret', async () => {
  const stranger = fileStoreOf({ dataDir, filesS3: { ...bucket.settings(), secret: 'another secret' } })
  await expect(stranger.put('other.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(FileStoreFailed)
  expect(bucket.objects.has('other.webp')).toBe(false)
})

test.each([403, 404, 500, 503])('a bucket that answers %i has not kept the file', async (status) => {
  const store = fileStoreOf({ dataDir, filesS3: bucket.settings() })
  bucket.failWith(status)
  await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(FileStoreFailed)
  bucket.failWith(null)
})

test('a bucket that cannot be reached, and a folder that cannot be written, are failures of the storage', async () => {
  const nowhere = fileStoreOf({ dataDir, filesS3: { ...bucket.settings(), url: 'http://127.0.0.1:1/bucket' } })
  await expect(nowhere.get(name)).rejects.toThrow(FileStoreFailed)
  await writeFile(join(dataDir, 'file'), '')
  await expect(fileStoreOf({ dataDir: join(dataDir, 'file') }).put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(FileStoreFailed)
})

test('a folder below a place where none can be made is a failure at once', async () => {
  await expect(fileStoreOf({ dataDir: '/proc/innkeeper' }).put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(FileStoreFailed)
})

test('a folder holds nothing half written, and nothing that a name could reach outside of it', async () => {
  const store = fileStoreOf({ dataDir })
  await store.put(name, Buffer.from('x'), 'image/webp')
  expect(await readdir(join(dataDir, 'files', 'ab'))).toEqual([name])
  await expect(store.get('../secret.webp')).rejects.toThrow('not a file')
})
