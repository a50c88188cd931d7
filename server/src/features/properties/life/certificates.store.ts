import { sql } from 'kysely'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { UploadedCertificate } from '#features/images/photos/images.reads.ts'

/** A certificate to be judged: its number, and the verdict, if there is one. */
export type LastCertificate = { readonly certificateNo: number; readonly verdict: 'verified' | 'refused' | null }

/** The certificate that the property sent last; locks the property until the transaction ends. */
export const lastCertificate = async (tx: PropertyTx): Promise<LastCertificate | undefined> => {
  await tx.rows('select from property where property_id = $1 for no key update', [tx.propertyId])
  const [last] = await tx.rows<LastCertificate>(
    `select certificate_no as "certificateNo", verdict from certificate where property_id = $1 order by certificate_no desc limit 1`,
    [tx.propertyId],
  )
  return last
}

/** Adds a certificate after the last one. */
export const addCertificate = async (
  tx: PropertyTx,
  certificate: UploadedCertificate & { readonly certificateNo: number; readonly verifyBy: Date },
): Promise<void> => {
  await tx.db
    .insertInto('certificate')
    .values({
      property_id: tx.propertyId,
      certificate_no: certificate.certificateNo,
      file: certificate.file,
      file_name: certificate.fileName,
      media_type: certificate.mediaType,
      bytes: certificate.bytes,
      verify_by: certificate.verifyBy.toISOString(),
    })
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
export const certificateFileOf = async (tx: Tx, id: string, certificateNo: number): Promise<CertificateFile | undefined> => {
  const [found] = await tx.rows<CertificateFile>(
    `select file, file_name as "fileName", media_type as "mediaType" from certificate where property_id = $1 and certificate_no = $2`,
    [id, certificateNo],
  )
  return found
}

/** A certificate that has waited longer than 48 hours, of which the platform was not reminded yet. */
export type Overdue = {
  readonly propertyId: string
  readonly certificateNo: number
  readonly code: string
  readonly nameVi: string
  readonly nameEn: string
}

/** Certificates that have waited too long without a reminder, each locked by one server; marks them as reminded. */
export const remindOfOverdue = async (tx: Tx, now: Date): Promise<Overdue[]> =>
  tx.rows<Overdue>(
    `with due as (
       select property_id, certificate_no from certificate
        where verdict is null and reminded_at is null and verify_by < $1 order by verify_by limit 100 for update skip locked),
     reminded as (
       update certificate c set reminded_at = $1 from due
        where c.property_id = due.property_id and c.certificate_no = due.certificate_no returning c.property_id, c.certificate_no)
     select r.property_id as "propertyId", r.certificate_no as "certificateNo", p.code, p.name_vi as "nameVi", p.name_en as "nameEn"
       from reminded r join property p using (property_id) order by p.code`,
    [now.toISOString()],
  )
