import type { Repository } from '../repository.ts'

/** Paths in a document that do not exist, as `document: path`. */
export const missingPaths = (repository: Repository): readonly string[] => {
  const there = folderTree(repository)
  return documents(repository).flatMap((document) =>
    namedPaths(repository.read(document), document)
      .filter((path) => !exists(path, there))
      .map((path) => `${document}: ${path}`),
  )
}

/** Documents for people: those at the root and below docs, except the generated tables. */
const documents = (repository: Repository): readonly string[] => repository.paths.filter((path) => /^([^/]+|docs\/.+)\.md$/.test(path))

const workspaces = ['rules', 'protocol', 'server', 'web', 'journeys', 'bench', 'tools', 'docs', '.ci']

/** A link that begins with a slash is an address of the running product, not a path. */
const namedPaths = (text: string, document: string): readonly string[] => [
  ...[...text.matchAll(/`([^`\s]+)`/g)].map(([, code]) => code ?? '').filter(isPath),
  ...[...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .map((target) => relativeTo(document, target)),
]

/** Whether text in code quotes is a path: it starts with a folder of the root, or it is a file of the root. */
const isPath = (code: string): boolean =>
  workspaces.some((workspace) => code.startsWith(`${workspace}/`)) || /^\.?[\w-]+(\.[\w-]+)*\.(md|json|yaml|mjs)$/.test(code)

const relativeTo = (document: string, target: string): string => new URL(target, `file:///${document}`).pathname.slice(1).replace(/\/$/, '')

/** `<feature>` and `*` in a path stand for any one name, `…` and `**` for any. */
const exists = (path: string, there: ReadonlySet<string>): boolean => {
  const plain = path.replace(/\/$/, '')
  if (there.has(plain)) return true
  if (!/[<*{…]/.test(plain)) return false
  const pattern = new RegExp(
    `^${plain
      .split(/(<[^>]+>|\{[^}]+\}|\*\*|\*|…)/)
      .map(asPattern)
      .join('')}$`,
  )
  return [...there].some((other) => pattern.test(other))
}

const asPattern = (part: string): string => {
  if (part === '**' || part === '…') return '.*'
  if (/^(<.+>|\{.+\}|\*)$/.test(part)) return '[^/]+'
  return part.replace(/[.+?^$()|[\]\\]/g, '\\$&')
}

const folderTree = ({ paths }: Repository): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => path.split('/').map((_name, index, names) => names.slice(0, index + 1).join('/'))))
