import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { formatDistance } from '@innkeeper/protocol/format/format-distance'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { html, type Html } from '#kit/http/html.ts'
import type { About } from '../read-about.ts'
import type { SitePage } from '../read-site.ts'
import { siteWords } from '../site-words.ts'

/** What the property offers, as marks. */
export const amenitiesPart = (language: Language, kind: PropertyKind, amenities: About['amenities']): Html | '' =>
  amenities.length === 0
    ? ''
    : html`<section aria-labelledby="amenities">
        <h2 id="amenities">${speak(siteWords.amenities, language)}</h2>
        <ul class="chips">
          ${amenities.map((code) => html`<li>${speak(amenityWords(kind, code), language)}</li>`)}
        </ul>
      </section>`

/** What is near. */
export const locationPart = (language: Language, { nearby }: Pick<About, 'nearby'>): Html | '' =>
  nearby.length === 0
    ? ''
    : html`<section aria-labelledby="location">
        <h2 id="location">${speak(siteWords.nearby, language)}</h2>
        <ul class="near">
          ${nearby.map(
            ({ nameVi, nameEn, kind, distance }) =>
              html`<li>
                <span>${language === 'vi' ? nameVi : nameEn} <span class="muted">${speak(landmarkKinds[kind], language)}</span></span>
                <span>${distance === null ? '' : formatDistance(distance, language)}</span>
              </li>`,
          )}
        </ul>
      </section>`

/** What the property says of itself: in the page's language, else in the other one. */
export const descriptionIn = ({ description }: About['words'], language: Language): string =>
  description[language] || description.vi || description.en

/** What the property says of itself, and the times that a guest wants to know. */
export const descriptionPart = (language: Language, words: About['words'], times: Html | ''): Html => {
  const text = descriptionIn(words, language)
  return html`<section id="about" aria-labelledby="about-title">
    <h2 id="about-title">${speak(siteWords.about, language)}</h2>
    ${text === '' ? '' : html`<p class="description">${text}</p>`} ${times}
  </section>`
}

/** When guests of a hotel come and go, and who is a child. */
export const goodToKnow = (language: Language, facts: SitePage['facts']): Html => {
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
