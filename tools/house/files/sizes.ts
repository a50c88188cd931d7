import { sources, type Repository } from '../repository.ts'

/** The most lines that a source, tests included, and a style sheet may have. */
export const longest = { source: 300, style: 400 } as const

/** The most sources that one folder may hold, without its tests and without the folders in it. */
export const fullest = 20

/** Folders that hold too many sources, as `path: sources`. A journey is a test, whatever it needs stands in `journeys/world`. */
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
