import { sources, type Repository } from '../repository.ts'

const declaration = /^(?:export )?(?:async )?function (\w+)/gm

/**
 * Functions of a file that are declared by `function` although a constant would do, as `path: name`. A generator and a function with
 * overloads cannot be a constant.
 */
export const declaredFunctions = (repository: Repository): readonly string[] =>
  sources(repository).flatMap((path) => {
    const names = [...repository.read(path).matchAll(declaration)].map(([, name]) => name)
    return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)).map((name) => `${path}: ${name}`)
  })
