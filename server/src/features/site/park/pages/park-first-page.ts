import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { formatSpokenDay } from '@innkeeper/protocol/format/format'
import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { openingOfWeek } from '@innkeeper/rules/ticket/opening-on'
import type { SitePart as TemplatePart } from '@innkeeper/rules/site-look/site-templates'
import { html, type Html } from '#kit/http/html.ts'
import { amenitiesPart, locationPart } from '../../pages/about-hotel.ts'
import { arranged, photosOf } from '../../pages/arranged.ts'
import { siteFrame } from '../../pages/site-frame.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
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
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const { facts, words, photos } = page
  const [first] = photos
  const where = [words.typeCode === null ? '' : t(typeWords(words.typeCode)), facts.address, t(words.place)].filter(Boolean).join(' · ')
  const description = words.description[language] || words.description.vi || words.description.en
  return siteFrame({
    place,
    property: facts,
    look: page.look,
    page: '',
    query: queryOf({ day: asked.typedDay, lines: asked.lines }),
    title: t(facts.name),
    description: description === '' ? where : description.slice(0, 200),
    picture: first === undefined ? null : photoUrl(first.sizes, 1280),
    facts: parkFacts(place, page),
    main: html`<section class="hero">
        <h1>${t(facts.name)}</h1>
        <p class="muted">${where}</p>
        <p><strong>${todayText(page, language)}</strong></p>
      </section>
      ${arranged(page.look, (part) => parts[part](shown))}`,
  })
}

const parts: Readonly<Record<TemplatePart, (shown: Shown) => Html | ''>> = {
  picture: ({ place, page }) => photosOf(place.language, page.photos),
  search: ({ place, asked, page }) =>
    html`<section aria-labelledby="find">
      <h2 id="find">${speak(parkWords.chooseDay, place.language)}</h2>
      ${dayForm({ place, page: '', asked, park: page })}
    </section>`,
  rooms: (shown) => tickets(shown),
  // Offers are of rooms.
  offers: () => '',
  description: ({ place, page }) => descriptionOf(place.language, page),
  amenities: ({ place, page }) => amenitiesPart(place.language, page),
  location: ({ place, page }) => locationPart(place.language, page),
}

/** The products with their prices on the day; the anchor is that of the menu of a look. */
const tickets = ({ place, asked, page }: Shown): Html => {
  const { language } = place
  const query = queryOf({ day: page.day, lines: asked.lines })
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

const descriptionOf = (language: Language, { words: { description }, products }: ParkPage): Html => {
  const text = description[language] || description.vi || description.en
  return html`<section id="about" aria-labelledby="about-title">
    <h2 id="about-title">${speak(siteWords.about, language)}</h2>
    ${text === '' ? '' : html`<p class="description">${text}</p>`}
    ${
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
    }
  </section>`
}
