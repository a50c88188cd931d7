import { statfs } from 'node:fs/promises'

/** The free space of a disk. */
export type DiskRoom = {
  /** Notes that a write failed because a disk was full: a database on another machine gives no other sign. */
  readonly noteFull: (at: Date) => void
  readonly isFull: (at: Date) => Promise<boolean>
}

const leastFreeBytes = 64 * 1024 * 1024
const rememberedMilliseconds = 60_000

/** The disk of a folder: full with less than `leastFree` bytes free (64 MB by default), and for a minute after a write found it full. */
export const diskRoom = (folder: string, leastFree = leastFreeBytes): DiskRoom => {
  let noted = Number.NEGATIVE_INFINITY
  return {
    noteFull: (at) => void (noted = at.getTime()),
    isFull: async (at) => at.getTime() - noted < rememberedMilliseconds || (await freeBytes(folder)) < leastFree,
  }
}

/** A folder that does not exist yet is not full. */
const freeBytes = async (folder: string): Promise<number> => {
  const found = await statfs(folder).catch(() => null)
  return found === null ? Number.POSITIVE_INFINITY : found.bavail * found.bsize
}
