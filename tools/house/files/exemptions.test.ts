import { expect, test } from 'vitest'
import { exemptedFiles, suppressedLines } from './exemptions.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()

test('no line tells a checker to look away', () => {
  expect(suppressedLines(repository)).toEqual([])
})

test('no configuration lets a single file off', () => {
  expect(exemptedFiles(repository)).toEqual([])
})

test.each(['// oxlint-DIRECTIVE', '/* eslint-DIRECTIVE */', '// @ts-IGNORE', '// @ts-EXPECT-error'])('%s is noticed', (pattern) => {
  const line = pattern.replace('DIRECTIVE', 'disable-next-line').replace('IGNORE', 'ignore').replace('EXPECT', 'expect')
  expect(suppressedLines(planted(repository, { 'web/src/planted.tsx': `const a = 1\n${line}` }))).toEqual(['web/src/planted.tsx:2'])
})

test('an override for one file, and an ignore list, are noticed', () => {
  const lint = planted(repository, { '.oxlintrc.json': '{"overrides":[{"files":["web/**","web/src/planted.tsx"],"rules":{}}]}' })
  expect(exemptedFiles(lint)).toEqual(['web/src/planted.tsx'])
  const knip = planted(repository, { 'knip.config.ts': "{ ignoreDependencies: ['left-pad'] }" })
  expect(exemptedFiles(knip)).toEqual(['left-pad'])
})
