import { sources, type Repository } from './repository.ts'

/** The most lines that a source, tests included, and a style sheet may have. */
export const longest = { source: 300, style: 400 } as const

/** Files that are too long, as `path: lines`. */
export const longFiles = (repository: Repository): readonly string[] => [
  ...longerThan(repository, sources(repository), longest.source),
  ...longerThan(
    repository,
    repository.paths.filter((path) => path.endsWith('.css')),
    longest.style,
  ),
]

const longerThan = (repository: Repository, paths: readonly string[], most: number): readonly string[] =>
  paths
    .map((path) => ({ path, lines: repository.read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines}`)
