import { linesLike, sources, type Repository } from '../repository.ts'

/** Comments that suppress a checker, written so that this file does not contain them itself. */
const suppressions = new RegExp(
  ['(ox|es)lint-(dis|en)able', '@ts-(ignore|expect-error|nocheck)', 'oxfmt-ignore', 'prettier-ignore', '@knip', 'v8 ignore'].join('|'),
)

/** Lines that suppress a checker. */
export const suppressedLines = (repository: Repository): readonly string[] =>
  [...sources(repository), ...repository.paths.filter((path) => path.endsWith('.css'))]
    .filter((path) => !path.startsWith('tools/house/files/exemptions'))
    .flatMap((path) => linesLike(repository, path, suppressions))

/** Places in the configuration that exempt one file: an override may name folders and kinds of file, never a file. */
export const exemptedFiles = (repository: Repository): readonly string[] => [
  ...lintOverrides(repository.read('.oxlintrc.json')).filter(namesOneFile),
  ...listsIn(repository.read('knip.config.ts'), /\bignore\w*:\s*\[([^\]]*)\]/g),
]

const lintOverrides = (text: string): readonly string[] => listsIn(text, /"files":\s*\[([^\]]*)\]/g)

const listsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, list]) => [...(list ?? '').matchAll(/["']([^"']+)["']/g)].map(([, item]) => item ?? ''))

const namesOneFile = (glob: string): boolean => !glob.includes('*') && /\.\w+$/.test(glob) && !/(^|\/)main\.tsx?$/.test(glob)
