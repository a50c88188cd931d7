import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPassword } from './keep-password.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a password’s file that cannot be written again is reported once, not at each check', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-password-'))
  // Kept out of the tests' log, where it would look unexpected.
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { letGo } = await keepPassword(dataDir, { mayBePutBack: false })
  await rm(dataDir, { recursive: true })
  vi.advanceTimersByTime(1000)
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(1000)
  await letGo()
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('database.key') })]])
})
