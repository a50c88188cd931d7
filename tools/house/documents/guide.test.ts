import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { misplacedPages, screenFiles, screensWithoutGuide, unlikePages, unusedPictures, wordsNotOnScreen } from './guide.ts'
import { openRepository, planted, root } from '../repository.ts'

const repository = openRepository()
const page = 'docs/guide/en/grid.md'
const more = 'more-screen.tsx'

test('every page of the guide is there in both languages, and there is no other', () => {
  expect(misplacedPages(repository)).toEqual([])
})

test('a page has the same headings, steps, pictures and links in both languages', () => {
  expect(unlikePages(repository)).toEqual([])
})

test('what the guide has in bold is on a screen in that language, letter by letter', () => {
  expect(wordsNotOnScreen(repository)).toEqual([])
})

test('every screen has the way to its page of the guide', () => {
  expect(screensWithoutGuide(repository)).toEqual([])
  expect(screenFiles(repository).length).toBeGreaterThan(30)
})

test('every picture is shown, and has less than 80 kB', () => {
  expect(unusedPictures(repository)).toEqual([])
  const pictures = repository.paths.filter((path) => path.startsWith('docs/guide/pictures/'))
  expect(pictures.filter((path) => statSync(join(root, path)).size >= 80_000)).toEqual([])
})

test.each([
  ['a page that is no page', { 'docs/guide/vi/nowhere.md': '# Ở đâu' }, misplacedPages, 'docs/guide/vi/nowhere.md'],
  ['a heading in one language only', { [page]: `${repository.read(page)}\n## More\n` }, unlikePages, 'grid: headings'],
  ['a word that no screen has', { [page]: `${repository.read(page)}\nPress **Warp drive**.\n` }, wordsNotOnScreen, `${page}: Warp drive`],
  ['a picture that no page shows', { 'docs/guide/pictures/en/x.webp': '' }, unusedPictures, 'docs/guide/pictures/en/x.webp'],
  [
    'a screen without the question mark',
    { 'web/src/screen-loaders/more.ts': `import('#screens/more/${more}')`, [`web/src/screens/more/${more}`]: '' },
    screensWithoutGuide,
    `web/src/screens/more/${more}`,
  ],
])('%s is noticed', (_what, files, find, found) => {
  expect(find(planted(repository, files))).toContain(found)
})
