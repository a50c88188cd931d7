import type { Stats } from 'node:fs'
import { chown, lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseRefused } from './database-refused.ts'

/** The user under whom PostgreSQL runs; nothing means the person who runs us. */
export interface RunAs {
  uid?: number
  gid?: number
}

const nobody = 65_534
const enterAsOther = 0o001

/** PostgreSQL refuses to run as root: root hands it, and its directory, to the user «nobody». */
export function postgresUser(): RunAs {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
}

/** Hands a directory of ours to the user of PostgreSQL; throws when it belongs to somebody else, or is a link that somebody else may have put there. */
export async function claimDirectory(directory: string, { uid, gid }: RunAs): Promise<void> {
  const found = await lstat(directory)
  const self = process.getuid?.() ?? found.uid
  const wanted = uid ?? self
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== self))
    throw new DatabaseRefused(otherOwner(directory, found.uid, wanted))
  if (uid !== undefined && gid !== undefined && found.uid !== uid) await chown(directory, uid, gid)
}

function otherOwner(directory: string, owner: number, wanted: number): string {
  return `The database in ${directory} belongs to user ${owner}, but PostgreSQL would run as user ${wanted}: start Innkeeper as the user who made it, or set another DATA_DIR`
}

/** How that user names the directory that it works in: root may keep it where no other user can walk to, as under `/root`. */
export async function ownDirectory(directory: string, runAs: RunAs): Promise<string> {
  return (await canReach(directory, runAs)) ? directory : '/proc/self/cwd'
}

/** Whether that user can walk down to this path. */
export async function canReach(path: string, runAs: RunAs): Promise<boolean> {
  if (runAs.uid === undefined) return true
  const above = dirname(path)
  return above === path || (mayEnter(await stat(above), runAs) && canReach(above, runAs))
}

function mayEnter({ uid, mode }: Stats, runAs: RunAs): boolean {
  return uid === runAs.uid || (mode & enterAsOther) !== 0
}
