import { leastAvatar, widthsFor } from '@innkeeper/rules/photo/check-photo'
import { pictureFile } from '../../kit/files-route.ts'
import type { UploadedFile } from '../../kit/upload.ts'
import type { FileStore } from '../../outside/files.ts'
import { fileKeyOf, keepFiles, type Committed } from './keep-files.ts'
import { lookAt, renditionsOf, squareOf, type InTurn } from './photo-work.ts'
import { goodSize, refusing, type Refusing } from './picture-refusal.ts'

/** What pictures are made and kept with: the storage, the secret of file names, and the turn that their making waits for. */
export type PictureWork = {
  readonly store: FileStore
  readonly secret: Uint8Array
  readonly inTurn: InTurn
}

/** What the making of a picture needs of its call. */
export type BeforePicture = Refusing & { readonly committed: Committed }

/** A photo that is kept: under which key, how large it came, and in which widths it is. */
export type KeptPhoto = { readonly fileKey: string; readonly width: number; readonly height: number; readonly widths: readonly number[] }

/** The place that the keys of a property's photos are made for. */
export const photosOfPlace = (propertyId: string): string => `photo ${propertyId}`

/** Looks at an uploaded photo of a property, makes its widths and keeps them; refuses what is no photo for us. */
export const receivePhoto = (work: PictureWork, place: string, file: UploadedFile, before: BeforePicture): Promise<KeptPhoto> =>
  refusing(before, async () => {
    const { width, height } = goodSize(before, await lookAt(file.path))
    const fileKey = fileKeyOf(work.secret, photosOfPlace(place), file.sha256)
    const widths = widthsFor(width)
    await keepFiles(work.store, before.committed, {
      key: fileKey,
      names: widths.map((kept) => pictureFile(fileKey, kept)),
      make: async () => {
        const made = await renditionsOf(file.path, width, work.inTurn)
        return made.map((rendition) => webp(pictureFile(fileKey, rendition.width), rendition.bytes))
      },
    })
    return { fileKey, width, height, widths }
  })

/** The side of a person's picture, in pixels: twice what the largest place shows. */
export const avatarSide = 256

/** Makes a person's picture, a square, and keeps it; answers its key. */
export const receiveAvatar = (work: PictureWork, file: UploadedFile, before: BeforePicture): Promise<string> =>
  refusing(before, async () => {
    goodSize(before, await lookAt(file.path), leastAvatar)
    const fileKey = fileKeyOf(work.secret, 'avatar', file.sha256)
    const name = pictureFile(fileKey, avatarSide)
    await keepFiles(work.store, before.committed, {
      key: fileKey,
      names: [name],
      make: async () => [webp(name, await work.inTurn(() => squareOf(file.path, avatarSide)))],
    })
    return fileKey
  })

const webp = (name: string, bytes: Buffer) => ({ name, bytes, mediaType: 'image/webp' })
