import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from './error-code.ts'

/**
 * Makes a directory and what is missing above it, step by step: where a system answers that a directory's parent is missing though it is
 * there, as below /proc, `mkdir` with `recursive` tries for ever.
 */
export async function makeDirectory(path: string, mode = 0o777): Promise<void> {
  if (await isDirectory(path)) return
  if (dirname(path) !== path) await makeDirectory(dirname(path), mode)
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !(await isDirectory(path))) throw error
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
