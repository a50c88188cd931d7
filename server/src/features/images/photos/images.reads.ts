import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { sql } from 'kysely'
import type { CertificateUpload } from '#database/tables.gen.ts'
import { pictureUrl } from '#kit/http/files-route.ts'
import { hashOfKey } from '#kit/session/token.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import { certificateFile } from '../certificates/receive-certificate.ts'

/** The address of a person's picture; null where there is none. */
export const avatarOf = async (tx: Tx, accountId: string): Promise<string | null> => {
  const row = await tx.db
    .selectFrom('account_avatar')
    .select(['file_key as fileKey', 'widths'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const width = row?.widths.at(-1)
  return row === undefined || width === undefined ? null : pictureUrl(row.fileKey, width)
}

/** An uploaded certificate: its stored name, its file name, and its media type. */
export type UploadedCertificate = { readonly file: string; readonly fileName: string; readonly mediaType: string; readonly bytes: number }

type UploadRow = Pick<CertificateUpload, 'file_key' | 'file_name' | 'media_type' | 'bytes' | 'expires_at'>

/**
 * The certificate of an upload, for the holder of its secret; null where there is none or it has expired (refuse with `uploadExpired`). A
 * reference to `file` in `certificate` keeps the file from being deleted.
 */
export const certificateOf = async (tx: Tx, uploadId: string, secret: string, now: Date): Promise<UploadedCertificate | null> => {
  const found = await tx.db
    .selectFrom(sql<UploadRow>`uploaded_certificate(${uploadId}, ${hashOfKey(secret)})`.as('upload'))
    .select(['file_key as file', 'file_name as fileName', 'media_type as mediaType', 'bytes'])
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found ?? null
}

/** The content of a certificate by its stored name; null where the storage no longer has it. */
export const certificateContent = (files: FileStore, file: string): Promise<Buffer | null> => files.get(certificateFile(file))

/** A photo as travellers see it. */
export type ShownPhoto = Pick<Photo, 'id' | 'category' | 'captionVi' | 'captionEn' | 'width' | 'height' | 'sizes'>

type ShownRow = Omit<ShownPhoto, 'sizes'> & {
  readonly roomTypeId: string | null
  readonly fileKey: string
  readonly widths: readonly number[]
}

/** The photos that the property and its room types show, each list in its order, the main one first. */
export const photosShown = async (
  tx: PropertyTx,
): Promise<{ readonly own: ShownPhoto[]; readonly ofRoomType: (roomTypeId: string) => ShownPhoto[] }> => {
  const own = tx.db
    .selectFrom('property_image')
    .select([sql<string | null>`null::uuid`.as('room_type_id'), 'image_id', 'main', 'display_order'])
    .where('property_id', '=', tx.propertyId)
  const ofRooms = tx.db
    .selectFrom('room_type_image')
    .select(['room_type_id', 'image_id', 'main', 'display_order'])
    .where('property_id', '=', tx.propertyId)
  const rows = await tx.db
    .selectFrom(own.unionAll(ofRooms).as('shown'))
    .innerJoin('image as i', 'i.image_id', 'shown.image_id')
    .select(['shown.room_type_id as roomTypeId', 'i.image_id as id', 'i.category', 'i.caption_vi as captionVi'])
    .select(['i.caption_en as captionEn', 'i.width', 'i.height', 'i.file_key as fileKey', 'i.widths'])
    .where('i.property_id', '=', tx.propertyId)
    .orderBy('shown.main', 'desc')
    .orderBy('shown.display_order')
    .$castTo<ShownRow>()
    .execute()
  const of = (roomTypeId: string | null) => rows.filter((row) => row.roomTypeId === roomTypeId).map(shownPhoto)
  return { own: of(null), ofRoomType: of }
}

const shownPhoto = ({ id, category, captionVi, captionEn, width, height, fileKey, widths }: ShownRow): ShownPhoto => ({
  id,
  category,
  captionVi,
  captionEn,
  width,
  height,
  sizes: widths.map((one) => ({ width: one, url: pictureUrl(fileKey, one) })),
})
