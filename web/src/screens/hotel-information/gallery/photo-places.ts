import type { Photo, PhotoUse } from '@innkeeper/protocol/shapes/photo'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'

/** One place that shows a photo, in words. */
export const placeName = (use: PhotoUse): Saying => (use.kind === 'property' ? ofProperty : { vi: use.nameVi, en: use.nameEn })

/** Where the photos of a place are put together. */
export const placePath = (property: string, use: PhotoUse): string =>
  use.kind === 'property' ? paths.generalInfo(property, 'images') : paths.roomType(property, use.id, 'images')

/** Why photos cannot be deleted: where they are shown; undefined when they can be. */
export const inUseReason = (photos: readonly Pick<Photo, 'usedIn'>[]): Saying | undefined => {
  const uses = photos.flatMap(({ usedIn }) => usedIn)
  if (uses.length === 0) return undefined
  const placesIn = (language: Language) => [...new Set(uses.map((use) => placeName(use)[language]))].join(', ')
  return {
    vi: speak(inUse, 'vi', { places: placesIn('vi') }),
    en: speak(inUse, 'en', { places: placesIn('en') }),
  }
}

const ofProperty = say('Ảnh khách sạn', 'Photos of the property')
const inUse = say('Không xoá được vì đang dùng ở: {places}.', 'It cannot be deleted: it is used in {places}.')
