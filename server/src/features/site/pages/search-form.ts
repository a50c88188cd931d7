import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import type { SiteAsked, SiteField } from '../site-asked.ts'
import { previewQuery, sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'

/** The search for a stay; it works without a script, and keeps what was typed. */
export const searchForm = (place: SitePlace, asked: SiteAsked, today: string): Html => {
  const { language } = place
  const field = (name: SiteField, label: Saying, attributes: Html) => fieldOf(asked, { name, label, attributes, language })
  return html`<form
    class="search"
    method="get"
    action="${sitePath(place, '').split('?')[0] ?? ''}#rooms"
    role="search"
    aria-label="${speak(siteWords.find, language)}"
  >
    ${hiddenQuery(place)} ${field('from', siteWords.from, html`type="date" min="${today}" required`)}
    ${field('to', siteWords.to, html`type="date" min="${today}" required`)}
    ${field('rooms', siteWords.roomCount, html`type="number" min="1" max="30" inputmode="numeric" required`)}
    ${field('adults', siteWords.adults, html`type="number" min="1" max="20" inputmode="numeric" required`)}
    ${field('ages', siteWords.ages, html`type="text" maxlength="60" placeholder="${speak(siteWords.agesHint, language)}"`)}
    ${field('coupon', siteWords.coupon, html`type="text" maxlength="30" autocomplete="off"`)}
    <button>${speak(siteWords.findAct, language)}</button>
  </form>`
}

/** What a form that asks by the address keeps of it: the language, and the look that is looked at. */
export const hiddenQuery = ({ language, preview }: SitePlace): readonly Html[] =>
  Object.entries({ lang: language, ...previewQuery(preview) }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )

type Field = { readonly name: SiteField; readonly label: Saying; readonly attributes: Html; readonly language: Language }

const fieldOf = ({ typed, problems }: SiteAsked, { name, label, attributes, language }: Field): Html => {
  const problem = problems[name]
  const wrong = problem === undefined ? '' : html`aria-invalid="true" aria-describedby="search-${name}-problem"`
  return html`<div class="field">
    <label for="search-${name}">${speak(label, language)}</label>
    <input id="search-${name}" name="${name}" value="${typed[name]}" ${attributes} ${wrong} />
    ${problem === undefined ? '' : html`<p class="problem" id="search-${name}-problem">${speak(problem, language)}</p>`}
  </div>`
}
