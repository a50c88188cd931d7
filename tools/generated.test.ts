import { expect, test } from 'vitest'
import { coverageDocument } from './coverage.ts'
import { written } from './generated.ts'
import { openRepository } from './house/repository.ts'
import { wordsDocument } from './words.ts'

test.each([
  ['docs/words.md', wordsDocument],
  ['docs/coverage.md', () => coverageDocument(openRepository())],
])('%s is as npm run words writes it', (path, write) => {
  expect(written(path)).toBe(write())
})
