import { importsOf, statedImportsOf, type Import } from './imports.ts'
import { sources, type Repository } from '../repository.ts'

/** Which workspace may import which, in one direction only. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  protocol: ['rules'],
  server: ['rules', 'protocol'],
  web: ['rules', 'protocol'],
  journeys: ['protocol'],
  bench: ['protocol'],
  tools: ['protocol'],
}

/** Imports that break a rule, as `from → to: why not`. */
export const brokenWalls = (repository: Repository): readonly string[] =>
  importsOf(repository).flatMap((found) => {
    const why = wrongWith(found)
    return why === null ? [] : [`${found.from} → ${found.to}: ${why}`]
  })

const wrongWith = (found: Import): string | null =>
  betweenWorkspaces(found) ??
  betweenFeatures(found) ??
  outOfFeatures(found) ??
  intoFeatures(found) ??
  betweenScreens(found) ??
  intoScreens(found)

const betweenWorkspaces = ({ from, to }: Import): string | null => {
  const [here = '', there = ''] = [from, to].map((path) => path.split('/')[0] ?? '')
  if (!(there in mayImport) || here === there || !(here in mayImport)) return null
  return mayImport[here]?.includes(there) === true ? null : `${here} may not import ${there}`
}

const betweenFeatures = ({ from, to }: Import): string | null => {
  const [here, there] = [folderBelow('server/src/features', from), folderBelow('server/src/features', to)]
  if (here === null || there === null || here === there || to.endsWith('.reads.ts')) return null
  return 'a feature asks another only through its *.reads.ts'
}

/**
 * A feature may import kit, database and outside, and not the modules that mount it; its tests may also import the seed and the testing
 * folder.
 */
const outOfFeatures = ({ from, to }: Import): string | null => {
  if (folderBelow('server/src/features', from) === null || !to.startsWith('server/src/')) return null
  const isKnown = /^server\/src\/(kit|database|outside|features\/[^/]+)\//.test(to)
  return isKnown || from.endsWith('.test.ts') ? null : 'a feature imports kit, database and outside'
}

/** Only the lists of all handlers and of all background work import every feature. */
const intoFeatures = ({ from, to }: Import): string | null => {
  const isBelow = /^server\/src\/(kit|database|outside)\//.test(from) && to.startsWith('server/src/features/')
  return isBelow && !from.endsWith('.test.ts') ? 'what features stand on does not know them' : null
}

const betweenScreens = ({ from, to }: Import): string | null => {
  const [here, there] = [from, to].map((path) => /^web\/src\/screens\/(?<section>[^/]+)\/(?:(?<screen>[^/]+)\/)?/.exec(path)?.groups)
  if (here === undefined || there === undefined) return null
  const sameSection = here['section'] === there['section']
  const otherFolder = there['screen'] !== undefined && there['screen'] !== here['screen']
  const otherScreen = to.endsWith('-screen.tsx') && !from.endsWith('.test.tsx')
  return sameSection && !otherFolder && !otherScreen ? null : 'a screen never imports another screen'
}

const intoScreens = ({ from, to }: Import): string | null => {
  const isBelow = /^web\/src\/(kit|ui|layouts|record)\//.test(from) && to.startsWith('web/src/screens/')
  const isBelowRecords = /^web\/src\/(kit|ui)\//.test(from) && to.startsWith('web/src/record/')
  return isBelow || isBelowRecords ? 'what screens stand on does not know them' : null
}

const folderBelow = (folder: string, path: string): string | null => {
  const [name, rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
  return name === undefined || rest === undefined ? null : name
}

/**
 * Relative imports that leave a room, as `from → specifier`: a path outside starts with `#`, from `src`, so that it is the same everywhere.
 */
export const climbingImports = (repository: Repository): readonly string[] =>
  statedImportsOf(repository)
    .filter(({ from, specifier, to }) => specifier.startsWith('../') && leavesRoom(from, to))
    .map(({ from, specifier }) => `${from} → ${specifier}`)

const leavesRoom = (from: string, to: string): boolean => {
  const [here, there] = [from, to].map((path) => /^(?<workspace>\w+)\/src\/(?<room>(?:features|screens)\/[^/]+|[^/]+)\//.exec(path)?.groups)
  if (here === undefined || !to.startsWith(`${here['workspace'] ?? ''}/src/`)) return false
  return there?.['room'] !== here['room']
}

/** Files that only re-export. */
export const barrels = (repository: Repository): readonly string[] =>
  sources(repository).filter((path) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path) || onlyPassesOn(repository.read(path)))

const onlyPassesOn = (text: string): boolean => {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim()
  return bare !== '' && bare.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?/g, '').trim() === ''
}

/** File and folder names that say nothing, such as "utils". */
export const emptyNames = (repository: Repository): readonly string[] =>
  sources(repository).filter((path) =>
    /(^|[/.-])(utils?|helpers?|common|managers?|misc|shared|services?)(?=[/.-])/.test(path.replaceAll('hotel-service', '')),
  )

/** Handlers with queries, and `*.reads.ts` that write. */
export const misplacedQueries = (repository: Repository): readonly string[] =>
  repository.paths.filter((path) => {
    if (!path.startsWith('server/src/features/')) return false
    const text = repository.read(path)
    if (path.endsWith('.calls.ts')) return /\.(rows|selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`/.test(text)
    return (
      path.endsWith('.reads.ts') &&
      /\.(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(insert into|delete from|update \w+\s+set)\b/i.test(text)
    )
  })
