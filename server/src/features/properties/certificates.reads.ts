import type { Tx } from '../../kit/transaction.ts'
import { certificateOf, type UploadedCertificate } from '../images/images.reads.ts'

/** An upload, by its id and the secret that its uploader was given. */
export type Upload = { readonly certificateId: string; readonly certificateSecret: string }

/**
 * The certificate that an upload holds; null where there is none, where it waited too long, and where it was handed in before. It is
 * held until the transaction ends, so that it is handed in once.
 */
export const certificateToHandIn = async (tx: Tx, upload: Upload, now: Date): Promise<UploadedCertificate | null> => {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 11))', [upload.certificateId])
  const found = await certificateOf(tx, upload.certificateId, upload.certificateSecret, now)
  if (found === null) return null
  const [handedIn] = await tx.rows('select from certificate where file = $1', [found.file])
  return handedIn === undefined ? found : null
}
