/** The kinds of property: hotels, and amusement parks under the specification's name for them. */
export const propertyKinds = ['hotel', 'playground'] as const

/** A kind of property. */
export type PropertyKind = (typeof propertyKinds)[number]
