import type { FileFormat } from './file-format.ts'

/** The formats that a photo may be sent in. */
const photoFormats = ['jpeg', 'png', 'webp', 'avif'] as const satisfies readonly FileFormat[]

/** The smallest size of a property's photo, in pixels: its longer side and its shorter side. */
export const leastPhoto = { long: 800, short: 600 } as const
/** The smallest size of a person's picture, in pixels, on both sides. */
export const leastAvatar = { long: 96, short: 96 } as const
/** The smallest size of a logo, in pixels: its longer side and its shorter side. */
export const leastLogo = { long: 96, short: 32 } as const
/** The largest number of pixels of a picture: a file of few bytes may unpack to more than a server's memory holds. */
export const mostPixels = 50_000_000

/** The size of a picture in pixels, after rotation. */
export type PhotoSize = { readonly width: number; readonly height: number }

/** The problem with a photo's format, or null; HEIC has its own reason, because phones send it by default. */
export const checkPhotoFormat = (format: FileFormat | null): 'heic' | 'format' | null => {
  if (format === 'heic') return 'heic'
  return photoFormats.some((accepted) => accepted === format) ? null : 'format'
}

/** The problem with a photo's size, landscape or portrait, or null. */
export const checkPhotoSize = (
  { width, height }: PhotoSize,
  least: { readonly long: number; readonly short: number },
): 'tooSmall' | 'tooManyPixels' | null => {
  if (width * height > mostPixels) return 'tooManyPixels'
  return Math.max(width, height) < least.long || Math.min(width, height) < least.short ? 'tooSmall' : null
}

/** The widths in which photos are served, for screens of any size and density; none is larger than the photo itself. */
const standardWidths = [320, 640, 1280, 1920] as const

/** The widths in which a photo of this width is stored, smallest first; no picture is enlarged. */
export const widthsFor = (width: number): readonly number[] => {
  const widest = Math.min(width, standardWidths[standardWidths.length - 1] ?? width)
  return [...standardWidths.filter((standard) => standard < widest), widest]
}
