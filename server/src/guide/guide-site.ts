import { guideUrl } from '@innkeeper/protocol/guide'
import { speak, type Language } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import { guideFrame } from './guide-frame.ts'
import { guideWords } from './guide-words.ts'
import type { GuideText } from './render-text.ts'
import { searchGuide, type GuideHit } from './search-guide.ts'

/** The start page of the guide, beside the contents. */
export const startPage = (texts: readonly GuideText[], language: Language): string => {
  const title = speak(guideWords.guide, language)
  return guideFrame({
    language,
    texts,
    title,
    main: html`<h1>${title}</h1>
      <p>${speak(guideWords.lead, language)}</p>
      <ul class="found">
        ${texts.map(
          (text) =>
            html`<li>
              <a href="${guideUrl(language, text.page)}">${text.title}</a>
              <p>${firstSentence(text)}</p>
            </li>`,
        )}
      </ul>`,
  })
}

/** A page of the guide, with links to the one before and the one after. */
export const textPage = (texts: readonly GuideText[], text: GuideText, language: Language): string => {
  const at = texts.indexOf(text)
  const previous = stepTo(texts[at - 1], 'previous', language)
  const next = stepTo(texts[at + 1], 'next', language)
  return guideFrame({
    language,
    texts,
    title: text.title,
    page: text.page,
    main: html`<article>${text.html}</article>
      <nav class="beside" aria-label="${speak(guideWords.beside, language)}">${previous}${next}</nav>`,
  })
}

/** The results of a search, or what else to try. */
export const foundPage = (texts: readonly GuideText[], query: string, language: Language): string => {
  const hits = searchGuide(texts, query)
  const title = speak(guideWords.found, language, { query })
  const said = hits.length === 0 ? speak(guideWords.notFound, language) : speak(guideWords.pagesFound, language, { count: hits.length })
  return guideFrame({
    language,
    texts,
    title,
    query,
    main: html`<h1>${title}</h1>
      <p>${said}</p>
      ${
        hits.length === 0
          ? ''
          : html`<ol class="found">
              ${hits.map((hit) => foundHit(hit, language))}
            </ol>`
      }`,
  })
}

/** The answer for an unknown page. */
export const noPage = (texts: readonly GuideText[], language: Language): string => {
  const title = speak(guideWords.noPage, language)
  return guideFrame({
    language,
    texts,
    title,
    main: html`<h1>${title}</h1>
      <p>${speak(guideWords.chooseAnother, language)}</p>`,
  })
}

const firstSentence = ({ parts }: GuideText): string => /^.*?[.:](?= |$)/.exec(parts[0]?.text ?? '')?.[0] ?? ''

const stepTo = (text: GuideText | undefined, step: 'previous' | 'next', language: Language): Html =>
  text === undefined
    ? html``
    : html`<a class="${step}" rel="${step === 'next' ? 'next' : 'prev'}" href="${guideUrl(language, text.page)}"
        ><small>${speak(guideWords[step], language)}</small>${text.title}</a
      >`

const foundHit = ({ text, part, excerpt }: GuideHit, language: Language): Html => {
  const isWhole = part === text.parts[0]
  const title = isWhole ? text.title : `${text.title}: ${part.title}`
  const pieces = excerpt.map((piece) => (piece.found ? html`<mark>${piece.text}</mark>` : html`${piece.text}`))
  return html`<li>
    <a href="${guideUrl(language, text.page)}${isWhole ? '' : `#${part.id}`}">${title}</a>
    <p>${pieces}</p>
  </li>`
}
