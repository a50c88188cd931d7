import { dirname } from 'node:path'
import { firstExecutable, installDebianPackage } from './debian.ts'

const initdb = '/usr/lib/postgresql/15/bin/initdb'

/** The directory of PostgreSQL 15's programs, the oldest supported version; installs it if this is Debian and we may install packages. */
export const postgres15 = async (): Promise<string | undefined> => {
  const found =
    (await firstExecutable([initdb])) ?? ((await installDebianPackage('postgresql-15')) ? await firstExecutable([initdb]) : undefined)
  return found && dirname(found)
}
