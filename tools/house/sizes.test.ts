import { expect, test } from 'vitest'
import { openRepository, planted } from './repository.ts'
import { longest, longFiles } from './sizes.ts'

const repository = openRepository()
const lines = (count: number) => 'a\n'.repeat(count)

test('no file is longer than a person reads in one go', () => {
  expect(longFiles(repository)).toEqual([])
})

test('one line too many is noticed, in a source, in a test and in a style sheet', () => {
  const files = {
    'web/src/planted.test.ts': lines(longest.source + 1),
    'web/src/planted.tsx': lines(longest.source),
    'web/src/planted.css': lines(longest.style + 1),
  }
  const found = longFiles(planted(repository, files)).filter((line) => line.includes('planted'))
  expect(found).toEqual(['web/src/planted.test.ts: 301', 'web/src/planted.css: 401'])
})
