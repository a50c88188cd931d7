import { expect, test } from 'vitest'
import { loadedWith } from './first-page.ts'
import { openRepository, planted, type Repository } from '../repository.ts'

const repository = openRepository()
const first = ['web/src/main.tsx', 'web/src/screens/sign-in/login-screen.tsx']
const grid = [...first, 'web/src/inside-routes.ts', 'web/src/screens/room-sale/avail-and-rate/avail-and-rate-screen.tsx']

/** Modules that grow with every call and screen, or are large and not needed yet. */
const growing =
  /^protocol\/src\/(?:catalogue|refusals\.ts|calls\/(?!account\/login\.ts)|menu|amenities|codes\/countries)|^web\/src\/screen-table\/screens\.ts|^@mantine\/(?!hooks)/

const tooEarly = (from: Repository, roots: readonly string[]) => loadedWith(from, roots).filter((path) => growing.test(path))

test('the sign-in page loads no call but those of signing in, no menu, no table of screens and none of Mantine', () => {
  expect(tooEarly(repository, first)).toEqual([])
  expect(loadedWith(repository, first).length).toBeGreaterThan(60)
})

test('the grid loads no call but those of signing in and none of Mantine; the menu and the table of screens come with the shell', () => {
  expect(tooEarly(repository, grid).toSorted()).toEqual(['protocol/src/menu.ts', 'web/src/screen-table/screens.ts'])
})

test.each([
  [
    'a hook that imports the catalogue',
    'web/src/kit/calls/ask.ts',
    "import { callAt } from '@innkeeper/protocol/catalogue'",
    'protocol/src/catalogue.ts',
  ],
  ['a control of Mantine in the shell', 'web/src/layouts/shell/bell/bell.tsx', "import { Popover } from '@mantine/core'", '@mantine/core'],
])('%s is noticed', (_what, path, statement, early) => {
  const worse = planted(repository, { [path]: `${statement}\n${repository.read(path)}` })
  expect(tooEarly(worse, grid)).toContain(early)
})

test('what comes later is not counted: types, dynamic imports, and what is worked out while building', () => {
  const quiet = planted(repository, {
    'web/src/kit/calls/ask.ts':
      "import type { Call } from '@innkeeper/protocol/call'\nvoid import('zod')\nimport { c } from '../c.at-build.ts'\n",
    'web/src/kit/c.at-build.ts': "import { callAt } from '@innkeeper/protocol/catalogue'\n",
  })
  expect(loadedWith(quiet, ['web/src/kit/calls/ask.ts'])).toEqual(['web/src/kit/calls/ask.ts', 'web/src/kit/c.at-build.ts'])
})
