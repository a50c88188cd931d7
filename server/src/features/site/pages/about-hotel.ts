import { amenityWords } from '@innkeeper/protocol/amenities/amenities'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { formatDistance } from '@innkeeper/protocol/format/format-distance'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import { siteWords } from '../site-words.ts'

type AmenitiesShown = { readonly facts: Pick<SitePage['facts'], 'kind'>; readonly amenities: SitePage['amenities'] }

/** What the property offers, as marks. */
export const amenitiesPart = (language: Language, { facts, amenities }: AmenitiesShown): Html | '' =>
  amenities.length === 0
    ? ''
    : html`<section aria-labelledby="amenities">
        <h2 id="amenities">${speak(siteWords.amenities, language)}</h2>
        <ul class="chips">
          ${amenities.map((code) => html`<li>${speak(amenityWords(facts.kind, code), language)}</li>`)}
        </ul>
      </section>`

/** What is near. */
export const locationPart = (language: Language, { nearby }: Pick<SitePage, 'nearby'>): Html | '' =>
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

/** What the property says of itself, and the times that a guest wants to know. */
export const descriptionPart = (language: Language, page: SitePage): Html => {
  const { description } = page.words
  const text = description[language] || description.vi || description.en
  return html`<section id="about" aria-labelledby="about-title">
    <h2 id="about-title">${speak(siteWords.about, language)}</h2>
    ${text === '' ? '' : html`<p class="description">${text}</p>`} ${goodToKnow(language, page)}
  </section>`
}

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
