import type { Stats } from 'node:fs'
import { chown, lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseRefused } from './database-refused.ts'

/** The user that runs PostgreSQL; undefined means our own user. */
export interface RunAs {
  uid?: number
  gid?: number
}

const nobody = 65_534
const enterAsOther = 0o001

/** PostgreSQL refuses to run as root, so root runs it as the user «nobody» and gives that user its directory. */
export const postgresUser = (): RunAs => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {})

/**
 * Gives a directory of ours to PostgreSQL's user; throws where it belongs to somebody else, or is a link that somebody else may have made.
 */
export const claimDirectory = async (directory: string, { uid, gid }: RunAs): Promise<void> => {
  const found = await lstat(directory)
  const self = process.getuid?.() ?? found.uid
  const wanted = uid ?? self
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== self))
    throw new DatabaseRefused(otherOwner(directory, found.uid, wanted))
  if (uid !== undefined && gid !== undefined && found.uid !== uid) await chown(directory, uid, gid)
}

const otherOwner = (directory: string, owner: number, wanted: number): string =>
  `The database in ${directory} belongs to user ${owner}, but PostgreSQL would run as user ${wanted}: start Innkeeper as the user who made it, or set another DATA_DIR`

/**
 * The path that PostgreSQL's user can use for its working directory: root may keep it in a directory that no other user can enter, such as
 * `/root`.
 */
export const ownDirectory = async (directory: string, runAs: RunAs): Promise<string> =>
  (await canReach(directory, runAs)) ? directory : '/proc/self/cwd'

/** Whether PostgreSQL's user can reach this path. */
export const canReach = async (path: string, runAs: RunAs): Promise<boolean> => {
  if (runAs.uid === undefined) return true
  const above = dirname(path)
  return above === path || (mayEnter(await stat(above), runAs) && canReach(above, runAs))
}

const mayEnter = ({ uid, mode }: Stats, runAs: RunAs): boolean => uid === runAs.uid || (mode & enterAsOther) !== 0
