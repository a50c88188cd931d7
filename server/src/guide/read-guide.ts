import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GuidePage } from '@innkeeper/protocol/guide'
import { languages, type Language } from '@innkeeper/protocol/say'
import { loadSharp } from '#kit/pictures/load-sharp.ts'
import { guidePages } from './guide-page-named.ts'
import { renderText, type GuideText, type PictureSize } from './render-text.ts'

/** The guide in both languages, its pages in reading order. */
export type Guide = Readonly<Record<Language, readonly GuideText[]>>

const folder = new URL('../../../docs/guide/', import.meta.url)

/** The folder of the guide's pictures. */
export const guidePictures = fileURLToPath(new URL('pictures/', folder))

/** Reads and renders the guide from `docs/guide`; a missing page is an error, a missing picture is not. */
export const readGuide = async (): Promise<Guide> => {
  const sources = languages.flatMap((language) => guidePages.map((page) => ({ page, language, markdown: read(language, page) })))
  const files = sources.flatMap(({ markdown }) => [...markdown.matchAll(/\(\.\.\/pictures\/([^)]+)\)/g)].map(([, file = '']) => file))
  const sizes = new Map(await Promise.all(files.filter(isTaken).map(sizeOf)))
  const textsIn = (language: Language) =>
    sources
      .filter((source) => source.language === language)
      .map((source) => renderText({ ...source, pictureSize: (file) => sizes.get(file) }))
  return { vi: textsIn('vi'), en: textsIn('en') }
}

const read = (language: Language, page: GuidePage): string => readFileSync(new URL(`${language}/${page}.md`, folder), 'utf8')

const isTaken = (file: string): boolean => existsSync(`${guidePictures}${file}`)

const sizeOf = async (file: string): Promise<readonly [string, PictureSize]> => {
  const sharp = await loadSharp()
  const { width, height } = await sharp(`${guidePictures}${file}`).metadata()
  return [file, { width, height }]
}
