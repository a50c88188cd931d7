import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { formatCount, formatRange, nouns } from '@innkeeper/protocol/format/format'
import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { daysBetween } from '@innkeeper/rules/days/day'
import { html, type Html } from '#kit/http/html.ts'
import type { SitePage } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import type { SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { aboutHotel } from './about-hotel.ts'
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
    main: html`${hero(shown, where)}
      <section aria-labelledby="find">
        <h2 id="find">${t(siteWords.find)}</h2>
        ${searchForm(place, asked, facts.today)}
      </section>
      <section id="rooms" aria-labelledby="rooms-title">
        <h2 id="rooms-title">${t(siteWords.rooms)}</h2>
        <p class="muted">${stayLine(shown)}</p>
        <ul class="rooms">
          ${page.rooms.map((room) => siteRoom(shown, room))}
        </ul>
      </section>
      <section id="about" aria-labelledby="about-title">
        <h2 id="about-title">${t(siteWords.about)}</h2>
        ${description === '' ? '' : html`<p class="description">${description}</p>`} ${aboutHotel(language, page)}
      </section>`,
  })
}

/** The name, the stars, the place and the first photos. */
const hero = ({ place: { language }, page: { facts, photos } }: Shown, where: string): Html => {
  const stars = facts.star === null ? '' : starsOf(facts.star, language)
  return html`<section class="hero">
    <h1>${speak(facts.name, language)}</h1>
    <p class="muted">${stars}${where}</p>
    ${
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
    }
  </section>`
}

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
