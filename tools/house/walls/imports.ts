import { sources, type Repository } from '../repository.ts'

/** One import: the importing file, and the imported file (from the root) or package. */
export type Import = { readonly from: string; readonly to: string }

/** An import with its specifier. */
export type StatedImport = Import & { readonly specifier: string }

/** Every import of the project, of types and at run time, with relative ones as paths from the root. */
export const importsOf = (repository: Repository): readonly Import[] => statedImportsOf(repository).map(({ from, to }) => ({ from, to }))

/** Every import of the project, with its specifier. */
export const statedImportsOf = (repository: Repository): readonly StatedImport[] =>
  sources(repository).flatMap((from) =>
    specifiers(repository.read(from)).map((specifier) => ({ from, specifier, to: resolvedImport(from, specifier) })),
  )

/** Statements at the start of a line, and dynamic imports; imports inside other text do not count. */
const specifiers = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s+'([^'\n]+)'|\bimport\s*\(\s*'([^'\n]+)'/gm)].map(
    ([, stated, dynamic]) => stated ?? dynamic ?? '',
  )

/** The target of a specifier: a path from the root, or a package. */
export const resolvedImport = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${from}`).pathname.slice(1)
  if (specifier.startsWith('#')) return `${from.split('/')[0] ?? ''}/src/${specifier.slice(1)}`
  return specifier.replace(/^@innkeeper\/(\w+)\/(.+)$/, '$1/src/$2.ts')
}
