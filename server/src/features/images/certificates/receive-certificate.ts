import { readFile } from 'node:fs/promises'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { UploadedFile } from '#kit/request/upload.ts'
import { storeFiles, type Committed } from '../files/store-files.ts'
import { fittedIn, lookAt } from '../photos/photo-work.ts'
import { goodSize, refusing, type PictureRefusal, type Refusing } from '../pictures/picture-refusal.ts'
import type { PictureWork } from '../photos/receive-photo.ts'

/** A stored certificate: its key, its name, its media type, and its size. */
export type KeptCertificate = { readonly fileKey: string; readonly fileName: string; readonly mediaType: string; readonly bytes: number }

type CertificateRefusal = 'certificateFormat' | 'photoTooManyPixels' | 'photoDamaged'
type Before = {
  readonly fileKey: string
  readonly committed: Committed
  readonly refusal: (key: CertificateRefusal, detail?: RefusalDetail) => Refused
}

/** People read certificates: a picture of any size that can be opened is accepted. */
const leastCertificate = { long: 1, short: 1 }
const largestPicture = { width: 4000, height: 4000 }

/** The stored name of a certificate; no address serves such a name. */
export const certificateFile = (fileKey: string): string => `${fileKey}.certificate`

/**
 * Checks an uploaded certificate and stores it: a picture is re-encoded without position or camera data, a PDF stays as it is. Refuses
 * anything else.
 */
export const receiveCertificate = (work: PictureWork, file: UploadedFile, before: Before): Promise<KeptCertificate> => {
  const { fileKey } = before
  const asPicture: Refusing = { refusal: (key, detail) => before.refusal(refusalsOfPicture[key], detail) }
  return refusing(asPicture, async () => {
    const { bytes, mediaType, ending } = await contentOf(work, file.path, asPicture)
    const name = certificateFile(fileKey)
    await storeFiles(work.store, before.committed, { key: fileKey, names: [name], make: async () => [{ name, bytes, mediaType }] })
    return { fileKey, fileName: withEnding(file.name, ending), mediaType, bytes: bytes.length }
  })
}

/** The refusals of a certificate for each problem of a picture. */
const refusalsOfPicture = {
  photoFormat: 'certificateFormat',
  photoHeic: 'certificateFormat',
  photoTooSmall: 'photoDamaged',
  photoTooManyPixels: 'photoTooManyPixels',
  photoDamaged: 'photoDamaged',
} as const satisfies Record<PictureRefusal, CertificateRefusal>

type Content = { readonly bytes: Buffer; readonly mediaType: string; readonly ending: string }

const contentOf = async (work: PictureWork, path: string, asPicture: Refusing): Promise<Content> => {
  const looked = await lookAt(path)
  if (looked.format === 'pdf') return { bytes: await readFile(path), mediaType: 'application/pdf', ending: '.pdf' }
  goodSize(asPicture, looked, leastCertificate)
  return { bytes: await work.inTurn(() => fittedIn(path, largestPicture)), mediaType: 'image/webp', ending: '.webp' }
}

/** Computers open a file by its extension, so the name gets the extension of its real format. */
const withEnding = (name: string, ending: string): string =>
  [...name.replace(/\.(?:pdf|jpe?g|png|webp|avif)$/iu, '')].slice(0, longestStem).join('') + ending

const longestStem = 250
