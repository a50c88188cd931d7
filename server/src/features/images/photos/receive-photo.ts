import { leastAvatar, leastLogo, widthsFor } from '@innkeeper/rules/photo/check-photo'
import { pictureFile } from '#kit/http/files-route.ts'
import type { UploadedFile } from '#kit/request/upload.ts'
import type { FileStore } from '#outside/files.ts'
import { fileKeyOf, storeFiles, type Committed } from '../files/store-files.ts'
import type { InTurn } from '#kit/dear/few-at-once.ts'
import { fittedIn, lookAt, renditionsOf, squareOf } from './photo-work.ts'
import { goodSize, refusing, type Refusing } from '../pictures/picture-refusal.ts'

/** What the making of pictures needs: the storage, the secret of file names, and the queue. */
export type PictureWork = {
  readonly store: FileStore
  readonly secret: Uint8Array
  readonly inTurn: InTurn
}

/** The parts of a call that the making of a picture needs. */
export type BeforePicture = Refusing & { readonly committed: Committed }

/** A stored photo: its key, its original size, and its widths. */
export type KeptPhoto = { readonly fileKey: string; readonly width: number; readonly height: number; readonly widths: readonly number[] }

/** The name of the place for the keys of a property's photos. */
export const photosOfPlace = (propertyId: string): string => `photo ${propertyId}`

/** Checks an uploaded photo of a property, makes its widths and stores them; refuses a file that is not an acceptable photo. */
export const receivePhoto = (work: PictureWork, place: string, file: UploadedFile, before: BeforePicture): Promise<KeptPhoto> =>
  refusing(before, async () => {
    const { width, height } = goodSize(before, await lookAt(file.path))
    const fileKey = fileKeyOf(work.secret, photosOfPlace(place), file.sha256)
    const widths = widthsFor(width)
    await storeFiles(work.store, before.committed, {
      key: fileKey,
      names: widths.map((kept) => pictureFile(fileKey, kept)),
      make: async () => {
        const made = await renditionsOf(file.path, width, work.inTurn)
        return made.map((rendition) => webp(pictureFile(fileKey, rendition.width), rendition.bytes))
      },
    })
    return { fileKey, width, height, widths }
  })

/** The side of a person's picture, in pixels: twice the largest size on screen. */
export const avatarSide = 256

/** Makes a person's square picture, stores it and returns its key. */
export const receiveAvatar = (work: PictureWork, file: UploadedFile, before: BeforePicture): Promise<string> =>
  refusing(before, async () => {
    goodSize(before, await lookAt(file.path), leastAvatar)
    const fileKey = fileKeyOf(work.secret, 'avatar', file.sha256)
    const name = pictureFile(fileKey, avatarSide)
    await storeFiles(work.store, before.committed, {
      key: fileKey,
      names: [name],
      make: async () => [webp(name, await work.inTurn(() => squareOf(file.path, avatarSide)))],
    })
    return fileKey
  })

/** The box that a logo must fit, in pixels: twice its size in a letterhead. */
const logoBox = { width: 640, height: 240 } as const

/** Makes a property's logo, stores it, and returns its key and the width in its name. */
export const receiveLogo = (
  work: PictureWork,
  propertyId: string,
  file: UploadedFile,
  before: BeforePicture,
): Promise<{ readonly fileKey: string; readonly width: number }> =>
  refusing(before, async () => {
    goodSize(before, await lookAt(file.path), leastLogo)
    const fileKey = fileKeyOf(work.secret, `logo ${propertyId}`, file.sha256)
    const name = pictureFile(fileKey, logoBox.width)
    await storeFiles(work.store, before.committed, {
      key: fileKey,
      names: [name],
      make: async () => [webp(name, await work.inTurn(() => fittedIn(file.path, logoBox)))],
    })
    return { fileKey, width: logoBox.width }
  })

const webp = (name: string, bytes: Buffer) => ({ name, bytes, mediaType: 'image/webp' })
