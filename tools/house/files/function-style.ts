import { sources, type Repository } from '../repository.ts'

const declaration = /^(?:export )?(?:async )?function (\w+)/gm

/**
 * Functions that are declared with `function` although a constant would do, as `path: name`. Generators and functions with overloads cannot
 * be constants.
 */
export const declaredFunctions = (repository: Repository): readonly string[] =>
  sources(repository).flatMap((path) => {
    const names = [...repository.read(path).matchAll(declaration)].map(([, name]) => name)
    return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)).map((name) => `${path}: ${name}`)
  })
