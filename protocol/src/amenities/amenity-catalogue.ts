import type { Saying } from '#say.ts'

/** Amenities that are offered as a group, by their codes. */
export type AmenityGroup = { readonly words: Saying; readonly amenities: Readonly<Record<string, Saying>> }

/** Groups of amenities by their codes, in the order of display. */
export type AmenityCatalogue = Readonly<Record<string, AmenityGroup>>
