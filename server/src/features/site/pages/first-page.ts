import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { formatCount, formatRange, nouns } from '@innkeeper/protocol/format/format'
import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { daysBetween } from '@innkeeper/rules/days/day'
import type { SitePart as TemplatePart } from '@innkeeper/rules/site-look/site-templates'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import type { SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { arranged, photosOf } from './arranged.ts'
import { amenitiesPart, descriptionPart, locationPart } from './about-hotel.ts'
import { hotelFacts } from './hotel-facts.ts'
import { searchForm } from './search-form.ts'
import { siteFrame } from './site-frame.ts'
import { siteRoom } from './site-room.ts'

type Shown = { readonly place: SitePlace; readonly asked: SiteAsked; readonly page: SitePage }

/** The first page of a property's site: what it is, its rooms and their prices for the stay that is asked for. */
export const firstPage = (shown: Shown): string => {
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
    query: asked.typed,
    title: t(facts.name),
    description: description === '' ? where : description.slice(0, 200),
    picture: first === undefined ? null : photoUrl(first.sizes, 1280),
    facts: hotelFacts(shown),
    main: html`<section class="hero">
        <h1>${t(facts.name)}</h1>
        <p class="muted">${facts.star === null ? '' : starsOf(facts.star, language)}${where}</p>
      </section>
      ${arranged(page.look, (part) => parts[part](shown))}`,
  })
}

const parts: Readonly<Record<TemplatePart, (shown: Shown) => Html | ''>> = {
  picture: ({ place, page }) => photosOf(place.language, page.photos),
  search: ({ place, asked, page }) =>
    html`<section aria-labelledby="find">
      <h2 id="find">${speak(siteWords.find, place.language)}</h2>
      ${searchForm(place, asked, page.facts.today)}
    </section>`,
  rooms: (shown) =>
    html`<section id="rooms" aria-labelledby="rooms-title">
      <h2 id="rooms-title">${speak(siteWords.rooms, shown.place.language)}</h2>
      <p class="muted">${stayLine(shown)}</p>
      <ul class="rooms">
        ${shown.page.rooms.map((room) => siteRoom(shown, room))}
      </ul>
    </section>`,
  // Promotions are shown in the prices of the rooms.
  offers: () => '',
  description: ({ place, page }) => descriptionPart(place.language, page),
  amenities: ({ place, page }) => amenitiesPart(place.language, page),
  location: ({ place, page }) => locationPart(place.language, page),
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
