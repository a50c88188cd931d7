import { dirname } from 'node:path'
import { firstExecutable, installDebianPackage } from './debian.ts'

const initdb = '/usr/lib/postgresql/15/bin/initdb'

/** The directory of PostgreSQL 15's programs, the oldest that is supported; installed now where this is Debian and we may. */
export async function postgres15(): Promise<string | undefined> {
  const found =
    (await firstExecutable([initdb])) ?? ((await installDebianPackage('postgresql-15')) ? await firstExecutable([initdb]) : undefined)
  return found && dirname(found)
}
