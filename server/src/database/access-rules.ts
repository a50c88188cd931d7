import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './cluster.ts'

/** Who may enter the directory of the socket owns the files of the database as well, so that a password would keep its owner out of nothing. */
const rules = `# Innkeeper writes this file anew at every start.
local all ${superuser} trust
local all all scram-sha-256
`

/** Says who may sign in to a cluster and how; written at every start, so that one of an earlier version has it too. */
export async function writeAccessRules(dataDirectory: string): Promise<void> {
  await writeFile(join(dataDirectory, 'pg_hba.conf'), rules)
}
