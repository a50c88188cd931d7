import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from '../error-code.ts'
import { moveUnlessThere } from './move-unless-there.ts'
import { processExists } from './process-identity.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { claimDirectory, ownDirectory, type RunAs } from './run-as.ts'
import { DatabaseRefused } from './database-refused.ts'

const run = promisify(execFile)
const firstWithBuiltinLocale = 17

/** The superuser of an embedded cluster; only users who may enter its socket directory can sign in as it. */
export const superuser = 'postgres'

/** Makes a cluster in this directory unless there is one, which must have the same major version and the same owner. */
export const prepareCluster = async (dataDirectory: string, binaries: PostgresBinaries, runAs: RunAs): Promise<void> => {
  const version = await versionOf(dataDirectory)
  if (version === undefined) return makeCluster(dataDirectory, binaries, runAs)
  await claimDirectory(dataDirectory, runAs)
  if (version !== binaries.major) {
    throw new DatabaseRefused(
      `The database in ${dataDirectory} was made by PostgreSQL ${version}, but this is PostgreSQL ${binaries.major}: start the earlier Innkeeper and run \`npm run backup\`, then restore that file here into an empty DATA_DIR`,
    )
  }
}

const versionOf = async (dataDirectory: string): Promise<number | undefined> => {
  try {
    return Number(await readFile(join(dataDirectory, 'PG_VERSION'), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    if (hasCode(error, 'EACCES'))
      throw new DatabaseRefused(
        `The database in ${dataDirectory} belongs to another user: start Innkeeper as the user who made it, or set another DATA_DIR`,
        { cause: error },
      )
    throw error
  }
}

/** Made in a temporary directory and moved into place when complete, so that a kill or a second process never leaves half a cluster. */
const makeCluster = async (dataDirectory: string, binaries: PostgresBinaries, runAs: RunAs): Promise<void> => {
  const draft = `${dataDirectory}.${process.pid}.new`
  await sweepDrafts(dataDirectory)
  await mkdir(draft, { mode: 0o700, recursive: true })
  try {
    await claimDirectory(draft, runAs)
    const args = initdbArguments(await ownDirectory(draft, runAs), binaries.major)
    await run(join(binaries.directory, 'initdb'), args, { ...runAs, cwd: draft })
    await moveUnlessThere(draft, dataDirectory)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(error instanceof Error && 'stderr' in error)) throw error
    throw new DatabaseRefused(`PostgreSQL could not make a database in ${dataDirectory}: ${String(error.stderr).trim()}`, { cause: error })
  }
}

/** Deletes the temporary directories of processes that were killed while they made a cluster. */
const sweepDrafts = async (dataDirectory: string): Promise<void> => {
  const siblings = await readdir(dirname(dataDirectory))
  const left = siblings.filter((name) => {
    const pid = Number(/^data\.(\d+)\.new$/.exec(name)?.[1])
    return pid && (pid === process.pid || !processExists(pid))
  })
  await Promise.all(left.map((name) => rm(join(dirname(dataDirectory), name), { recursive: true, force: true })))
}

const initdbArguments = (directory: string, major: number): string[] => {
  const locale =
    major >= firstWithBuiltinLocale ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  return ['--pgdata', directory, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions', ...locale]
}
