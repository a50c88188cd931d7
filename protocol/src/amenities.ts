import type { AmenityCatalogue } from './amenities/amenity-catalogue.ts'
import { hotelAmenities } from './amenities/hotel-amenities.ts'
import { parkAmenities } from './amenities/park-amenities.ts'
import { roomAmenities } from './amenities/room-amenities.ts'
import type { Saying } from './say.ts'

const amenityCatalogues = { hotel: hotelAmenities, playground: parkAmenities, room: roomAmenities } as const satisfies Record<
  string,
  AmenityCatalogue
>

/** Whom a catalogue is for: hotels, amusement parks, and the room types of hotels. */
export type AmenityOwner = keyof typeof amenityCatalogues

/** What may be ticked for somebody. */
export const catalogueOf = (owner: AmenityOwner): AmenityCatalogue => amenityCatalogues[owner]

/** The codes that somebody may tick. */
export const amenityCodesOf = (owner: AmenityOwner): ReadonlySet<string> => codes[owner]

const allCodes = (catalogue: AmenityCatalogue): ReadonlySet<string> =>
  new Set(Object.values(catalogue).flatMap(({ amenities }) => Object.keys(amenities)))

const codes: Readonly<Record<AmenityOwner, ReadonlySet<string>>> = {
  hotel: allCodes(hotelAmenities),
  playground: allCodes(parkAmenities),
  room: allCodes(roomAmenities),
}

/** What an amenity is called; one that is offered no more keeps its code as its name. */
export const amenityWords = (owner: AmenityOwner, code: string): Saying => words[owner].get(code) ?? { vi: code, en: code }

const allWords = (catalogue: AmenityCatalogue): ReadonlyMap<string, Saying> =>
  new Map(Object.values(catalogue).flatMap(({ amenities }) => Object.entries(amenities)))

const words: Readonly<Record<AmenityOwner, ReadonlyMap<string, Saying>>> = {
  hotel: allWords(hotelAmenities),
  playground: allWords(parkAmenities),
  room: allWords(roomAmenities),
}
