import { expect, test } from 'vitest'
import { openRepository, planted } from '../repository.ts'
import { fullest, fullFolders, longest, longFiles } from './sizes.ts'

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

test('no folder holds more sources than a reader takes in at a glance', () => {
  expect(fullFolders(repository)).toEqual([])
})

test('one source too many is noticed; tests and folders within do not count', () => {
  const sourcesIn = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`web/src/planted/file-${at}.ts`, 'a\n']))
  const beside = { 'web/src/planted/more.test.ts': 'a\n', 'web/src/planted/inner/more.ts': 'a\n' }
  expect(fullFolders(planted(repository, { ...sourcesIn(fullest), ...beside }))).toEqual([])
  expect(fullFolders(planted(repository, sourcesIn(fullest + 1)))).toEqual([`web/src/planted: ${fullest + 1}`])
})
