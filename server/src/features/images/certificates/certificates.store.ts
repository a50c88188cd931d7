import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { toColumns } from '#database/columns.ts'
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
  await tx.db
    .insertInto('certificate_upload')
    .values({ certificate_upload_id: id, ...toColumns(upload) })
    .execute()
  return id
}

/** How many seconds a network that has uploaded `most` certificates within a day must wait; 0 below that. */
export const secondsToWait = async (tx: Tx, mark: string, most: number): Promise<number> => {
  const row = await tx.db
    .selectFrom('certificate_upload')
    .select(sql<number>`ceil(extract(epoch from uploaded_at + interval '1 day' - now()))::int`.as('seconds'))
    .where(sql<boolean>`starts_with(file_key, ${mark})`)
    .where('uploaded_at', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('uploaded_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return Math.max(0, row?.seconds ?? 0)
}
