import { noOffers, type Offers } from '@innkeeper/rules/price/offers'

/**
 * The facts of stays with the offers that hold for them. A quote, a search and a booking read their facts through here, so that all three
 * know the same offers.
 */
export const withOffers = <Facts extends object>(facts: readonly Facts[]): (Facts & { readonly offers: Offers })[] =>
  facts.map((property) => ({ ...property, offers: noOffers }))
