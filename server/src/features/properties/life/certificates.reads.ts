import { isThere } from '#kit/records/list.ts'
import { awaitLock } from '#kit/transaction/await-lock.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { certificateOf, type UploadedCertificate } from '#features/images/photos/images.reads.ts'

/** An upload, by its id and the secret that its uploader got. */
export type Upload = { readonly certificateId: string; readonly certificateSecret: string }

/**
 * The certificate of an upload, locked until the transaction ends, so that it is handed in once; null where there is none, it has expired,
 * or it was handed in before.
 */
export const certificateToHandIn = async (tx: Tx, upload: Upload, now: Date): Promise<UploadedCertificate | null> => {
  await awaitLock(tx, `certificate ${upload.certificateId}`)
  const found = await certificateOf(tx, upload.certificateId, upload.certificateSecret, now)
  if (found === null) return null
  const isHandedIn = await isThere(tx.db.selectFrom('certificate').where('file', '=', found.file))
  return isHandedIn ? null : found
}
