import { access, constants, readFile } from 'node:fs/promises'
import { runJob } from './job.ts'

/** Installs a package of Debian, where this is Debian and we may; answers whether it did. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await isDebian())) return false
  // At run level 1 a package does not start its service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await runJob('apt-get', ['update', '-q'], { env })
  return (await runJob('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })) === 0
}

/** The first of these files that can be run here. */
export async function firstExecutable(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await isExecutable(path)) return path
  return undefined
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function isDebian(): Promise<boolean> {
  return readFile('/etc/os-release', 'utf8').then(
    (text) => /^ID(_LIKE)?=.*debian/m.test(text),
    () => false,
  )
}
