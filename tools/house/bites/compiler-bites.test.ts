import { beforeAll, describe, expect, test } from 'vitest'
import { compile, format, inWorkshop, unused, type Verdict } from './workshop.ts'

describe('the compiler', () => {
  const plants: readonly (readonly [option: string, path: string, text: string])[] = [
    ['strict', 'strict.ts', 'export const a = (b: string | null): string => b\n'],
    ['noUncheckedIndexedAccess', 'indexed.ts', 'export const a = (b: string[]): string => b[0]\n'],
    ['exactOptionalPropertyTypes', 'optional.ts', 'export const a: { b?: string } = { b: undefined }\n'],
    ['erasableSyntaxOnly', 'erasable.ts', 'export enum A {\n  B,\n}\n'],
    ['noUnusedLocals', 'unused-local.ts', 'const a = 1\nexport const b = 2\n'],
    ['noUnusedParameters', 'unused-parameter.ts', 'export const a = (b: string): number => 1\n'],
    ['noImplicitReturns', 'returns.ts', 'export function a(b: boolean): number | undefined {\n  if (b) return 1\n}\n'],
    ['verbatimModuleSyntax', 'verbatim.ts', "import { A } from './verbatim-type.ts'\n\nexport type B = A\n"],
  ]
  let verdict: Verdict

  beforeAll(() => {
    const files = Object.fromEntries(plants.map(([, path, text]) => [`rules/src/${path}`, text]))
    verdict = inWorkshop({ ...files, 'rules/src/verbatim-type.ts': 'export type A = string\n' }, compile('rules'))
  })

  test.each(plants)('%s bites in %s', (_option, path) => {
    expect(verdict.passed).toBe(false)
    expect(verdict.words).toContain(`rules/src/${path}(`)
  })

  test('lets be what is sound', () => {
    expect(inWorkshop({ 'rules/src/sound.ts': 'export const a = 1\n' }, compile('rules'))).toEqual({ passed: true, words: '' })
  })
})

describe('a wall between workspaces', () => {
  test.each([
    ['rules', "import { z } from 'zod'\n\nexport const a = z.string()\n"],
    ['rules', "import { say } from '@innkeeper/protocol/say'\n\nexport const a = say\n"],
    ['web', "import { a } from '@innkeeper/server/app'\n\nexport const b = a\n"],
    ['bench', "import { percentOf } from '@innkeeper/rules/money/percent'\n\nexport const a = percentOf\n"],
  ])('%s does not find what it has not declared', (workspace, text) => {
    const { passed, words } = inWorkshop({ [`${workspace}/src/undeclared.ts`]: text }, compile(workspace))
    expect(passed).toBe(false)
    expect(words).toContain('TS2307')
  })
})

describe('the search for the unused', () => {
  test.each([
    ['an unused file', 'server/src/nobody-imports-me.ts', 'nobody-imports-me.ts'],
    ['an unused export of a workspace', 'rules/src/nobody-imports-me.ts', 'nobodyWantsMe'],
  ])('bites on %s', (_what, path, named) => {
    const { passed, words } = inWorkshop({ [path]: 'export const nobodyWantsMe = 1\n' }, unused)
    expect(passed).toBe(false)
    expect(words).toContain(named)
  })

  test('bites on an unused dependency', () => {
    const { words } = inWorkshop({ 'server/src/main.ts': 'process.exitCode = 0\n' }, unused)
    expect(words).toMatch(/Unused dependencies[\s\S]*fastify/)
  })
})

test('the formatter bites', () => {
  const { passed, words } = inWorkshop({ 'rules/src/unformatted.ts': 'export const a   = "1";' }, format)
  expect(passed).toBe(false)
  expect(words).toContain('unformatted.ts')
})
