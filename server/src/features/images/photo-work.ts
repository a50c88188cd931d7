import { open } from 'node:fs/promises'
import { checkPhotoFormat, checkPhotoSize, mostPixels, widthsFor, type PhotoSize } from '@innkeeper/rules/photo/check-photo'
import { formatOf, headBytes, type FileFormat } from '@innkeeper/rules/photo/file-format'
import sharp, { type Sharp } from 'sharp'

/** A file's format by its content, and how large the picture in it is the right way up; null where it cannot be opened. */
export type LookedAt = { readonly format: FileFormat | null; readonly size: PhotoSize | null }

/** What is wrong with a file as a picture of at least some size; null where nothing is. */
export type PictureProblem = ReturnType<typeof checkPhotoFormat> | ReturnType<typeof checkPhotoSize> | 'damaged'

/** A picture made in one width. */
export type Rendition = { readonly width: number; readonly bytes: Buffer }

/** Runs work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Reads a file's format from how it begins, and its size from its head; nothing is decoded yet. */
export const lookAt = async (path: string): Promise<LookedAt> => {
  const format = formatOf(await headOf(path))
  return { format, size: checkPhotoFormat(format) === null ? await sizeOf(path) : null }
}

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What is wrong with a picture that was looked at. */
export const problemOf = ({ format, size }: LookedAt, least: { readonly long: number; readonly short: number }): PictureProblem => {
  const wrong = checkPhotoFormat(format)
  if (wrong !== null) return wrong
  return size === null ? 'damaged' : checkPhotoSize(size, least)
}

/** Thrown where a picture whose head was right cannot be decoded to its end. */
export class DamagedPicture extends Error {
  override name = 'DamagedPicture'
}

/**
 * A photo in the widths that it is served in, as WebP: turned upright, in sRGB, without position, camera or any other thing that
 * was written into it. Throws `DamagedPicture`.
 */
export const renditionsOf = (path: string, width: number, inTurn: InTurn): Promise<readonly Rendition[]> =>
  Promise.all(
    widthsFor(width).map(async (asked) => ({ width: asked, bytes: await inTurn(() => encode(picture(path).resize({ width: asked }))) })),
  )

/** A picture cut to a square around what stands out in it. Throws `DamagedPicture`. */
export const squareOf = (path: string, side: number): Promise<Buffer> =>
  encode(picture(path).resize({ width: side, height: side, fit: 'cover', position: 'attention' }))

/** Decodes a picture to its end, for one that is kept as it came. Throws `DamagedPicture`. */
export const decodeWhole = async (path: string): Promise<void> => void (await encode(picture(path).resize({ width: 64 })))

/** Cut off or broken data is refused; warnings, which many cameras earn, are not. */
const picture = (path: string) => sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()

const quality = 80

const encode = async (image: Sharp): Promise<Buffer> => {
  try {
    return await image.webp({ quality, effort: 3 }).toBuffer()
  } catch (cause) {
    throw new DamagedPicture('the picture cannot be decoded', { cause })
  }
}

/** The head is read without a limit of pixels, so that too many can be told with their number. */
const sizeOf = async (path: string): Promise<PhotoSize | null> => {
  const { autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ autoOrient: null }))
  return autoOrient
}
