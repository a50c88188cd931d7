import type { Repository } from '../repository.ts'
import { resolvedImport } from './imports.ts'

/**
 * The files that are loaded with these before the page can be used: everything that they import, directly or indirectly. Dynamic imports,
 * types, and the imports of a module `….at-build.ts` do not count.
 */
export const loadedWith = (repository: Repository, roots: readonly string[]): readonly string[] => {
  const found = new Set(roots)
  for (const path of found) {
    if (!repository.paths.includes(path) || path.endsWith('.at-build.ts')) continue
    for (const specifier of statedImports(repository.read(path))) found.add(resolvedImport(path, specifier))
  }
  return [...found]
}

const statedImports = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export)\b(?!\s+type\b)(?:[^'"`;]*?\bfrom)?\s+'([^'\n]+)'/gm)].map(([, stated = '']) => stated)
