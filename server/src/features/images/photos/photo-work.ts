import { open } from 'node:fs/promises'
import { checkPhotoFormat, checkPhotoSize, mostPixels, widthsFor, type PhotoSize } from '@innkeeper/rules/photo/check-photo'
import { formatOf, headBytes, type FileFormat } from '@innkeeper/rules/photo/file-format'
import type { Sharp } from 'sharp'
import type { InTurn } from '#kit/dear/few-at-once.ts'
import { loadSharp } from '#kit/pictures/load-sharp.ts'

/** A file's format by its content, and the size of its picture after rotation; null where it cannot be opened. */
export type LookedAt = { readonly format: FileFormat | null; readonly size: PhotoSize | null }

/** The problem with a file as a picture of at least some size; null where there is none. */
export type PictureProblem = ReturnType<typeof checkPhotoFormat> | ReturnType<typeof checkPhotoSize> | 'damaged'

/** A picture in one width. */
export type Rendition = { readonly width: number; readonly bytes: Buffer }

/** Reads a file's format from its first bytes and its size from its header, without decoding it. */
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

/** The problem of a picture. */
export const problemOf = ({ format, size }: LookedAt, least: { readonly long: number; readonly short: number }): PictureProblem => {
  const wrong = checkPhotoFormat(format)
  if (wrong !== null) return wrong
  return size === null ? 'damaged' : checkPhotoSize(size, least)
}

/** Thrown where a picture with a valid header cannot be decoded to its end. */
export class DamagedPicture extends Error {
  override name = 'DamagedPicture'
}

/**
 * A photo as WebP in the widths in which it is served: upright, in sRGB, without any metadata such as position or camera. Throws
 * `DamagedPicture`.
 */
export const renditionsOf = (path: string, width: number, inTurn: InTurn): Promise<readonly Rendition[]> =>
  Promise.all(
    widthsFor(width).map(async (asked) => ({
      width: asked,
      bytes: await inTurn(async () => encode((await picture(path)).resize({ width: asked }))),
    })),
  )

/** A picture cropped to a square around its most striking part. Throws `DamagedPicture`. */
export const squareOf = async (path: string, side: number): Promise<Buffer> =>
  encode((await picture(path)).resize({ width: side, height: side, fit: 'cover', position: 'attention' }))

/** A whole picture scaled down to fit a box, with its transparency; never enlarged. Throws `DamagedPicture`. */
export const fittedIn = async (path: string, box: { readonly width: number; readonly height: number }): Promise<Buffer> =>
  encode((await picture(path)).resize({ ...box, fit: 'inside', withoutEnlargement: true }))

/** A stored picture as PNG: many mail programs do not show WebP. */
export const pngOf = async (stored: Buffer): Promise<Buffer> => (await loadSharp())(stored).png().toBuffer()

/** Truncated or corrupt data is refused; warnings, which many cameras cause, are not. */
const picture = async (path: string): Promise<Sharp> =>
  (await loadSharp())(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()

const quality = 80

const encode = async (image: Sharp): Promise<Buffer> => {
  try {
    return await image.webp({ quality, effort: 3 }).toBuffer()
  } catch (cause) {
    throw new DamagedPicture('the picture cannot be decoded', { cause })
  }
}

/** The header is read without a limit of pixels, so that the refusal can name their number. */
const sizeOf = async (path: string): Promise<PhotoSize | null> => {
  const sharp = await loadSharp()
  const { autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ autoOrient: null }))
  return autoOrient
}
