import { sources, type Repository } from '../repository.ts'

/** The maximum number of lines of a source (tests included) and of a style sheet. */
export const longest = { source: 300, style: 400 } as const

/** The maximum number of sources in one folder. Tests and sub-folders do not count. */
export const fullest = 20

/** Folders that hold too many sources, as `path: sources`. Journeys are tests, and what they share is in `journeys/world`. */
export const fullFolders = (repository: Repository): readonly string[] => {
  const folders = Map.groupBy(
    sources(repository).filter((path) => !/\.(test|journey)\.tsx?$/.test(path)),
    (path) => path.slice(0, path.lastIndexOf('/')),
  )
  return [...folders].filter(([, paths]) => paths.length > fullest).map(([folder, paths]) => `${folder}: ${paths.length}`)
}

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
