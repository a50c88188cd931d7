import { formatSpokenDay } from '@innkeeper/protocol/format/format'
import { speak, type Language } from '@innkeeper/protocol/say'
import { openingOfWeek } from '@innkeeper/rules/ticket/opening-on'
import { html, type Html } from '#kit/http/html.ts'
import { descriptionPart } from '../../pages/about-hotel.ts'
import { firstFrame } from '../../pages/first-frame.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { queryOf, type ParkAsked } from '../park-asked.ts'
import { parkWords } from '../park-words.ts'
import type { ParkPage } from '../read-park.ts'
import { dayForm, todayText } from './day-form.ts'
import { parkFacts } from './park-facts.ts'
import { productCard } from './product-card.ts'
import { weekdaysText } from './ticket-terms.ts'

type Shown = { readonly place: SitePlace; readonly asked: ParkAsked; readonly page: ParkPage }

/** The first page of a park's site: what it is, when it is open today, and its tickets with their prices for a day. */
export const parkFirstPage = (shown: Shown): string => {
  const { place, asked, page } = shown
  const { language } = place
  return firstFrame({
    place,
    property: page.facts,
    look: page.look,
    about: page,
    query: queryOf({ day: asked.typedDay, lines: asked.lines }),
    facts: parkFacts(place, page),
    under: (where) =>
      html`<p class="muted">${where}</p>
        <p><strong>${todayText(page, language)}</strong></p>`,
    search: html`<section aria-labelledby="find">
      <h2 id="find">${speak(parkWords.chooseDay, language)}</h2>
      ${dayForm({ place, page: '', asked, park: page })}
    </section>`,
    rooms: tickets(shown),
    description: descriptionPart(language, page.words, hours(language, page)),
  })
}

/** The products with their prices on the day; the menu of a look links to `#rooms`. */
const tickets = ({ place, asked, page }: Shown): Html => {
  const { language } = place
  // Without a day in its address the page of a product shows the same day; so a day that nobody asked for is not counted as one.
  const query = queryOf({ day: asked.day ?? '', lines: asked.lines })
  return html`<section id="rooms" aria-labelledby="rooms-title">
    <h2 id="rooms-title">${speak(parkWords.tickets, language)}</h2>
    ${dayLine({ place, asked, page })}
    <ul class="rooms">
      ${page.products.map((on) => productCard({ place, park: page, query }, on))}
    </ul>
  </section>`
}

/** Which day the prices are for; that the park is closed or sells nothing on it, and the next day on which it does. */
const dayLine = ({ place, asked, page: { products, open, day, nextDay } }: Shown): Html => {
  const { language } = place
  if (products.length === 0) return html`<p>${speak(parkWords.noProducts, language)}</p>`
  const spoken = formatSpokenDay(day, language)
  const canBuy = products.some(({ blocked }) => blocked === null)
  if (canBuy)
    return html`<p class="muted">${speak(parkWords.ticketsOn, language, { day: spoken })} ${speak(parkWords.withTaxes, language)}</p>`
  const next = nextDay === null || nextDay === day ? null : nextDay
  return html`<p class="sold-out">${speak(open === null ? parkWords.closedOn : parkWords.nothingOn, language, { day: spoken })}</p>
    ${
      next === null
        ? ''
        : html`<p>
            <a href="${sitePath(place, '', queryOf({ day: next, lines: asked.lines }))}#rooms"
              >${speak(parkWords.nextDay, language, { day: formatSpokenDay(next, language) })}</a
            >
          </p>`
    }`
}

/** When the park is open on each day of the week. */
const hours = (language: Language, { products }: ParkPage): Html | '' =>
  products.length === 0
    ? ''
    : html`<h3>${speak(parkWords.hours, language)}</h3>
        <ul class="plain">
          ${openingOfWeek(products.map(({ product }) => product)).map(({ weekdays, opening }) => {
            const days = weekdaysText(weekdays, language)
            const words = opening === null ? parkWords.closedDays : parkWords.hoursOf
            return html`<li>${speak(words, language, { days, ...opening })}</li>`
          })}
        </ul>`
