import { sources, type Repository } from './repository.ts'

/** One import: from which file, of which file (of the root) or package. */
export type Import = { readonly from: string; readonly to: string }

/** Every import of the project, those of types and those at run time included, with relative ones as paths from the root. */
export const importsOf = (repository: Repository): readonly Import[] =>
  sources(repository).flatMap((from) =>
    specifiers(repository.read(from)).map((specifier) => ({ from, to: resolvedImport(from, specifier) })),
  )

/** Statements at the beginning of a line, and dynamic imports; what a text says about imports is none. */
const specifiers = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s+'([^'\n]+)'|\bimport\s*\(\s*'([^'\n]+)'/gm)].map(
    ([, stated, dynamic]) => stated ?? dynamic ?? '',
  )

/** What a file means by a specifier: a path from the root, or a package. */
export const resolvedImport = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${from}`).pathname.slice(1)
  return specifier.replace(/^@innkeeper\/(\w+)\/(.+)$/, '$1/src/$2.ts')
}
