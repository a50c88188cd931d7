import { z } from 'zod'
import { momentInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { termsVersion } from '@innkeeper/protocol/words/platform/terms'
import { verifiedBy } from '@innkeeper/rules/property/verification'
import { createHash } from 'node:crypto'
import { fileKeyOf } from '#features/images/files/store-files.ts'
import { certificateFile } from '#features/images/certificates/receive-certificate.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { PicturePlace } from './images.ts'
import { samplePdf } from './sample-pdf.ts'

/** The registration's property, the day of the sample data, and the storage of its certificates. */
export type RegistrationToSeed = {
  readonly applicantId: string
  readonly administrator: string
  readonly now: Date
  readonly place: PicturePlace
}

const hourMilliseconds = 3_600_000
const hoursWaiting = 20

/**
 * Writes the registration of a property that is still being set up: the platform could not read its first certificate, and the second has
 * waited for a verdict since yesterday.
 */
export const seedRegistration = async (tx: Tx, propertyId: string, seed: RegistrationToSeed): Promise<void> => {
  const received = await receivedAt(tx, propertyId)
  await tx.db
    .insertInto('registration')
    .values({
      property_id: propertyId,
      account_id: seed.applicantId,
      received_at: received.toISOString(),
      terms_version: termsVersion,
    })
    .execute()
  const first = await keepCertificate(tx, propertyId, seed, 'Giay phep kinh doanh, ban chup mo')
  const second = await keepCertificate(tx, propertyId, seed, 'Giay phep kinh doanh so 5800746121')
  await tx.db
    .insertInto('certificate')
    .values([
      {
        ...first,
        ...sentAt(received),
        property_id: propertyId,
        certificate_no: 1,
        file_name: 'giay-phep-chup-lai.pdf',
        verdict: 'refused',
        judged_at: hoursAfter(received, hoursWaiting).toISOString(),
        judged_by: seed.administrator,
        note: 'Bản chụp mờ, không đọc được mã số. Gửi bản quét.',
      },
      {
        ...second,
        ...sentAt(hoursAfter(seed.now, -hoursWaiting)),
        property_id: propertyId,
        certificate_no: 2,
        file_name: 'giay-phep-kinh-doanh.pdf',
      },
    ])
    .execute()
}

const momentRows = rowsLike(z.strictObject({ at: momentInRow }))

/** When the property registered, from its time line. */
const receivedAt = async (tx: Tx, propertyId: string): Promise<Date> => {
  const [first] = await momentRows(tx, `select at from property_move where property_id = $1 and act = 'register'`, [propertyId])
  if (first === undefined) throw new Error('the sample property has not registered')
  return new Date(first.at)
}

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMilliseconds)

const sentAt = (moment: Date) => ({ sent_at: moment.toISOString(), verify_by: verifiedBy(moment).toISOString() })

const keepCertificate = async (tx: Tx, propertyId: string, { place }: RegistrationToSeed, text: string) => {
  const bytes = samplePdf(text)
  const file = fileKeyOf(place.secret, `certificate ${propertyId}`, createHash('sha256').update(bytes).digest())
  const name = certificateFile(file)
  await place.store.put(name, bytes, 'application/pdf')
  await tx.db
    .insertInto('stored_file')
    .values({ file_key: file, names: [name], complete: true })
    .execute()
  return { file, media_type: 'application/pdf', bytes: bytes.length }
}
