import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { formatCount, formatRange, nouns } from '@innkeeper/protocol/format/format'
import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { daysBetween } from '@innkeeper/rules/days/day'
import { siteTemplates, type SitePart as TemplatePart } from '@innkeeper/rules/site-look/site-templates'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import type { SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { amenitiesPart, descriptionPart, locationPart } from './about-hotel.ts'
import { hotelFacts } from './hotel-facts.ts'
import { picture } from './picture.ts'
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
      ${partsOf(shown)}`,
  })
}

/** The parts in the order of the look's template; a picture beside the search stands where the search does. */
const partsOf = (shown: Shown): readonly (Html | '')[] => {
  const { layout, arrangement } = siteTemplates[shown.page.look.template]
  if (layout.picture !== 'beside') return arrangement.map((part) => parts[part](shown))
  return arrangement.map((part) => {
    if (part === 'picture') return ''
    return part === 'search' ? html`<div class="pair">${parts.search(shown)} ${parts.picture(shown)}</div>` : parts[part](shown)
  })
}

const parts: Readonly<Record<TemplatePart, (shown: Shown) => Html | ''>> = {
  picture: ({ place, page }) => photosOf(place.language, page),
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

const photosOf = (language: Language, { photos }: SitePage): Html | '' =>
  photos.length === 0
    ? ''
    : html`<div class="photos">
        ${photos.slice(0, photosShown).map((photo, at) =>
          picture(photo, language, {
            sizes: at === 0 ? '(max-width: 46rem) 100vw, 40rem' : '(max-width: 46rem) 50vw, 20rem',
            first: at === 0,
          }),
        )}
      </div>`

const starsOf = (count: number, language: Language): Html =>
  html`<span role="img" aria-label="${speak(siteWords.stars, language, { count })}">${'★'.repeat(count)}</span> · `

const photosShown = 5

const stayLine = ({ place: { language }, asked: { stay }, page }: Shown): string => {
  if (stay === null) return speak(siteWords.chooseDates, language)
  const canBook = page.rooms.some(({ offered }) => offered?.offers.some(({ blocked, price }) => blocked === null && price !== null))
  const nights = formatCount(daysBetween(stay.checkIn, stay.checkOut), nouns.night, language)
  const asked = speak(siteWords.roomsFor, language, { nights, range: formatRange(stay.checkIn, stay.checkOut) })
  return canBook ? asked : `${asked}. ${speak(siteWords.noRooms, language)}`
}
