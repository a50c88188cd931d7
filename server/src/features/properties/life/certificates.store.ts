import { sql } from 'kysely'
import { toColumns } from '#database/columns.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { UploadedCertificate } from '#features/images/photos/images.reads.ts'

/** A certificate to be judged: its number, and the verdict, if there is one. */
export type LastCertificate = { readonly certificateNo: number; readonly verdict: 'verified' | 'refused' | null }

/** The certificate that the property sent last; locks the property until the transaction ends. */
export const lastCertificate = async (tx: PropertyTx): Promise<LastCertificate | undefined> => {
  await lockProperty(tx)
  return tx.db
    .selectFrom('certificate')
    .select(['certificate_no as certificateNo', 'verdict'])
    .where('property_id', '=', tx.propertyId)
    .orderBy('certificate_no', 'desc')
    .limit(1)
    .$castTo<LastCertificate>()
    .executeTakeFirst()
}

/** Adds a certificate after the last one. */
export const addCertificate = async (
  tx: PropertyTx,
  certificate: UploadedCertificate & { readonly certificateNo: number; readonly verifyBy: Date },
): Promise<void> => {
  await tx.db
    .insertInto('certificate')
    .values({ property_id: tx.propertyId, ...toColumns(certificate), verify_by: certificate.verifyBy.toISOString() })
    .execute()
}

/** A verdict on a certificate, and its author. */
export type Verdict = {
  readonly id: string
  readonly certificateNo: number
  readonly verdict: 'verified' | 'refused'
  readonly note: string
  readonly person: string
}

/** Saves a verdict on the waiting certificate; false where it does not wait: it was judged already, or is not the last one. */
export const judgeCertificate = async (tx: Tx, { id, certificateNo, verdict, note, person }: Verdict): Promise<boolean> => {
  const judged = await tx.db
    .updateTable('certificate')
    .set({ verdict, note, judged_by: person, judged_at: sql<string>`now()` })
    .where('property_id', '=', id)
    .where('certificate_no', '=', certificateNo)
    .where('verdict', 'is', null)
    .returning('certificate_no')
    .executeTakeFirst()
  return judged !== undefined
}

/** A certificate as a file: its stored name and its media type. */
export type CertificateFile = { readonly file: string; readonly fileName: string; readonly mediaType: string }

/** The file of a property's certificate; undefined where there is none with this number. */
export const certificateFileOf = (tx: Tx, id: string, certificateNo: number): Promise<CertificateFile | undefined> =>
  tx.db
    .selectFrom('certificate')
    .select(['file', 'file_name as fileName', 'media_type as mediaType'])
    .where('property_id', '=', id)
    .where('certificate_no', '=', certificateNo)
    .executeTakeFirst()

/** A certificate that has waited longer than 48 hours, of which the platform was not reminded yet. */
export type Overdue = {
  readonly propertyId: string
  readonly certificateNo: number
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
}

/** Certificates that have waited too long without a reminder, each locked by one server; marks them as reminded. */
export const remindOfOverdue = (tx: Tx, now: Date): Promise<Overdue[]> =>
  tx.db
    .with('due', (db) =>
      db
        .selectFrom('certificate')
        .select(['property_id', 'certificate_no'])
        .where('verdict', 'is', null)
        .where('reminded_at', 'is', null)
        .where('verify_by', '<', now.toISOString())
        .orderBy('verify_by')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .with('reminded', (db) =>
      db
        .updateTable('certificate as c')
        .from('due')
        .set({ reminded_at: now.toISOString() })
        .whereRef('c.property_id', '=', 'due.property_id')
        .whereRef('c.certificate_no', '=', 'due.certificate_no')
        .returning(['c.property_id', 'c.certificate_no']),
    )
    .selectFrom('reminded as r')
    .innerJoin('property as p', 'p.property_id', 'r.property_id')
    .select(['r.property_id as propertyId', 'r.certificate_no as certificateNo', 'p.code', 'p.name_vi as nameVi', 'p.name_en as nameEn'])
    .orderBy('p.code')
    .execute()
