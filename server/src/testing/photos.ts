import sharp from 'sharp'

/** How a photo of a test looks: its size, and a shade that makes it another photo. */
export type PhotoLook = { readonly width?: number; readonly height?: number; readonly shade?: number }

/** A photo that nothing is wrong with, unless it is made too small. */
export const photo = ({ width = 1000, height = 750, shade = 120 }: PhotoLook = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 150, b: (shade * 7) % 256 } } })

/** A photo as a camera writes it. */
export const jpegPhoto = (look: PhotoLook = {}): Promise<Buffer> => photo(look).jpeg({ quality: 60 }).toBuffer()

/** A photo with so much grain that its bytes are many: one that can be cut off in its middle. */
export const grainyJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 60 })
    .toBuffer()

/** A file as a browser's form sends it. */
export const fileOf = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type })
