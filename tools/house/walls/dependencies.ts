import { z } from 'zod'
import type { Repository } from '../repository.ts'

const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
const document = 'docs/decisions/0001-dependencies.md'

/** Packages without a line in the decision about dependencies, and lines without a package. */
export const unexplained = (repository: Repository): readonly string[] => {
  const taken = new Set(dependencies(repository).map(({ name }) => name))
  const explained = explainedIn(repository.read(document))
  return [
    ...[...taken].filter((name) => !explained.has(name)).map((name) => `${name}: no reason is given`),
    ...[...explained].filter((name) => !taken.has(name)).map((name) => `${name}: nothing depends on it`),
  ]
}

/** Packages whose version is not exact. */
export const looseVersions = (repository: Repository): readonly string[] =>
  dependencies(repository)
    .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(({ name, version }) => `${name} ${version}`)

/** Packages that two workspaces use in two versions. */
export const splitVersions = (repository: Repository): readonly string[] =>
  [...Map.groupBy(dependencies(repository), ({ name }) => name)]
    .filter(([, uses]) => new Set(uses.map(({ version }) => version)).size > 1)
    .map(([name]) => name)

const dependencies = (repository: Repository) =>
  repository.paths
    .filter((path) => /^([^/]+\/)?package\.json$/.test(path))
    .flatMap((path) => Object.values(manifest.parse(JSON.parse(repository.read(path)))).flatMap((part) => Object.entries(part)))
    .map(([name, version]) => ({ name, version }))
    .filter(({ name }) => !name.startsWith('@innkeeper/'))

/** The packages before the colon of each line, up to the section on packages that were not taken. */
const explainedIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.split('## What we took and left')[0] ?? '').split('\n').flatMap((line) => {
      const names = /^- (?<names>`[^:]+):/.exec(line)?.groups?.['names'] ?? ''
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')
    }),
  )
