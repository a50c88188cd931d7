import type { Adjustment } from './adjust.ts'

/**
 * Something that changes the price of a stay beside its rooms. Promotions, services and gift codes will be the kinds of this union; until
 * then there is none.
 */
export type Offer = never

/** The offers that hold for a stay. */
export type Offers = readonly Offer[]

/** A property without promotions, services and gift codes. */
export const noOffers: Offers = []

/** The amounts that offers add to a stay's rooms or take off. A kind that is added to `Offer` does not compile until it is computed here. */
export const adjustmentsOf = (offers: Offers): Adjustment[] => offers.flatMap((offer): Adjustment[] => offer)
