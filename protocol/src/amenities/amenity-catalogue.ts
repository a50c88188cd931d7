import type { Saying } from '../say.ts'

/** Amenities that are offered together, by their codes. */
export type AmenityGroup = { readonly words: Saying; readonly amenities: Readonly<Record<string, Saying>> }

/** Groups of amenities by their codes, in the order in which they are offered. */
export type AmenityCatalogue = Readonly<Record<string, AmenityGroup>>
