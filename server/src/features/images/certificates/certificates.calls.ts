import { createHmac, randomBytes } from 'node:crypto'
import { implement } from '#kit/call/implement.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import { insertCertificate, secondsToWait } from './certificates.store.ts'
import { receiveCertificate } from './receive-certificate.ts'
import type { PictureWork } from '../photos/receive-photo.ts'

const hoursKept = 24
const hourMilliseconds = 3_600_000
/** The uploader is unknown, so one network may not fill the storage within a day. */
const mostOfNetwork = 20

export const certificateCalls = (work: PictureWork) =>
  implement({
    'resource/upload-certificate': async (file, before) => {
      const mark = markOf(work.secret, before.network)
      const seconds = await before.committed((tx) => secondsToWait(tx, mark, mostOfNetwork))
      if (seconds > 0) throw before.refusal('tooManyRequests', { values: { seconds } })
      const kept = await receiveCertificate(work, file, { ...before, fileKey: mark + randomBytes(keyBytes).toString('hex') })
      return async (at) => {
        const secret = newApiKey()
        const upload = {
          ...kept,
          secretHash: hashOfKey(secret),
          expiresAt: new Date(at.now.getTime() + hoursKept * hourMilliseconds).toISOString(),
        }
        const uploadId = await insertCertificate(at.tx, upload)
        return { uploadId, secret, fileName: upload.fileName, bytes: upload.bytes, expiresAt: upload.expiresAt }
      }
    },
  })

const keyBytes = 16
const markCharacters = 10

/** The start of the keys of a network's uploads, by which they are counted; it does not reveal the network. */
const markOf = (secret: Uint8Array, network: string): string =>
  createHmac('sha256', secret).update('network ').update(network).digest('hex').slice(0, markCharacters)
