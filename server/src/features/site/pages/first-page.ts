import { formatCount, formatRange, nouns } from '@innkeeper/protocol/format/format'
import { speak, type Language } from '@innkeeper/protocol/say'
import { daysBetween } from '@innkeeper/rules/days/day'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import type { SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { descriptionPart, goodToKnow } from './about-hotel.ts'
import { firstFrame } from './first-frame.ts'
import { hotelFacts } from './hotel-facts.ts'
import { searchForm } from './search-form.ts'
import { siteRoom } from './site-room.ts'

type Shown = { readonly place: SitePlace; readonly asked: SiteAsked; readonly page: SitePage }

/** The first page of a property's site: what it is, its rooms and their prices for the stay that is asked for. */
export const firstPage = (shown: Shown): string => {
  const { place, asked, page } = shown
  const { language } = place
  const { facts, look, rooms, ...about } = page
  return firstFrame({
    place,
    property: facts,
    look,
    about,
    query: asked.typed,
    facts: hotelFacts(shown),
    under: (where) => html`<p class="muted">${facts.star === null ? '' : starsOf(facts.star, language)}${where}</p>`,
    search: html`<section aria-labelledby="find">
      <h2 id="find">${speak(siteWords.find, language)}</h2>
      ${searchForm(place, asked, facts.today)}
    </section>`,
    rooms: html`<section id="rooms" aria-labelledby="rooms-title">
      <h2 id="rooms-title">${speak(siteWords.rooms, language)}</h2>
      <p class="muted">${stayLine(shown)}</p>
      <ul class="rooms">
        ${rooms.map((room) => siteRoom(shown, room))}
      </ul>
    </section>`,
    description: descriptionPart(language, about.words, goodToKnow(language, facts)),
  })
}

const starsOf = (count: number, language: Language): Html =>
  html`<span role="img" aria-label="${speak(siteWords.stars, language, { count })}">${'★'.repeat(count)}</span> · `

const stayLine = ({ place: { language }, asked: { stay }, page }: Shown): string => {
  if (stay === null) return speak(siteWords.chooseDates, language)
  const canBook = page.rooms.some(({ offered }) => offered?.offers.some(({ blocked, price }) => blocked === null && price !== null))
  const nights = formatCount(daysBetween(stay.checkIn, stay.checkOut), nouns.night, language)
  const asked = speak(siteWords.roomsFor, language, { nights, range: formatRange(stay.checkIn, stay.checkOut) })
  return canBook ? asked : `${asked}. ${speak(siteWords.noRooms, language)}`
}
