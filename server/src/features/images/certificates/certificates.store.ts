import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'

/** An uploaded certificate that is not handed in yet. */
export type CertificateUpload = {
  readonly fileKey: string
  readonly fileName: string
  readonly mediaType: string
  readonly bytes: number
  readonly secretHash: Buffer
  readonly expiresAt: string
}

/** Inserts an uploaded certificate and returns its id. */
export const insertCertificate = async (tx: Tx, upload: CertificateUpload): Promise<string> => {
  const id = uuidv7()
  await tx.rows(
    `insert into certificate_upload (certificate_upload_id, secret_hash, file_key, file_name, media_type, bytes, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, upload.secretHash, upload.fileKey, upload.fileName, upload.mediaType, upload.bytes, upload.expiresAt],
  )
  return id
}

/** How many seconds a network that has uploaded `most` certificates within a day must wait; 0 below that. */
export const secondsToWait = async (tx: Tx, mark: string, most: number): Promise<number> => {
  const [row] = await tx.rows<{ seconds: number }>(
    `select ceil(extract(epoch from uploaded_at + interval '1 day' - now()))::int as seconds from certificate_upload
      where file_key like $1 || '%' and uploaded_at > now() - interval '1 day' order by uploaded_at desc offset $2 limit 1`,
    [mark, most - 1],
  )
  return Math.max(0, row?.seconds ?? 0)
}
