import { languages, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { siteTemplates } from '@innkeeper/rules/site-look/site-templates'
import { html, Html } from '#kit/http/html.ts'
import { previewQuery, sitePath } from '../site-place.ts'
import { parkWords } from '../park/park-words.ts'
import { siteWords } from '../site-words.ts'
import type { Framed } from './framed.ts'
import { menuOf } from './site-menu.ts'
import { siteFoot } from './site-foot.ts'

/** A page of a property's site: head, name, parts and language, the page itself, and whom to contact. */
export const siteFrame = (framed: Framed): string => {
  const { place, title, description, picture, main } = framed
  const { language } = place
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${addressOf(framed)}" />
        ${languages.map((other) => alternate(framed, other))}
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${addressOf(framed)}" />
        <meta property="og:locale" content="${language === 'vi' ? 'vi_VN' : 'en_GB'}" />
        ${picture === null ? '' : html`<meta property="og:image" content="${place.origin}${picture}" />`}
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/help/fonts/400.css" />
        <link rel="stylesheet" href="/help/fonts/600.css" />
        <link rel="stylesheet" href="${place.base}/look.css${lookQuery(place)}" />
        <link rel="stylesheet" href="/book/site.css" />
        ${framed.script === undefined ? '' : html`<script type="module" src="${framed.script}"></script>`}
        ${framed.facts === null ? '' : jsonLd(framed.facts)}
      </head>
      <body class="${layoutOf(framed.look)}">
        <a class="skip" href="#content">${speak(siteWords.skip, language)}</a>
        ${head(framed)}
        <main id="content" tabindex="-1">${main}</main>
        ${siteFoot(framed)}
      </body>
    </html>`.text
}

const head = ({ place, property, look, page, query }: Framed): Html => {
  const { language } = place
  const other: Language = language === 'vi' ? 'en' : 'vi'
  const t = (words: Saying) => speak(words, language)
  const own =
    property.kind === 'playground'
      ? ({ page: '/visit', words: parkWords.mine } as const)
      : ({ page: '/mine', words: siteWords.mine } as const)
  const mine = html`<a href="${sitePath(place, own.page)}" ${page === own.page ? html`aria-current="page"` : ''}>${t(own.words)}</a>`
  return html`<header>
    <div class="top band">
      <div>
        ${property.phone === '' ? '' : html`<a href="tel:${property.phone.replaceAll(/[^\d+]/gu, '')}">${property.phone}</a>`}
        <a class="language" href="${sitePath({ ...place, language: other }, page, query)}" lang="${other}" hreflang="${other}"
          >${speak(siteWords.language, other)}</a
        >
      </div>
    </div>
    <div class="main band">
      <div>
        <a class="name" href="${sitePath(place, '')}"
          >${look.logo === '' ? t(property.name) : html`<img src="${look.logo}" alt="${t(property.name)}" />`}</a
        >
        <nav aria-label="${t(siteWords.parts)}">${menuOf(look, place)} ${mine}</nav>
      </div>
    </div>
  </header>`
}

/** How the template lays the page out, as classes that the style sheet knows. */
const layoutOf = ({ template }: Framed['look']): string => {
  const { header, picture, rooms } = siteTemplates[template].layout
  return `header-${header} picture-${picture} rooms-${rooms}`
}

/** The address of the page for search engines, as guests have it. */
const addressOf = ({ place, page }: Framed): string => `${place.origin}${sitePath({ ...place, preview: null }, page)}`

const lookQuery = ({ preview }: Framed['place']): string =>
  preview === null ? '' : `?${new URLSearchParams(previewQuery(preview)).toString()}`

const alternate = (framed: Framed, language: Language): Html =>
  html`<link rel="alternate" hreflang="${language}" href="${addressOf({ ...framed, place: { ...framed.place, language } })}" />`

/** Data in a page is no script; only `<` could end its element. */
const jsonLd = (facts: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)}</script>`)
