import { speak } from '@innkeeper/protocol/say'
import { everyWeekday } from '@innkeeper/rules/days/day'
import { minorPerUnit } from '@innkeeper/rules/money/currency'
import { openingOfWeek } from '@innkeeper/rules/ticket/opening-on'
import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { visitorWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { placeFacts } from '../../pages/hotel-facts.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import type { ParkOnDay, ParkPage, ProductOnDay } from '../read-park.ts'

/** What search engines read of a park, as schema.org's `AmusementPark` with its hours and an `Offer` for each ticket of the day. */
export const parkFacts = (place: SitePlace, page: ParkPage): object => {
  const { facts, products } = page
  return {
    '@type': 'AmusementPark',
    ...placeFacts(place, facts, page),
    openingHoursSpecification: openingOfWeek(products.map(({ product }) => product)).flatMap(({ weekdays, opening }) =>
      opening === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: weekdays.map((weekday) => `https://schema.org/${weekdayNames[everyWeekday.indexOf(weekday)] ?? ''}`),
              opens: opening.opensAt,
              closes: opening.closesAt,
            },
          ],
    ),
    makesOffer: products.flatMap((on) => ticketOffers(place, page, on)),
  }
}

/** The tickets of a product that can be bought on the day, as offers; none where it cannot be bought. */
export const ticketOffers = (place: SitePlace, { facts, day }: ParkOnDay, { product, prices, blocked }: ProductOnDay): object[] =>
  blocked !== null
    ? []
    : visitorKinds.flatMap((kind) => {
        const price = prices[kind]
        if (price === null) return []
        return [
          {
            '@type': 'Offer',
            name: `${speak(product.name, place.language)}, ${speak(visitorWords[kind], place.language)}`,
            price: price / minorPerUnit(facts.currency),
            priceCurrency: facts.currency,
            availability: 'https://schema.org/InStock',
            availabilityStarts: day,
            url: `${place.origin}${sitePath({ ...place, preview: null }, `/tickets/${product.code}`, { day })}`,
          },
        ]
      })

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
