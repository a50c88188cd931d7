import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { openRepository, planted } from '../repository.ts'
import { barrels, brokenWalls, climbingImports, emptyNames, misplacedQueries } from './walls.ts'

const repository = openRepository()

/** Imports, written so that this file does not contain them itself. */
const importing = (...paths: readonly string[]): string => paths.map((path) => `import { a } from '${path}'`).join('\n')

test('nothing is imported through a wall', () => {
  expect(brokenWalls(repository)).toEqual([])
})

test('no import leaves its room by dots', () => {
  expect(climbingImports(repository)).toEqual([])
})

test.each([
  ['server/src/kit/call/planted.ts', importing('../../database/connect.ts')],
  ['server/src/features/one/one.calls.ts', importing('../two/two.reads.ts')],
  ['web/src/screens/sale/one/one.tsx', importing('../../../paths.ts')],
])('%s with %s is noticed: it leaves its room by dots', (path, text) => {
  expect(climbingImports(planted(repository, { [path]: text }))).toEqual([expect.stringContaining(path)])
})

test('there are no barrels', () => {
  expect(barrels(repository)).toEqual([])
})

test('no file has a name that says nothing', () => {
  expect(emptyNames(repository)).toEqual([])
})

test('no handler queries and no question writes', () => {
  expect(misplacedQueries(repository)).toEqual([])
})

test('every relative import is found and is a file', () => {
  const files = new Set(repository.paths)
  const inside = importsOf(repository).filter(({ to }) => /^(rules|protocol|server|web|journeys|bench|tools)\/.+\.tsx?$/.test(to))
  expect(inside.length).toBeGreaterThan(100)
  expect(inside.filter(({ to }) => !files.has(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test.each([
  ['rules/src/planted.ts', importing('@innkeeper/protocol/call'), 'rules may not import protocol'],
  ['web/src/planted.ts', importing('../../server/src/app.ts'), 'web may not import server'],
  [
    'bench/planted.ts',
    importing('@innkeeper/rules/money/percent').replace(/import (.+) from (.+)/, 'const $1 = await import($2)'),
    'bench may not import rules',
  ],
  ['server/src/features/one/one.calls.ts', importing('#features/two/two.store.ts'), 'a feature asks another only through its *.reads.ts'],
  ['server/src/features/one/one.jobs.ts', importing('#app.ts'), 'a feature imports kit, database and outside'],
  ['server/src/kit/planted.ts', importing('#features/two/two.reads.ts'), 'what features stand on does not know them'],
  ['web/src/screens/sale/one/one.tsx', importing('../two/part.tsx'), 'a screen never imports another screen'],
  ['web/src/screens/sale/part.tsx', importing('#screens/stay/part.tsx'), 'a screen never imports another screen'],
  ['web/src/screens/sale/one-screen.tsx', importing('./two-screen.tsx'), 'a screen never imports another screen'],
  ['web/src/ui/planted.tsx', importing('#screens/sale/one/one.tsx'), 'what screens stand on does not know them'],
  ['web/src/record/planted.tsx', importing('#screens/sale/one/one.tsx'), 'what screens stand on does not know them'],
  ['web/src/ui/planted.tsx', importing('#record/record-conflict.tsx'), 'what screens stand on does not know them'],
])('%s with %s is noticed', (path, text, why) => {
  const found = brokenWalls(planted(repository, { [path]: text })).filter((line) => line.startsWith(path))
  expect(found).toEqual([expect.stringContaining(why)])
})

test.each([
  ['server/src/features/one/one.calls.ts', importing('#features/two/two.reads.ts')],
  ['server/src/features/one/one.calls.ts', importing('#kit/call/implement.ts')],
  ['web/src/screens/sale/one/one.tsx', importing('./part.tsx', '#ui/buttons/button.tsx')],
])('%s with %s is let be', (path, text) => {
  expect(brokenWalls(planted(repository, { [path]: text })).filter((line) => line.startsWith(path))).toEqual([])
})

test.each([importing('./a.ts').replace('import { a }', 'export *'), importing('./a.ts', './b.ts').replaceAll('import', 'export')])(
  'the barrel %j is noticed',
  (text) => {
    expect(barrels(planted(repository, { 'web/src/planted.ts': text }))).toContain('web/src/planted.ts')
  },
)

test.each(['web/src/kit/date-utils.ts', 'server/src/helpers/a.ts', 'protocol/src/common.ts'])('the name %s is noticed', (path) => {
  expect(emptyNames(planted(repository, { [path]: '' }))).toContain(path)
})

test.each([
  ['server/src/features/one/one.calls.ts', "await at.tx.db.selectFrom('booking').execute()"],
  ['server/src/features/one/one.reads.ts', 'await tx.rows(`update booking set state = $1`)'],
])('a misplaced query in %s is noticed', (path, text) => {
  expect(misplacedQueries(planted(repository, { [path]: text }))).toContain(path)
})
