import { expect, test } from 'vitest'
import { coverageDocument } from './coverage.ts'
import { written } from './generated.ts'
import { openRepository } from './house/repository.ts'
import { wordsDocument } from './words.ts'

test.each([
  ['docs/words.md', 'tools/words.ts', wordsDocument],
  ['docs/coverage.md', 'tools/coverage.ts', () => coverageDocument(openRepository())],
])('%s is as node %s writes it', (path, _generator, write) => {
  expect(written(path)).toBe(write())
})
