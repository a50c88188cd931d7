import { amenitiesShown } from '#features/amenities/amenities.reads.ts'
import { photosShown } from '#features/images/photos/images.reads.ts'
import { placesNearby } from '#features/nearby/nearby.reads.ts'
import { ownWords } from '#features/review/property-words.reads.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** What the first page of a property's site tells of the property, besides what it sells. */
export type About = Awaited<ReturnType<typeof readAbout>>['about']

/** Reads a property's words, photos and amenities, and what is near; with the photos and amenities of each of its room types. */
export const readAbout = async (tx: PropertyTx) => {
  const [words, photos, amenities] = await Promise.all([ownWords(tx), photosShown(tx), amenitiesShown(tx)])
  const { latitude, longitude } = words
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  const nearby = await placesNearby(tx, position)
  return {
    about: { words, position, photos: photos.own, amenities: amenities.own, nearby: nearby.slice(0, placesNamed) },
    ofRoomType: (id: string) => ({ photos: photos.ofRoomType(id), amenities: amenities.ofRoomType(id) }),
  }
}

const placesNamed = 8
