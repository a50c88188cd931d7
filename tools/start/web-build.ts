import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, runScript } from './job.ts'

const stampFile = join(root, 'web', 'node_modules', '.cache', 'innkeeper-built')
const sources = ['web', 'protocol', 'rules', 'pnpm-lock.yaml']
const notSources = new Set(['node_modules', 'dist', '.cache'])

/** Builds the web application unless the last build was of exactly these sources; returns the exit code. */
export const buildWebWhenStale = async (): Promise<number> => {
  const stamp = await stampOfSources()
  if (existsSync(join(root, 'web', 'dist', 'index.html')) && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp)
    return 0
  const code = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  if (code === 0) await keepStamp(stamp)
  return code
}

const keepStamp = async (stamp: string): Promise<void> => {
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, stamp)
}

const stampOfSources = async (): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesUnder(join(root, source))))).flat()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex')
}

const filesUnder = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [path]
  const inside = entries.filter(({ name }) => !notSources.has(name)).map(({ name }) => filesUnder(join(path, name)))
  return (await Promise.all(inside)).flat().toSorted()
}
