import { imageCategories, type ImageCategory } from '#codes/image-categories.ts'
import type { Saying } from '#say.ts'

/** What is said of a photo: its caption in both languages and what it shows. */
export type Captioned = { readonly category: ImageCategory; readonly captionVi: string; readonly captionEn: string }

/** What a photo is called: its caption in a language, or else what it shows. */
export const photoName = ({ category, captionVi, captionEn }: Captioned): Saying => {
  const shown = imageCategories[category]
  return { vi: captionVi === '' ? shown.vi : captionVi, en: captionEn === '' ? shown.en : captionEn }
}
