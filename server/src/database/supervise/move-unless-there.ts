import { rename, rm, stat } from 'node:fs/promises'
import { hasCode } from '../error-code.ts'

/** Moves a finished directory into place; if another process was faster, its directory stays and ours is deleted. */
export const moveUnlessThere = async (draft: string, place: string): Promise<void> => {
  try {
    await rename(draft, place)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(draft, { recursive: true, force: true })
  }
}

/** Whether this path exists. */
export const exists = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)) !== undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
