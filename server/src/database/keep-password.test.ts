import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPassword } from './keep-password.ts'

afterEach(() => void vi.useRealTimers())

test('a password’s file that cannot be put back is told of once, not with each look', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-password-'))
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { letGo } = await keepPassword(dataDir, { mayBePutBack: false })
  await rm(dataDir, { recursive: true })
  vi.advanceTimersByTime(1000)
  await expect.poll(() => warnings.length).toBe(1)
  vi.advanceTimersByTime(1000)
  await letGo()
  await new Promise<void>((resolve) => void setImmediate(resolve))
  process.off('warning', note)
  expect(warnings).toEqual([expect.stringContaining('database.key')])
})
