import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say, speak, type Language } from '@innkeeper/protocol/say'

const ofProperty = say('ảnh khách sạn', 'the photos of the property')
const ofRoomType = say('loại phòng “{name}”', 'the room type “{name}”')

/** Where a photo is used, in words. */
export const placesOf = ({ usedIn }: Pick<Photo, 'usedIn'>, language: Language): string =>
  usedIn
    .map((use) => {
      if (use.kind === 'property') return speak(ofProperty, language)
      return speak(ofRoomType, language, { name: language === 'vi' ? use.nameVi : use.nameEn })
    })
    .join(', ')
