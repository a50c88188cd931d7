import type { Offers } from '@innkeeper/rules/price/offers'

/** What is read of a property's promotions. */
export type Promoted = { readonly promoted: Pick<Offers, 'mode' | 'promotions'> }

/**
 * The facts of stays with the offers that hold for them. A quote, a search and a booking read their facts through here, so that all three
 * know the same offers.
 */
export const withOffers = <Facts extends Promoted>(facts: readonly Facts[]): (Omit<Facts, 'promoted'> & { readonly offers: Offers })[] =>
  facts.map(({ promoted, ...property }) => ({ ...property, offers: { ...promoted, services: [], giftCode: null } }))
