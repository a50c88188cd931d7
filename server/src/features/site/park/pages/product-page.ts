import { formatSpokenDay } from '@innkeeper/protocol/format/format'
import { speak, type Saying } from '@innkeeper/protocol/say'
import { ticketProductKindWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { firstOfMonth } from '@innkeeper/rules/days/day'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { html, type Html } from '#kit/http/html.ts'
import { siteFrame } from '../../pages/site-frame.ts'
import { sitePath, type SitePart, type SitePlace } from '../../site-place.ts'
import { queryOf, type ParkAsked } from '../park-asked.ts'
import { parkWords } from '../park-words.ts'
import type { ParkOnDay, ProductOnDay } from '../read-park.ts'
import { dayForm } from './day-form.ts'
import { ticketOffers } from './park-facts.ts'
import { slotsLeft, ticketPrices } from './ticket-prices.ts'
import { ticketsForm } from './tickets-form.ts'
import { ticketTerms } from './ticket-terms.ts'

type Shown = {
  readonly place: SitePlace
  readonly asked: ParkAsked
  readonly look: SiteLook
  readonly park: ParkOnDay
  readonly on: ProductOnDay
  /** Whether the form was sent without a ticket. */
  readonly choseNone: boolean
}

/** The page of a product of a park: its photos, what it costs on a day, what is left of its slots, and its terms. */
export const productPage = (shown: Shown): string => {
  const { place, asked, look, park, on } = shown
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  const { code, kind, name, description, pictures } = on.product
  const page: SitePart = `/tickets/${code}`
  const [picture] = pictures
  return siteFrame({
    place,
    property: park.facts,
    look,
    page,
    query: queryOf({ day: asked.day ?? '', lines: asked.lines }),
    title: `${t(name)} · ${t(park.facts.name)}`,
    description: t(description) === '' ? t(name) : t(description).slice(0, 200),
    picture: picture ?? null,
    facts: productFacts(shown),
    main: html`<section class="hero">
        <p class="muted">${t(ticketProductKindWords[kind])}</p>
        <h1>${t(name)}</h1>
      </section>
      <div class="reserve">
        <section aria-label="${t(name)}">
          ${photos(pictures, t(name))} ${t(description) === '' ? '' : html`<p class="description">${t(description)}</p>`}
          <h2>${t(parkWords.terms)}</h2>
          <ul class="plain">
            ${ticketTerms(on.product, language).map((term) => html`<li>${term}</li>`)}
          </ul>
        </section>
        <section id="rooms" aria-labelledby="rooms-title">
          <h2 id="rooms-title">${t(parkWords.tickets)}</h2>
          ${dayForm({ place, page, asked, park })} ${onTheDay(shown)} ${elsewhere(shown)}
        </section>
      </div>`,
  })
}

const onTheDay = (shown: Shown): Html => {
  const {
    place: { language },
    park,
    on,
  } = shown
  return html`<p class="muted">
      ${speak(parkWords.ticketsOn, language, { day: formatSpokenDay(park.day, language) })} ${speak(parkWords.withTaxes, language)}
    </p>
    ${ticketPrices(on, { language, currency: park.facts.currency })} ${slotsLeft(on, language)}
    ${on.blocked === null ? ticketsForm(shown) : ''}`
}

const elsewhere = ({ place, asked, park, on }: Shown): Html => {
  const t = (words: Saying) => speak(words, place.language)
  const month = firstOfMonth(park.day).slice(0, 7)
  return html`<ul class="plain elsewhere">
    <li><a href="${sitePath(place, '/calendar', { product: on.product.code, month })}">${t(parkWords.otherDays)}</a></li>
    <li><a href="${sitePath(place, '', queryOf({ day: asked.day ?? '', lines: asked.lines }))}#rooms">${t(parkWords.back)}</a></li>
  </ul>`
}

const photos = (pictures: readonly string[], name: string): Html | '' =>
  pictures.length === 0
    ? ''
    : html`<div class="product">
        ${pictures.map(
          (picture, at) =>
            html`<img
              src="${picture}"
              alt="${name}"
              width="640"
              height="480"
              ${at === 0 ? html`fetchpriority="high"` : html`loading="lazy"`}
            />`,
        )}
      </div>`

/** What search engines read of a product, as schema.org's `Product` with an `Offer` for each ticket of the day. */
const productFacts = ({ place, park, on }: Shown): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: speak(on.product.name, place.language),
  description: speak(on.product.description, place.language),
  image: on.product.pictures.map((picture) => `${place.origin}${picture}`),
  brand: { '@type': 'AmusementPark', name: speak(park.facts.name, place.language) },
  offers: ticketOffers(place, park, on),
})
