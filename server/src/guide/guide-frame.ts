import { guideSections, guideUrl, type GuidePage, type GuideSection } from '@innkeeper/protocol/guide'
import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import { guideWords, sectionWords } from './guide-words.ts'
import type { GuideText } from './render-text.ts'

/** The parts around a page: its title, its place in the contents, the search query, and its address in the other language. */
export type Framed = {
  readonly language: Language
  readonly texts: readonly GuideText[]
  readonly title: string
  readonly page?: GuidePage
  readonly query?: string
  readonly main: Html
}

/** A page of the guide's site: head, search, contents, and text. */
export const guideFrame = (framed: Framed): string => {
  const { language, title, main } = framed
  const t = (saying: Saying, values?: SayingValues) => speak(saying, language, values)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Innkeeper</title>
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/help/fonts/400.css" />
        <link rel="stylesheet" href="/help/fonts/600.css" />
        <link rel="stylesheet" href="/help/guide.css" />
      </head>
      <body>
        <a class="skip" href="#content">${t(guideWords.skip)}</a>
        ${head(framed)}
        <main id="content" tabindex="-1">${main}</main>
        <nav id="contents" class="contents" aria-label="${t(guideWords.contents)}">${contents(framed)}</nav>
        <footer>${t(guideWords.hotline, { hotline })}</footer>
      </body>
    </html>`.text
}

const head = ({ language, page, query = '' }: Framed): Html => {
  const other = language === 'vi' ? 'en' : 'vi'
  const elsewhere = guideUrl(other, page) + (query === '' ? '' : `&q=${encodeURIComponent(query)}`)
  return html`<header>
    <a class="brand" href="${guideUrl(language)}"
      ><img src="/mark.svg" alt="" width="28" height="28" />${speak(guideWords.guide, language)}</a
    >
    <form role="search" action="/help" method="get">
      <input type="hidden" name="lang" value="${language}" />
      <label for="q">${speak(guideWords.find, language)}</label>
      <input id="q" type="search" name="q" value="${query}" maxlength="100" />
      <button>${speak(guideWords.findAct, language)}</button>
    </form>
    <a class="to-contents" href="#contents">${speak(guideWords.contents, language)}</a>
    <a href="${elsewhere}" lang="${other}" hreflang="${other}">${speak(guideWords.language, other)}</a>
  </header>`
}

/** The sections with their pages; the current page is marked. */
const contents = ({ language, texts, page }: Pick<Framed, 'language' | 'texts' | 'page'>): readonly Html[] =>
  sections.map(
    ([section, pages]) =>
      html`<section aria-labelledby="section-${section}">
        <h2 id="section-${section}">${speak(sectionWords[section], language)}</h2>
        <ul>
          ${texts
            .filter((text) => pages.includes(text.page))
            .map((text) => {
              const current = text.page === page ? html`aria-current="page"` : ''
              return html`<li><a href="${guideUrl(language, text.page)}" ${current}>${text.title}</a></li>`
            })}
        </ul>
      </section>`,
  )

const keys: readonly GuideSection[] = ['start', 'property', 'rates', 'sales', 'platform']
const sections: readonly (readonly [GuideSection, readonly GuidePage[]])[] = keys.map((key) => [key, guideSections[key]])
