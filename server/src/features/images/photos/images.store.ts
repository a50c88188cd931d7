import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import type { Photo, PhotoUse } from '@innkeeper/protocol/shapes/photo'
import { v7 as uuidv7 } from 'uuid'
import { pictureUrl } from '#kit/http/files-route.ts'
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

/** A page of the library, the newest first, and the total number of photos. */
export const listPhotos = async (tx: PropertyTx, filter: PhotoFilter, page: { readonly limit: number; readonly offset: number }) => {
  const values = [tx.propertyId, ...filterValues(filter)]
  const [rows, [counted]] = await Promise.all([
    tx.rows<PhotoRow>(`${selectPhotos} where ${matches} order by uploaded_at desc, image_id desc limit $6 offset $7`, [
      ...values,
      page.limit,
      page.offset,
    ]),
    tx.rows<{ total: number }>(`select count(*) as total from image i where ${matches}`, values),
  ])
  return { rows: rows.map(photoOf), total: counted?.total ?? 0 }
}

/** The photos with these ids, in that order; ids that do not exist are left out. */
export const photosOf = async (tx: PropertyTx, ids: readonly string[]): Promise<Photo[]> => {
  const rows = await tx.rows<PhotoRow>(
    `${selectPhotos} where i.property_id = $1 and i.image_id = any($2::uuid[]) order by array_position($2::uuid[], i.image_id)`,
    [tx.propertyId, ids],
  )
  return rows.map(photoOf)
}

/** Which of some ids are photos of this property, locked so that none is deleted before the transaction ends. */
export const lockPhotos = async (tx: PropertyTx, ids: readonly string[], mode: 'use' | 'change'): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ id: string }>(
    `select image_id as id from image where property_id = $1 and image_id = any($2::uuid[]) order by image_id
        for ${mode === 'use' ? 'key share' : 'update'}`,
    [tx.propertyId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Inserts a photo and returns its id; a photo that exists already keeps its id and its texts. */
export const insertPhoto = async (tx: PropertyTx, photo: NewPhoto, person: string): Promise<{ id: string; isNew: boolean }> => {
  const id = uuidv7()
  const [entered] = await tx.rows<{ id: string }>(
    `insert into image (property_id, image_id, file_key, sent_hash, file_name, category, caption_vi, caption_en, width, height, widths, bytes, uploaded_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (property_id, sent_hash) do nothing returning image_id as id`,
    [
      tx.propertyId,
      id,
      photo.fileKey,
      photo.sentHash,
      photo.fileName,
      photo.category,
      photo.captionVi,
      photo.captionEn,
      photo.width,
      photo.height,
      photo.widths,
      photo.bytes,
      person,
    ],
  )
  if (entered !== undefined) return { id, isNew: true }
  const [former] = await tx.rows<{ id: string }>(
    'select image_id as id from image where property_id = $1 and sent_hash = $2 for key share',
    [tx.propertyId, photo.sentHash],
  )
  if (former === undefined) throw new Error('a photo that is there already was taken away meanwhile')
  return { id: former.id, isNew: false }
}

/** Whether a library of at most `most` photos has room for a file, or has it already. */
export const hasRoom = async (tx: Tx, propertyId: string, { sentHash, most }: { readonly sentHash: Buffer; readonly most: number }) => {
  const [found] = await tx.rows<{ room: boolean }>(
    `select (select count(*) from image where property_id = $1) < $3
         or exists (select from image where property_id = $1 and sent_hash = $2) as room`,
    [propertyId, sentHash, most],
  )
  return found?.room === true
}

/** The number of photos in the library. */
export const countPhotos = async (tx: PropertyTx): Promise<number> => {
  const [counted] = await tx.rows<{ total: number }>('select count(*) as total from image where property_id = $1', [tx.propertyId])
  return counted?.total ?? 0
}

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
  await tx.rows(
    `update image set category = coalesce($3, category), caption_vi = coalesce($4, caption_vi), caption_en = coalesce($5, caption_en)
      where property_id = $1 and image_id = any($2::uuid[])`,
    [tx.propertyId, ids, words.category ?? null, words.captionVi ?? null, words.captionEn ?? null],
  )
}

/** Deletes photos from the library; their files are deleted a day later. */
export const deletePhotos = async (tx: PropertyTx, ids: readonly string[]): Promise<void> => {
  await tx.rows('delete from image where property_id = $1 and image_id = any($2::uuid[])', [tx.propertyId, ids])
}

const usedSql = `(exists (select from property_image u where u.property_id = i.property_id and u.image_id = i.image_id)
  or exists (select from room_type_image u where u.property_id = i.property_id and u.image_id = i.image_id))`

const matches = `i.property_id = $1
  and position(folded($2::text) in folded(i.caption_vi || ' ' || i.caption_en || ' ' || i.file_name)) > 0
  and ($3::text is null or i.category = $3)
  and ($4::boolean is null or ${usedSql} = $4)
  and ($5::uuid[] is null or i.image_id = any($5))`

const filterValues = ({ text, category, used, ids }: PhotoFilter) => [text, category ?? null, used ?? null, ids ?? null]

const usesSql = `(
  select coalesce(json_agg(use order by place, name), '[]') from (
    select 0 as place, '' as name, json_build_object('kind', 'property', 'main', u.main) as use
      from property_image u where u.property_id = i.property_id and u.image_id = i.image_id
    union all
    select 1, r.name_vi, json_build_object('kind', 'roomType', 'id', r.room_type_id, 'nameVi', r.name_vi, 'nameEn', r.name_en, 'main', u.main)
      from room_type_image u join room_type r using (property_id, room_type_id)
     where u.property_id = i.property_id and u.image_id = i.image_id) as uses)`

const selectPhotos = `select i.image_id as id, i.file_key as "fileKey", i.widths, i.category, i.caption_vi as "captionVi",
  i.caption_en as "captionEn", i.file_name as "fileName", i.width, i.height, i.bytes, i.uploaded_at as "createdAt",
  i.uploaded_by as "createdBy", ${usesSql} as "usedIn" from image i`

const photoOf = ({ fileKey, widths, ...row }: PhotoRow): Photo => ({
  ...row,
  usedIn: [...row.usedIn],
  sizes: widths.map((width) => ({ width, url: pictureUrl(fileKey, width) })),
})
