/**
 * How several discounts meet: all of them, each on the undiscounted price; the first by rank; or the one that is cheapest for the buyer.
 * Surcharges always add.
 */
export const promotionModes = ['sum', 'priority', 'best'] as const

/** How a property's discounts meet. */
export type PromotionMode = (typeof promotionModes)[number]
