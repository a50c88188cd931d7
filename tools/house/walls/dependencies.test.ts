import { expect, test } from 'vitest'
import { looseVersions, splitVersions, unexplained } from './dependencies.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()

test('every dependency has its one reason, and every reason its dependency', () => {
  expect(unexplained(repository)).toEqual([])
})

test('every version is exact, and the same in every workspace', () => {
  expect(looseVersions(repository)).toEqual([])
  expect(splitVersions(repository)).toEqual([])
})

test('a package without a reason, a loose version and a second version are noticed', () => {
  const manifest = JSON.stringify({ dependencies: { 'left-pad': '^1.3.0', zod: '3.0.0' } })
  const more = planted(repository, { 'planted/package.json': manifest })
  expect(unexplained(more)).toContain('left-pad: no reason is given')
  expect(looseVersions(more)).toEqual(['left-pad ^1.3.0'])
  expect(splitVersions(more)).toContain('zod')
})

test('a reason without a package is noticed', () => {
  const text = repository.read('docs/decisions/0001-dependencies.md').replace('- `fastify`:', '- `fastify`, `left-pad`:')
  expect(unexplained(planted(repository, { 'docs/decisions/0001-dependencies.md': text }))).toContain('left-pad: nothing depends on it')
})
