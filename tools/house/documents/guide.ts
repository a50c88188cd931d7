import { guideSections } from '@innkeeper/protocol/guide'
import { languages, type Language } from '@innkeeper/protocol/say'
import { loadedWith } from '../walls/first-page.ts'
import type { Repository } from '../repository.ts'
import { sayings } from '../words/sayings.ts'

const pages: readonly string[] = Object.values(guideSections).flat()

const pathOf = (page: string, language: Language): string => `docs/guide/${language}/${page}.md`

/** Pages of the guide that are missing in a language, and files that are not a page, as their paths. */
export const misplacedPages = (repository: Repository): readonly string[] => {
  const wanted = languages.flatMap((language) => pages.map((page) => pathOf(page, language)))
  const found = repository.paths.filter((path) => /^docs\/guide\/.*\.md$/.test(path))
  return [...wanted.filter((path) => !found.includes(path)), ...found.filter((path) => !wanted.includes(path))]
}

/** Pages whose headings, steps, pictures or links are not the same in both languages, as `page: what`. */
export const unlikePages = (repository: Repository): readonly string[] =>
  pages.flatMap((page) => {
    const [vi, en] = languages.map((language) => shapeOf(repository.read(pathOf(page, language)), language))
    return Object.keys(vi ?? {}).flatMap((part) => (vi?.[part] === en?.[part] ? [] : [`${page}: ${part}`]))
  })

const shapeOf = (text: string, language: Language): Readonly<Record<string, string>> => ({
  headings: all(text, /^#+(?= )/gm).join(),
  steps: String(all(text, /^\d+\. /gm).length),
  pictures: all(text, /!\[[^\]]*\]\([^)]*\)/g)
    .map((picture) => picture.replace(/.*\//, '').replace(`/${language}/`, '/'))
    .join(),
  links: all(text, /(?<!!\[[^\]]*)\]\([^)]*\.md\)/g)
    .toSorted()
    .join(),
})

/** Words in bold that are not on a screen in the page's language, as `path: words`. */
export const wordsNotOnScreen = (repository: Repository): readonly string[] => {
  const said = sayings(repository).filter(({ path }) => !path.includes('/seed/') && !path.startsWith('server/src/guide/'))
  return languages.flatMap((language) => {
    const plain = new Set(said.map((saying) => saying[language]))
    const patterns = said.map((saying) => saying[language]).flatMap((text) => patternOf(text) ?? [])
    const isOnScreen = (words: string) => plain.has(words) || patterns.some((pattern) => pattern.test(words))
    return pages.flatMap((page) =>
      all(repository.read(pathOf(page, language)), /\*\*[^*\n]+\*\*/g)
        .map((bold) => bold.slice(2, -2))
        .filter((words) => !isOnScreen(words))
        .map((words) => `${pathOf(page, language)}: ${words}`),
    )
  })
}

/** A saying with values as a pattern; null if it has so little text besides its values that it would match anything. */
const patternOf = (text: string): RegExp | null => {
  const parts = text.split(/\{\w+\}/)
  if (parts.length === 1 || parts.join('').trim().length < 6) return null
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('.+')}$`)
}

/** Pictures that no page shows, as their paths; the documents' test finds shown pictures that are missing. */
export const unusedPictures = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => path.startsWith('docs/guide/pictures/'))
    .filter((path) => {
      const [, , , language, name] = path.split('/')
      const shown = languages.find((one) => one === language)
      return shown === undefined || !pages.some((page) => repository.read(pathOf(page, shown)).includes(`(../pictures/${shown}/${name})`))
    })

/** Screens without a question mark, as the paths of their files. */
export const screensWithoutGuide = (repository: Repository): readonly string[] =>
  screenFiles(repository).filter((file) => !loadedWith(repository, [file]).some((path) => path.endsWith('/guide-link.tsx')))

/** The files of all screens, as their loaders name them. */
export const screenFiles = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => /^web\/src\/screen-loaders\/.*\.ts$/.test(path))
    .flatMap((path) => all(repository.read(path), /(?<=import\(')#screens\/[^']+-screen\.tsx(?='\))/g))
    .map((specifier) => specifier.replace('#', 'web/src/'))

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([found]) => found)
