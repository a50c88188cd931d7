import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files of the project: their paths from the root, and their texts. */
export type Repository = { readonly paths: readonly string[]; readonly read: (path: string) => string }

/** The root of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The project's files on the disk, committed or not, without built, installed or stored files. */
export const openRepository = (at: string = root): Repository => {
  const texts = new Map<string, string>()
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(at, path), 'utf8')
    texts.set(path, text)
    return text
  }
  return { paths: pathsUnder(at, ''), read }
}

/** The project with some files added or changed, to test whether a rule finds them. */
export const planted = (repository: Repository, files: Readonly<Record<string, string>>): Repository => ({
  paths: [...new Set([...repository.paths, ...Object.keys(files)])],
  read: (path) => files[path] ?? repository.read(path),
})

/** The sources among the files: TypeScript and JavaScript, without generated files. */
export const sources = (repository: Repository): readonly string[] =>
  repository.paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts'))

/** The lines of a file that match, as `path:line`. */
export const linesLike = (repository: Repository, path: string, pattern: RegExp): readonly string[] =>
  repository
    .read(path)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []))

const notOurs = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'screenshots', 'test-results'])

const pathsUnder = (at: string, folder: string): readonly string[] =>
  readdirSync(join(at, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name) || entry.name.endsWith('.log')) return []
    return entry.isDirectory() ? pathsUnder(at, path) : [path]
  })
