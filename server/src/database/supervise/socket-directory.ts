import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimDirectory, type RunAs } from './run-as.ts'

const longestPath = 103
const socketName = '/.s.PGSQL.5432.lock'

/**
 * Makes the directory of the socket: beside the cluster, or where that path is too long for a socket, a short one in the temporary
 * directory.
 */
export const makeSocketDirectory = async (home: string, runAs: RunAs): Promise<string> => {
  const directory = socketDirectory(home)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await claimDirectory(directory, runAs)
  return directory
}

const socketDirectory = (home: string): string => {
  const beside = join(home, 'socket')
  if (Buffer.byteLength(beside + socketName) <= longestPath) return beside
  return join(tmpdir(), `innkeeper-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`)
}
