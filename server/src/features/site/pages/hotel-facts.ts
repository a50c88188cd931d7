import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import type { About } from '../read-about.ts'
import type { SitePage, SiteRoom } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import type { Framed } from './framed.ts'

type Shown = { readonly place: SitePlace; readonly asked: SiteAsked; readonly page: SitePage }

/** What search engines read of a property, as schema.org's `Hotel` with an `Offer` for each package that can be booked. */
export const hotelFacts = ({ place, asked, page }: Shown): object => {
  const { facts, rooms } = page
  return {
    '@type': 'Hotel',
    ...placeFacts(place, facts, page),
    ...(facts.star !== null && { starRating: { '@type': 'Rating', ratingValue: facts.star } }),
    checkinTime: facts.checkInFrom,
    checkoutTime: facts.checkOutUntil,
    makesOffer: rooms.flatMap(({ name, offered }) =>
      (offered?.offers ?? []).flatMap((offer) => offerFacts({ place, asked, page }, speak(name, place.language), offer) ?? []),
    ),
  }
}

/** What search engines read of each property with a site, a hotel or a park: its name, its words, its pictures, and where it is reached. */
export const placeFacts = (place: SitePlace, property: Framed['property'], { words, position, photos }: Told) => ({
  '@context': 'https://schema.org',
  name: speak(property.name, place.language),
  description: words.description[place.language],
  url: `${place.origin}${sitePath(place, '')}`,
  telephone: property.phone,
  email: property.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: property.address,
    addressLocality: speak(words.place, place.language),
    addressCountry: 'VN',
  },
  ...(position !== null && { geo: { '@type': 'GeoCoordinates', ...position } }),
  image: photos.slice(0, 3).map((photo) => `${place.origin}${photoUrl(photo.sizes, 1280)}`),
})

type Told = Pick<About, 'words' | 'position' | 'photos'>

type Offer = NonNullable<SiteRoom['offered']>['offers'][number]

const offerFacts = ({ place, asked, page }: Shown, room: string, { ratePlan, price, blocked }: Offer): object | null =>
  price === null || blocked !== null
    ? null
    : {
        '@type': 'Offer',
        name: `${room}, ${speak(ratePlan, place.language)}`,
        price: price.total / minorPerUnit(page.facts.currency),
        priceCurrency: page.facts.currency,
        availability: 'https://schema.org/InStock',
        url: `${place.origin}${sitePath(place, '', asked.typed)}`,
      }
