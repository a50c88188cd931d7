import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import type { Photo, PhotoUse } from '@innkeeper/protocol/shapes/photo'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { toColumns } from '#database/columns.ts'
import { pictureUrl } from '#kit/http/files-route.ts'
import { contain, is, numberOf, oneOf, totalOf } from '#kit/records/list.ts'
import { pageOf, type Page } from '#kit/records/pages.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'

/** The filter of a list of photos. */
export type PhotoFilter = {
  readonly text: string
  readonly category?: ImageCategory | undefined
  readonly used?: boolean | undefined
  readonly ids?: readonly string[] | undefined
}

/** A photo to be inserted. */
export type NewPhoto = {
  readonly fileKey: string
  readonly sentHash: Buffer
  readonly fileName: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly bytes: number
  readonly category: ImageCategory
  readonly captionVi: string
  readonly captionEn: string
}

type PhotoRow = Omit<Photo, 'sizes' | 'usedIn'> & {
  readonly fileKey: string
  readonly widths: readonly number[]
  readonly usedIn: readonly PhotoUse[]
}

/** A page of the library, the newest first, and how many photos there are. */
export const listPhotos = async (tx: PropertyTx, filter: PhotoFilter, page: Page) => {
  const found = matching(tx, filter)
  const sorted = photos(found).orderBy('i.uploaded_at', 'desc').orderBy('i.image_id', 'desc')
  const { rows, ...counts } = await pageOf(tx, { found, sorted, whole: matching(tx, { text: '' }) }, page)
  return { rows: rows.map(photoOf), ...counts }
}

/** The photos with these ids, in that order; ids that do not exist are left out. */
export const photosOf = async (tx: PropertyTx, ids: readonly string[]): Promise<Photo[]> => {
  const rows = await photos(matching(tx, { text: '', ids }))
    .orderBy(sql`array_position(${ids}::uuid[], i.image_id)`)
    .execute()
  return rows.map(photoOf)
}

/** Which of some ids are photos of this property, locked so that none is deleted before the transaction ends. */
export const lockPhotos = async (tx: PropertyTx, ids: readonly string[], mode: 'use' | 'change'): Promise<ReadonlySet<string>> => {
  const found = tx.db
    .selectFrom('image')
    .select('image_id as id')
    .where('property_id', '=', tx.propertyId)
    .where(oneOf('image_id', ids))
    .orderBy('image_id')
  const rows = await (mode === 'use' ? found.forKeyShare() : found.forUpdate()).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Inserts a photo and returns its id; a photo that exists already keeps its id and its texts. */
export const insertPhoto = async (tx: PropertyTx, photo: NewPhoto, person: string): Promise<string> => {
  const id = uuidv7()
  const { widths, ...fields } = photo
  const entered = await tx.db
    .insertInto('image')
    .values({ property_id: tx.propertyId, image_id: id, uploaded_by: person, widths: [...widths], ...toColumns(fields) })
    .onConflict((conflict) => conflict.columns(['property_id', 'sent_hash']).doNothing())
    .returning('image_id')
    .executeTakeFirst()
  if (entered !== undefined) return id
  const former = await tx.db
    .selectFrom('image')
    .select('image_id as id')
    .where('property_id', '=', tx.propertyId)
    .where('sent_hash', '=', photo.sentHash)
    .forKeyShare()
    .executeTakeFirst()
  if (former === undefined) throw new Error('a photo that is there already was taken away meanwhile')
  return former.id
}

/** Whether a library of at most `most` photos has room for a file, or has it already. */
export const hasRoom = async (tx: Tx, propertyId: string, { sentHash, most }: { readonly sentHash: Buffer; readonly most: number }) => {
  const library = tx.db.selectFrom('image').where('property_id', '=', propertyId)
  const { room } = await tx.db
    .selectNoFrom(sql<boolean>`${numberOf(library)} < ${most} or exists ${library.where('sent_hash', '=', sentHash)}`.as('room'))
    .executeTakeFirstOrThrow()
  return room
}

/** The number of photos in the library. */
export const countPhotos = (tx: PropertyTx): Promise<number> => totalOf(matching(tx, { text: '' }))

/** Changes the texts of photos; texts that are left out stay. */
export const updatePhotos = async (
  tx: PropertyTx,
  ids: readonly string[],
  words: {
    readonly category?: ImageCategory | undefined
    readonly captionVi?: string | undefined
    readonly captionEn?: string | undefined
  },
): Promise<void> => {
  const columns = toColumns(words)
  if (Object.keys(columns).length === 0) return
  await tx.db.updateTable('image').set(columns).where('property_id', '=', tx.propertyId).where(oneOf('image_id', ids)).execute()
}

/** Deletes photos from the library; their files are deleted a day later. */
export const deletePhotos = async (tx: PropertyTx, ids: readonly string[]): Promise<void> => {
  await tx.db.deleteFrom('image').where('property_id', '=', tx.propertyId).where(oneOf('image_id', ids)).execute()
}

const isUsed = sql<boolean>`(exists (select from property_image u where u.property_id = i.property_id and u.image_id = i.image_id)
  or exists (select from room_type_image u where u.property_id = i.property_id and u.image_id = i.image_id))`

const matching = (tx: PropertyTx, { text, category, used, ids }: PhotoFilter) => {
  const found = tx.db
    .selectFrom('image as i')
    .where('i.property_id', '=', tx.propertyId)
    .where(contain(text, 'i.caption_vi', 'i.caption_en', 'i.file_name'))
    .where(is('i.category', category))
  const chosen = ids === undefined ? found : found.where(oneOf('i.image_id', ids))
  return used === undefined ? chosen : chosen.where(isUsed, '=', used)
}

const uses = sql<PhotoUse[]>`(
  select coalesce(json_agg(use order by place, name), '[]') from (
    select 0 as place, '' as name, json_build_object('kind', 'property', 'main', u.main) as use
      from property_image u where u.property_id = i.property_id and u.image_id = i.image_id
    union all
    select 1, r.name_vi, json_build_object('kind', 'roomType', 'id', r.room_type_id, 'nameVi', r.name_vi, 'nameEn', r.name_en, 'main', u.main)
      from room_type_image u join room_type r using (property_id, room_type_id)
     where u.property_id = i.property_id and u.image_id = i.image_id) as uses)`

const photos = (found: ReturnType<typeof matching>) =>
  found
    .select(['i.image_id as id', 'i.file_key as fileKey', 'i.widths', 'i.category', 'i.caption_vi as captionVi'])
    .select(['i.caption_en as captionEn', 'i.file_name as fileName', 'i.width', 'i.height', 'i.bytes'])
    .select(['i.uploaded_at as createdAt', 'i.uploaded_by as createdBy', uses.as('usedIn')])
    .$castTo<PhotoRow>()

const photoOf = ({ fileKey, widths, ...row }: PhotoRow): Photo => ({
  ...row,
  usedIn: [...row.usedIn],
  sizes: widths.map((width) => ({ width, url: pictureUrl(fileKey, width) })),
})
