import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './cluster.ts'

/** Anyone who may enter the directory of the socket also owns the files of the database, so a password there would protect nothing. */
const rules = `# Innkeeper writes this file anew at every start.
local all ${superuser} trust
local all all scram-sha-256
`

/** Writes the rules of who may sign in to a cluster and how, at every start, so that a cluster of an earlier version gets them too. */
export const writeAccessRules = async (dataDirectory: string): Promise<void> => {
  await writeFile(join(dataDirectory, 'pg_hba.conf'), rules)
}
