import { readFile } from 'node:fs/promises'
import type { RefusalDetail, Refused } from '../../kit/refuse.ts'
import type { UploadedFile } from '../../kit/upload.ts'
import { keepFiles, type Committed } from './keep-files.ts'
import { decodeWhole, lookAt } from './photo-work.ts'
import { goodSize, refusing, type PictureRefusal, type Refusing } from './picture-refusal.ts'
import type { PictureWork } from './receive-photo.ts'

/** A certificate that is kept as it came: under which key, and what its content says that it is. */
export type KeptCertificate = { readonly fileKey: string; readonly mediaType: string }

type CertificateRefusal = 'certificateFormat' | 'photoTooManyPixels' | 'photoDamaged'
type Before = {
  readonly fileKey: string
  readonly committed: Committed
  readonly refusal: (key: CertificateRefusal, detail?: RefusalDetail) => Refused
}

/** A certificate is read by people: any picture that can be opened will do. */
const leastCertificate = { long: 1, short: 1 }

/** What a certificate is kept under; no address serves such a name. */
export const certificateFile = (fileKey: string): string => `${fileKey}.certificate`

/** Looks at an uploaded certificate, a PDF or a picture, and keeps it as it came; refuses anything else. */
export const receiveCertificate = (work: PictureWork, file: UploadedFile, before: Before): Promise<KeptCertificate> => {
  const { fileKey } = before
  const asPicture: Refusing = { refusal: (key, detail) => before.refusal(refusalsOfPicture[key], detail) }
  return refusing(asPicture, async () => {
    const mediaType = await mediaTypeOf(work, file.path, asPicture)
    const bytes = await readFile(file.path)
    const name = certificateFile(fileKey)
    await keepFiles(work.store, before.committed, { key: fileKey, names: [name], make: async () => [{ name, bytes, mediaType }] })
    return { fileKey, mediaType }
  })
}

/** What is wrong with a picture, as it is wrong with a certificate. */
const refusalsOfPicture = {
  photoFormat: 'certificateFormat',
  photoHeic: 'certificateFormat',
  photoTooSmall: 'photoDamaged',
  photoTooManyPixels: 'photoTooManyPixels',
  photoDamaged: 'photoDamaged',
} as const satisfies Record<PictureRefusal, CertificateRefusal>

const mediaTypeOf = async (work: PictureWork, path: string, asPicture: Refusing): Promise<string> => {
  const looked = await lookAt(path)
  if (looked.format === 'pdf') return 'application/pdf'
  goodSize(asPicture, looked, leastCertificate)
  await work.inTurn(() => decodeWhole(path))
  return `image/${looked.format}`
}
