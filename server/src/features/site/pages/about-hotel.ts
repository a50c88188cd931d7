import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { formatDistance } from '@innkeeper/protocol/format/format-distance'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import { siteWords } from '../site-words.ts'

/** What else a guest wants to know: amenities, what is near, and times. */
export const aboutHotel = (language: Language, page: SitePage): Html =>
  html`<div class="facts">${amenities(language, page)} ${nearby(language, page)} ${goodToKnow(language, page)}</div>`

const amenities = (language: Language, { facts, amenities: codes }: SitePage): Html | '' =>
  codes.length === 0
    ? ''
    : html`<div>
        <h3>${speak(siteWords.amenities, language)}</h3>
        <ul class="chips">
          ${codes.map((code) => html`<li>${speak(amenityWords(facts.kind, code), language)}</li>`)}
        </ul>
      </div>`

const nearby = (language: Language, page: SitePage): Html | '' =>
  page.nearby.length === 0
    ? ''
    : html`<div>
        <h3>${speak(siteWords.nearby, language)}</h3>
        <ul class="near">
          ${page.nearby.map(
            ({ nameVi, nameEn, kind, distance }) =>
              html`<li>
                <span>${language === 'vi' ? nameVi : nameEn} <span class="muted">${speak(landmarkKinds[kind], language)}</span></span>
                <span>${distance === null ? '' : formatDistance(distance, language)}</span>
              </li>`,
          )}
        </ul>
      </div>`

const goodToKnow = (language: Language, { facts }: SitePage): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  return html`<div>
    <h3>${t(siteWords.goodToKnow)}</h3>
    <ul class="plain">
      <li>${t(siteWords.checkIn, { time: facts.checkInFrom })}</li>
      <li>${t(siteWords.checkOut, { time: facts.checkOutUntil })}</li>
      <li>${t(siteWords.children, { age: facts.childAgeLimit })}</li>
    </ul>
  </div>`
}
