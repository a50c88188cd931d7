import { imageCategories, imageCategoryCodes, type ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import { say, type Language, type Saying } from '@innkeeper/protocol/say'
import { photoName, type Captioned } from '@innkeeper/protocol/shapes/photo'
import type { Choice } from '../fields/choice/select-field.tsx'

/** What a photo is called among others: its caption, or else the name of its file. */
export const photoLabel = (photo: Captioned & { readonly fileName: string }): Saying => {
  const { captionVi, captionEn, fileName } = photo
  if (fileName === '') return photoName(photo)
  return { vi: captionVi === '' ? fileName : captionVi, en: captionEn === '' ? fileName : captionEn }
}

/** Whether a photo has a caption of its own in a language. */
export const hasCaption = ({ captionVi, captionEn }: Captioned, language: Language): boolean =>
  (language === 'vi' ? captionVi : captionEn) !== ''

/** The kinds of photo, to be chosen from. */
export const categoryChoices: readonly Choice<ImageCategory>[] = imageCategoryCodes.map((value) => ({
  value,
  words: imageCategories[value],
}))

/** The kinds of photo to filter by, and any of them. */
export const anyCategoryChoices: readonly Choice<ImageCategory | 'all'>[] = [
  { value: 'all', words: say('Mọi loại ảnh', 'Any kind') },
  ...categoryChoices,
]
