import { access, constants, readFile } from 'node:fs/promises'
import { runJob } from './job.ts'

/** Installs a Debian package if this is Debian and we may install packages; returns whether it did. */
export const installDebianPackage = async (name: string): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !(await isDebian())) return false
  // At run level 1 a package does not start its service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runJob('apt-get', ['update', '-q'], { env })
  return (await runJob('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })) === 0
}

/** The first of these files that is executable here. */
export const firstExecutable = async (paths: string[]): Promise<string | undefined> => {
  for (const path of paths) if (await isExecutable(path)) return path
  return undefined
}

const isExecutable = async (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

const isDebian = async (): Promise<boolean> =>
  readFile('/etc/os-release', 'utf8').then(
    (text) => /^ID(_LIKE)?=.*debian/m.test(text),
    () => false,
  )
