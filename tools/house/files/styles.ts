import { posix } from 'node:path'
import { sources, type Repository } from '../repository.ts'

const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** Classes that a part of the web application asks of its style sheet, which has none of them, as `path: class`. */
export const missingClasses = (repository: Repository): readonly string[] =>
  sources(repository)
    .filter((path) => path.startsWith('web/src/') && path.endsWith('.tsx'))
    .flatMap((path) => missingIn(repository, path))

const missingIn = (repository: Repository, path: string): readonly string[] => {
  const text = repository.read(path)
  return [...text.matchAll(imported)].flatMap(([, name = '', sheet = '']) => {
    const has = new Set(Array.from(repository.read(sheetOf(path, sheet)).matchAll(/\.([a-z][\w-]*)/gi), ([, found]) => found))
    const asked = new Set(Array.from(text.matchAll(new RegExp(String.raw`\b${name}\['([\w-]+)'\]`, 'g')), ([, found]) => found))
    return [...asked].filter((one) => !has.has(one)).map((one) => `${path}: ${one ?? ''}`)
  })
}

const sheetOf = (path: string, sheet: string): string =>
  sheet.startsWith('#') ? posix.join('web/src', sheet.slice(1)) : posix.join(posix.dirname(path), sheet)
