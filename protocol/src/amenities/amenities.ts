import type { AmenityCatalogue } from './amenity-catalogue.ts'
import { hotelAmenities } from './hotel-amenities.ts'
import { parkAmenities } from './park-amenities.ts'
import { roomAmenities } from './room-amenities.ts'
import type { Saying } from '#say.ts'

const amenityCatalogues = { hotel: hotelAmenities, playground: parkAmenities, room: roomAmenities } as const satisfies Record<
  string,
  AmenityCatalogue
>

/** The owners of amenity catalogues: hotels, amusement parks, and the room types of hotels. */
export type AmenityOwner = keyof typeof amenityCatalogues

/** The amenities that an owner may tick. */
export const catalogueOf = (owner: AmenityOwner): AmenityCatalogue => amenityCatalogues[owner]

/** The codes that an owner may tick. */
export const amenityCodesOf = (owner: AmenityOwner): ReadonlySet<string> => codes[owner]

const allCodes = (catalogue: AmenityCatalogue): ReadonlySet<string> =>
  new Set(Object.values(catalogue).flatMap(({ amenities }) => Object.keys(amenities)))

const codes: Readonly<Record<AmenityOwner, ReadonlySet<string>>> = {
  hotel: allCodes(hotelAmenities),
  playground: allCodes(parkAmenities),
  room: allCodes(roomAmenities),
}

/** The name of an amenity; a discontinued one shows its code. */
export const amenityWords = (owner: AmenityOwner, code: string): Saying => words[owner].get(code) ?? { vi: code, en: code }

const allWords = (catalogue: AmenityCatalogue): ReadonlyMap<string, Saying> =>
  new Map(Object.values(catalogue).flatMap(({ amenities }) => Object.entries(amenities)))

const words: Readonly<Record<AmenityOwner, ReadonlyMap<string, Saying>>> = {
  hotel: allWords(hotelAmenities),
  playground: allWords(parkAmenities),
  room: allWords(roomAmenities),
}

/** The names of all amenities by their codes, of every owner. */
export const allAmenityWords: Readonly<Record<string, Saying>> = Object.fromEntries(Object.values(words).flatMap((owned) => [...owned]))
