import type { Stats } from 'node:fs'
import { chmod, chown, lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The user under whom PostgreSQL runs; nothing means the person who runs us. */
export interface RunAs {
  uid?: number
  gid?: number
}

const nobody = 65_534
const enterAsGroup = 0o010
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
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== self)) throw new Error(otherOwner(directory, found.uid, wanted))
  if (uid !== undefined && gid !== undefined && found.uid !== uid) await chown(directory, uid, gid)
}

function otherOwner(directory: string, owner: number, wanted: number): string {
  return `The database in ${directory} belongs to user ${owner}, but PostgreSQL would run as user ${wanted}: start Innkeeper as the user who made it, or set another DATA_DIR`
}

/** Lets the user of PostgreSQL, and nobody else, walk through a directory of root's, such as one made by `mktemp -d`. */
export async function letThrough(directory: string, runAs: RunAs): Promise<void> {
  const found = await stat(directory)
  if (runAs.gid === undefined || mayEnter(found, runAs) || found.uid !== process.getuid?.()) return
  await chown(directory, found.uid, runAs.gid)
  await chmod(directory, (found.mode & 0o7777) | enterAsGroup)
}

/** Throws when the user of PostgreSQL could not walk down to this path, naming the directory that stands in the way. */
export async function refuseClosedParent(path: string, runAs: RunAs): Promise<void> {
  for (let directory = dirname(path); directory !== dirname(directory); directory = dirname(directory)) {
    if (mayEnter(await stat(directory), runAs)) continue
    throw new Error(
      `PostgreSQL does not run as root, and the user it runs as instead (${runAs.uid}) may not enter ${directory}: run Innkeeper as an ordinary user, or install it and set DATA_DIR where everyone may enter`,
    )
  }
}

function mayEnter({ uid, gid, mode }: Stats, runAs: RunAs): boolean {
  if (runAs.uid === undefined || uid === runAs.uid) return true
  return (mode & enterAsOther) !== 0 || (gid === runAs.gid && (mode & enterAsGroup) !== 0)
}
