import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak } from '@innkeeper/protocol/say'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import type { SitePage, SiteRoom } from '../read-site.ts'
import type { SiteAsked } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'

type Shown = { readonly place: SitePlace; readonly asked: SiteAsked; readonly page: SitePage }

/** What search engines read of a property, as schema.org's `Hotel` with an `Offer` for each package that can be booked. */
export const hotelFacts = ({ place, asked, page }: Shown): object => {
  const { language, origin } = place
  const { facts, words, position, photos, rooms } = page
  const url = `${origin}${sitePath(place, '')}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: speak(facts.name, language),
    description: words.description[language],
    url,
    telephone: facts.phone,
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address,
      addressLocality: speak(words.place, language),
      addressCountry: 'VN',
    },
    ...(position !== null && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(facts.star !== null && { starRating: { '@type': 'Rating', ratingValue: facts.star } }),
    checkinTime: facts.checkInFrom,
    checkoutTime: facts.checkOutUntil,
    image: photos.slice(0, 3).map((photo) => `${origin}${photoUrl(photo.sizes, 1280)}`),
    makesOffer: rooms.flatMap(({ name, offered }) =>
      (offered?.offers ?? []).flatMap((offer) => offerFacts({ place, asked, page }, speak(name, language), offer) ?? []),
    ),
  }
}

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
