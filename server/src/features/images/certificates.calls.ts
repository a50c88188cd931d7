import { implement } from '../../kit/implement.ts'
import { hashOfKey, newApiKey } from '../../kit/token.ts'
import { insertCertificate } from './certificates.store.ts'
import { receiveCertificate } from './receive-certificate.ts'
import type { PictureWork } from './receive-photo.ts'

const hoursKept = 24
const hourMilliseconds = 3_600_000

export const certificateCalls = (work: PictureWork) =>
  implement({
    'resource/upload-certificate': async (file, before) => {
      const kept = await receiveCertificate(work, file, before)
      return async (at) => {
        const secret = newApiKey()
        const upload = {
          ...kept,
          fileName: file.name,
          bytes: file.bytes,
          secretHash: hashOfKey(secret),
          expiresAt: new Date(at.now.getTime() + hoursKept * hourMilliseconds).toISOString(),
        }
        const uploadId = await insertCertificate(at.tx, upload)
        return { uploadId, secret, fileName: upload.fileName, bytes: upload.bytes, expiresAt: upload.expiresAt }
      }
    },
  })
