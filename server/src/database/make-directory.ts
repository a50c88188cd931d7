import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from './error-code.ts'

/**
 * Makes a directory and its missing parents, step by step: where a system reports an existing parent as missing, as below /proc, `mkdir`
 * with `recursive` retries for ever.
 */
export const makeDirectory = async (path: string, mode = 0o777): Promise<void> => {
  if (await isDirectory(path)) return
  if (dirname(path) !== path) await makeDirectory(dirname(path), mode)
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !(await isDirectory(path))) throw error
  }
}

const isDirectory = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
