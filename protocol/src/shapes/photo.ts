import { z } from 'zod'
import { field, named } from '#field.ts'
import { imageCategories, imageCategoryCodes, type ImageCategory } from '#codes/image-categories.ts'
import { say, type Saying } from '#say.ts'

/** The texts of a photo, which may be changed. */
export const photoWords = {
  category: field.choice(say('Loại ảnh', 'Kind of photo'), imageCategoryCodes, imageCategories),
  captionVi: field.note(say('Chú thích tiếng Việt', 'Vietnamese caption'), { max: 255 }),
  captionEn: field.note(say('Chú thích tiếng Anh', 'English caption'), { max: 255 }),
} as const

/** A picture in its widths, smallest first, as an `img` needs it. */
const pictureSizes = named(say('Các cỡ', 'Sizes'), z.array(z.object({ width: z.int(), url: z.string() })).min(1))

/** The address of an uploaded picture. */
export const pictureAddress = (label: Saying) =>
  named(
    label,
    z
      .string()
      .max(200)
      .regex(/^\/files\/[0-9a-f]{40}-\d{2,4}\.webp$/u),
    { example: `/files/${'0'.repeat(40)}-640.webp` },
  )

/** Where a photo is shown: by the property itself or by one of its room types; `main` where it comes first. */
export const photoUse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('property'), main: z.boolean() }),
  z.object({ kind: z.literal('roomType'), id: z.uuid(), nameVi: z.string(), nameEn: z.string(), main: z.boolean() }),
])

/** A photo of a property's library, as a list shows it. */
export const photoRecord = z.object({
  id: field.id(say('Ảnh', 'Photo')),
  ...photoWords,
  fileName: named(say('Tên tệp', 'File name'), z.string()),
  width: named(say('Chiều rộng', 'Width'), z.int(), { unit: say('px', 'px') }),
  height: named(say('Chiều cao', 'Height'), z.int(), { unit: say('px', 'px') }),
  bytes: named(say('Dung lượng', 'Size'), z.int()),
  sizes: pictureSizes,
  createdAt: field.moment(say('Tải lên lúc', 'Uploaded at')),
  createdBy: named(say('Người tải lên', 'Uploaded by'), z.string()),
  usedIn: named(say('Dùng ở', 'Used in'), z.array(photoUse)),
})

/** A photo of a property's library. */
export type Photo = z.output<typeof photoRecord>
/** A picture in several widths. */
export type PictureSizes = z.output<typeof pictureSizes>
/** One place that shows a photo. */
export type PhotoUse = z.output<typeof photoUse>

/** The address of a picture that is sharp at `width` pixels: the next larger one, else the largest. */
export const photoUrl = (sizes: PictureSizes, width: number): string => {
  const fitting = sizes.find((size) => size.width >= width) ?? sizes.at(-1)
  if (fitting === undefined) throw new Error('a picture has at least one size')
  return fitting.url
}

/** The `srcset` of an `img`, so that each screen loads the width that it needs. */
export const photoSrcSet = (sizes: PictureSizes): string => sizes.map(({ width, url }) => `${url} ${width}w`).join(', ')

/** What is said of a photo: its caption in both languages and what it shows. */
export type Captioned = { readonly category: ImageCategory; readonly captionVi: string; readonly captionEn: string }

/** What a photo is called: its caption in a language, or else what it shows. */
export const photoName = ({ category, captionVi, captionEn }: Captioned): Saying => {
  const shown = imageCategories[category]
  return { vi: captionVi === '' ? shown.vi : captionVi, en: captionEn === '' ? shown.en : captionEn }
}
