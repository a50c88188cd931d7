import { beforeAll, expect, test } from 'vitest'
import { inWorkshop, lint, type Verdict } from './workshop.ts'

/** Each planted file breaks one rule; the name of the rule that must report it stands beside it. */
const plants: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['no-restricted-imports', 'rules/src/reaches-node.ts', "import { join } from 'node:path'\n\nexport const a = join('a')\n"],
  ['no-restricted-imports', 'protocol/src/reaches-node.ts', "import { join } from 'node:path'\n\nexport const a = join('a')\n"],
  ['no-restricted-imports', 'web/src/reaches-server.ts', "import type { A } from '@innkeeper/server/app'\n\nexport type B = A\n"],
  ['no-restricted-imports', 'journeys/reaches-rules.ts', "import { a } from '@innkeeper/rules/money/percent'\n\nexport const b = a\n"],
  ['no-restricted-imports', 'server/src/kit/reaches-feature.ts', "import { a } from '#features/one/one.reads.ts'\n\nexport const b = a\n"],
  ['no-cycle', 'web/src/cycle-one.ts', "import type { Two } from '#cycle-two.ts'\n\nexport type One = { two: Two }\n"],
  ['no-cycle', 'rules/src/cycle-one.ts', "import type { Two } from './cycle-two.ts'\n\nexport type One = { two: Two }\n"],
  ['no-barrel-file', 'web/src/barrel.ts', "export * from './long-lines.ts'\n"],
  ['no-default-export', 'web/src/default-export.ts', 'export default 1\n'],
  ['filename-case', 'web/src/camelCase.ts', 'export const a = 1\n'],
  ['no-explicit-any', 'web/src/any.ts', 'export const a = (b: any): string => String(b)\n'],
  ['no-unsafe-assignment', 'web/src/unsafe.ts', "export const a = (): string => {\n  const b: string = JSON.parse('1')\n  return b\n}\n"],
  ['no-unsafe-type-assertion', 'web/src/assertion.ts', 'export const a = (b: unknown): string => b as string\n'],
  ['no-non-null-assertion', 'web/src/non-null.ts', 'export const a = (b: string | null): string => b!\n'],
  ['no-floating-promises', 'web/src/floating.ts', 'export const a = (b: () => Promise<void>): void => {\n  b()\n}\n'],
  [
    'switch-exhaustiveness-check',
    'web/src/switch.ts',
    "export const a = (b: 'x' | 'y'): void => {\n  switch (b) {\n    case 'x':\n      throw new Error(b)\n  }\n}\n",
  ],
  [
    'consistent-type-imports',
    'web/src/type-import.ts',
    "import { Long } from './long-lines.ts'\n\nexport const a = (b: Long): Long => b\n",
  ],
  ['no-console', 'web/src/console.ts', 'export const a = (): void => console.log(1)\n'],
  ['ban-ts-comment', 'web/src/comment.ts', '// @ts-IGNORE\nexport const a = 1\n'.replace('IGNORE', 'ignore')],
  ['no-warning-comments', 'web/src/todo.ts', '// TODO later\nexport const a = 1\n'],
  ['max-lines', 'web/src/long-lines.ts', `export type Long = string\n${'\n'.repeat(300)}`],
  [
    'max-lines-per-function',
    'web/src/long-function.ts',
    `export const a = (): number => {\n  let b = 0\n${'  b += 1\n'.repeat(40)}  return b\n}\n`,
  ],
  [
    'max-params',
    'web/src/params.ts',
    'export const a = (b: string, c: string, d: string, e: string, f: string): string => b + c + d + e + f\n',
  ],
  [
    'max-depth',
    'web/src/depth.ts',
    `export const a = (b: boolean): void => {\n${'  if (b) {\n'.repeat(4)}    throw new Error()\n${'  }\n'.repeat(4)}}\n`,
  ],
  ['jsx-no-literals', 'web/src/raw-text.tsx', 'export const A = () => <p>Rooms</p>\n'],
  ['jsx-no-literals', 'web/src/raw-label.tsx', 'export const A = () => <button type="button" aria-label="Close" />\n'],
  ['no-danger', 'web/src/danger.tsx', "export const A = () => <p dangerouslySetInnerHTML={{ __html: '<b></b>' }} />\n"],
  [
    'no-await-in-loop',
    'server/src/features/one/one.store.ts',
    'export const a = async (b: Promise<void>[]): Promise<void> => {\n  for (const c of b) await c\n}\n',
  ],
  ['no-focused-tests', 'web/src/focused.test.ts', "import { expect, test } from 'vitest'\n\ntest.only('a', () => expect(1).toBe(1))\n"],
  ['expect-expect', 'web/src/empty.test.ts', "import { test } from 'vitest'\n\ntest('a', () => undefined)\n"],
]

const sound: Readonly<Record<string, string>> = {
  'rules/src/cycle-two.ts': "import type { One } from './cycle-one.ts'\n\nexport type Two = { one: One }\n",
  'web/src/cycle-two.ts': "import type { One } from '#cycle-one.ts'\n\nexport type Two = { one: One }\n",
  'server/src/features/two/two.reads.ts': 'export const a = 1\n',
  'server/src/features/three/three.calls.ts':
    "import { a } from '#features/two/two.reads.ts'\nimport { b } from '#kit/sound.ts'\n\nexport const c = a + b\n",
  'server/src/kit/sound.ts': 'export const b = 1\n',
  'web/src/sound.tsx': 'export const A = ({ text }: { readonly text: string }) => <p className="a">{text}</p>\n',
}

let verdict: Verdict

beforeAll(() => {
  const files = { ...sound, ...Object.fromEntries(plants.map(([, path, text]) => [path, text])) }
  verdict = inWorkshop(files, lint)
})

/** The rules that reported a file. */
const rulesSaid = (path: string): readonly string[] =>
  verdict.words
    .split('\n')
    .filter((line) => line.startsWith(`${path}:`))
    .map((line) => /\((?<rule>[^()]+)\)\]$/.exec(line)?.groups?.['rule'] ?? line)

test.each(plants)('%s bites in %s', (rule, path) => {
  expect(verdict.passed).toBe(false)
  expect(rulesSaid(path)).toContain(rule)
})

test.each(Object.keys(sound).filter((path) => !path.includes('cycle')))('%s is let be', (path) => {
  expect(rulesSaid(path)).toEqual([])
})
