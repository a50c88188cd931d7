import { rename, rm, stat } from 'node:fs/promises'
import { hasCode } from './error-code.ts'

/** Puts a finished directory in its place; where another process was quicker, its work stays and ours goes. */
export async function moveUnlessThere(draft: string, place: string): Promise<void> {
  try {
    await rename(draft, place)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(draft, { recursive: true, force: true })
  }
}

/** Whether something is at this path. */
export async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)) !== undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
