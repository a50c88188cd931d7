import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eicar, startPretendClamd, type PretendClamd } from '#testing/server/pretend-clamd.ts'
import { clamavScanner } from './clamav-scanner.ts'
import { ScannerFailed } from './virus-scanner.ts'

let folder: string
let path: string
let clamd: PretendClamd | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innkeeper-scan-'))
  path = join(folder, 'file')
})

afterEach(async () => {
  await clamd?.stop()
  clamd = undefined
  await rm(folder, { recursive: true })
})

const scanned = async (bytes: string | Buffer, says?: string) => {
  await writeFile(path, bytes)
  clamd = await startPretendClamd(says)
  return clamavScanner(clamd.url).scan(path)
}

test('a clean file, larger than one chunk, is sent whole', async () => {
  const bytes = Buffer.alloc(3_000_001, 'innkeeper')
  expect(await scanned(bytes)).toBeNull()
  expect(clamd?.files[0]?.equals(bytes)).toBe(true)
})

test('an empty file is clean', async () => {
  expect(await scanned('')).toBeNull()
})

test('a virus is reported by its name', async () => {
  expect(await scanned(`%PDF-1.7 ${eicar}`)).toBe('Eicar-Test-Signature')
})

test.each(['INSTREAM size limit exceeded. ERROR', 'Welcome', ''])('an answer that is no verdict, “%s”, is none', async (says) => {
  await expect(scanned('file', says)).rejects.toThrow(ScannerFailed)
})

test('a scanner that is away has not scanned', async () => {
  await scanned('file')
  const url = clamd?.url ?? ''
  await clamd?.stop()
  await expect(clamavScanner(url).scan(path)).rejects.toThrow(ScannerFailed)
})

test('nor has one that is silent', async () => {
  await writeFile(path, 'file')
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const url = `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await expect(clamavScanner(url, 50).scan(path)).rejects.toThrow(ScannerFailed)
  silent.close()
})
