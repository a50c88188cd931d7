import { languages, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html, Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'

/** The parts around a page: whose site it is, its title and description, and its address without its language. */
export type Framed = {
  readonly place: SitePlace
  readonly property: { readonly name: Saying; readonly phone: string; readonly email: string; readonly address: string }
  readonly title: string
  readonly description: string
  readonly page: '' | '/calendar'
  readonly query: Readonly<Record<string, string | number>>
  readonly picture: string | null
  /** What search engines read besides, by the vocabulary of schema.org. */
  readonly facts: object | null
  readonly main: Html
}

/** A page of a property's site: head, name, parts and language, the page itself, and whom to contact. */
export const siteFrame = (framed: Framed): string => {
  const { place, property, title, description, picture, main } = framed
  const { language } = place
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${place.origin}${sitePath(place, framed.page)}" />
        ${languages.map((other) => alternate(framed, other))}
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${place.origin}${sitePath(place, framed.page)}" />
        <meta property="og:locale" content="${language === 'vi' ? 'vi_VN' : 'en_GB'}" />
        ${picture === null ? '' : html`<meta property="og:image" content="${place.origin}${picture}" />`}
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/help/fonts/400.css" />
        <link rel="stylesheet" href="/help/fonts/600.css" />
        <link rel="stylesheet" href="/book/site.css" />
        ${framed.facts === null ? '' : jsonLd(framed.facts)}
      </head>
      <body>
        <a class="skip" href="#content">${speak(siteWords.skip, language)}</a>
        ${head(framed)}
        <main id="content" tabindex="-1">${main}</main>
        ${foot(property, language)}
      </body>
    </html>`.text
}

const head = ({ place, property, page, query }: Framed): Html => {
  const { language } = place
  const other: Language = language === 'vi' ? 'en' : 'vi'
  const t = (words: Saying) => speak(words, language)
  return html`<header>
    <a class="name" href="${sitePath(place, '')}">${t(property.name)}</a>
    <nav aria-label="${t(siteWords.parts)}">
      <a href="${sitePath(place, '')}#rooms">${t(siteWords.rooms)}</a>
      <a href="${sitePath(place, '/calendar')}" ${page === '/calendar' ? html`aria-current="page"` : ''}>${t(siteWords.calendar)}</a>
      <a href="${sitePath(place, '')}#about">${t(siteWords.about)}</a>
    </nav>
    <a class="language" href="${sitePath({ ...place, language: other }, page, query)}" lang="${other}" hreflang="${other}"
      >${speak(siteWords.language, other)}</a
    >
  </header>`
}

const foot = ({ name, phone, email, address }: Framed['property'], language: Language): Html =>
  html`<footer>
    <strong>${speak(name, language)}</strong>
    <span>${address}</span>
    ${phone === '' ? '' : html`<a href="tel:${phone.replace(/[^\d+]/gu, '')}">${phone}</a>`}
    ${email === '' ? '' : html`<a href="mailto:${email}">${email}</a>`}
  </footer>`

const alternate = ({ place, page }: Framed, language: Language): Html =>
  html`<link rel="alternate" hreflang="${language}" href="${place.origin}${sitePath({ ...place, language }, page)}" />`

/** Data in a page is no script; only `<` could end its element. */
const jsonLd = (facts: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}</script>`)
