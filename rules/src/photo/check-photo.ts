import type { FileFormat } from './file-format.ts'

/** The formats that a photo may be sent in. */
const photoFormats = ['jpeg', 'png', 'webp', 'avif'] as const satisfies readonly FileFormat[]

/** The least that a photo of a property must measure, in pixels: its longer side and its shorter side. */
export const leastPhoto = { long: 800, short: 600 } as const
/** The least that a person's picture must measure, in pixels, on both sides. */
export const leastAvatar = { long: 96, short: 96 } as const
/** The most pixels that a picture may hold: what is small in bytes may unpack to more than a server can bear. */
export const mostPixels = 50_000_000

/** How large a picture is, in pixels, the right way up. */
export type PhotoSize = { readonly width: number; readonly height: number }

/** What is wrong with the format of a photo; null where nothing is. HEIC is named, since phones send it unasked. */
export const checkPhotoFormat = (format: FileFormat | null): 'heic' | 'format' | null => {
  if (format === 'heic') return 'heic'
  return photoFormats.some((accepted) => accepted === format) ? null : 'format'
}

/** What is wrong with the size of a photo, lying or standing; null where nothing is. */
export const checkPhotoSize = (
  { width, height }: PhotoSize,
  least: { readonly long: number; readonly short: number },
): 'tooSmall' | 'tooManyPixels' | null => {
  if (width * height > mostPixels) return 'tooManyPixels'
  return Math.max(width, height) < least.long || Math.min(width, height) < least.short ? 'tooSmall' : null
}

/** The widths that photos are served in, for screens of any size and density; the widest is never larger than the photo itself. */
const standardWidths = [320, 640, 1280, 1920] as const

/** The widths in which a photo of some width is kept, from the smallest: nothing is made larger than it is. */
export const widthsFor = (width: number): readonly number[] => {
  const widest = Math.min(width, standardWidths[standardWidths.length - 1] ?? width)
  return [...standardWidths.filter((standard) => standard < widest), widest]
}
