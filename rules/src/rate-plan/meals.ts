/** The meals that a rate plan may include, in the order of the day. */
export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** A meal that a rate plan may include. */
export type Meal = (typeof meals)[number]
