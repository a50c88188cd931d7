/**
 * How several discounts combine: all of them, each computed on the undiscounted price; only the first by rank; or only the one that is
 * cheapest for the buyer. Surcharges are always added.
 */
export const promotionModes = ['sum', 'priority', 'best'] as const

/** How a property's discounts combine. */
export type PromotionMode = (typeof promotionModes)[number]
