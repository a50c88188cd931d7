import sharp from 'sharp'

/** The look of a test's photo: its size, and a shade that makes it a different photo. */
export type PhotoLook = { readonly width?: number; readonly height?: number; readonly shade?: number }

/** A valid photo, unless it is made too small. */
export const photo = ({ width = 1000, height = 750, shade = 120 }: PhotoLook = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 150, b: (shade * 7) % 256 } } })

/** A photo in a camera's format. */
export const jpegPhoto = (look: PhotoLook = {}): Promise<Buffer> => photo(look).jpeg({ quality: 60 }).toBuffer()

/** A photo with much grain and therefore many bytes, so that a test can truncate it. */
export const grainyJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 60 })
    .toBuffer()

/** A file as a browser's form sends it. */
export const fileOf = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type })
