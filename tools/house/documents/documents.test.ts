import { expect, test } from 'vitest'
import { missingPaths } from './documents.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()

test('every path that a document names is there', () => {
  expect(missingPaths(repository)).toEqual([])
})

test.each([
  ['in code', 'Read `server/src/nowhere.ts` first.', 'server/src/nowhere.ts'],
  ['in code, with a placeholder', 'See `server/src/<feature>/nowhere.ts`.', 'server/src/<feature>/nowhere.ts'],
  ['in a link', 'Read [the other page](docs/nowhere.md).', 'docs/nowhere.md'],
  ['of the root', 'Settings are in `nowhere.json`.', 'nowhere.json'],
])('a path that is not there is noticed %s', (_where, text, path) => {
  expect(missingPaths(planted(repository, { 'PLANTED.md': text }))).toContain(`PLANTED.md: ${path}`)
})

test('an address, and a path that is there, are let be', () => {
  const text = 'See [Node](https://nodejs.org), `tools/house/`, `tools/house/words/*.test.ts` and [this](tools/start.mjs#top).'
  expect(missingPaths(planted(repository, { 'PLANTED.md': text })).filter((line) => line.startsWith('PLANTED'))).toEqual([])
})
