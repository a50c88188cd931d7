import { fileKeyOf } from '#features/images/files/store-files.ts'
import { photosOfPlace } from '#features/images/photos/receive-photo.ts'
import { pictureFile } from '#kit/http/files-route.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { FileStore } from '#outside/files.ts'
import type { DrawnPicture } from '../pictures/draw-pictures.ts'
import type { Chances } from '../random.ts'
import type { SeededProperty, SeededRoomType } from '../seeded.ts'

/** The place of the sample photos: the storage, and the secret of file names. */
export type PicturePlace = { readonly store: FileStore; readonly secret: Uint8Array }

/** The photos of one property, and who uploaded them. */
export type ImagesToSeed = {
  readonly drawn: readonly DrawnPicture[]
  readonly place: PicturePlace
  readonly by: { readonly person: string; readonly at: string }
}

type SeededPicture = DrawnPicture & { readonly imageId: string; readonly fileKey: string }

/** Fills the library of one property, and chooses its photos and those of its room types. */
export const seedImages = async (tx: Tx, property: SeededProperty, { drawn, place, by }: ImagesToSeed, chances: Chances): Promise<void> => {
  if (drawn.length === 0) return
  const pictures = drawn.map((picture) => ({
    ...picture,
    imageId: chances.id(),
    fileKey: fileKeyOf(place.secret, photosOfPlace(property.propertyId), picture.hash),
  }))
  await Promise.all(pictures.flatMap((picture) => filesOf(place.store, picture)))
  await insertFiles(tx, pictures)
  await insertLibrary(tx, property.propertyId, pictures, by)
  await insertLists(tx, property, pictures, by)
}

const filesOf = (store: FileStore, { fileKey, renditions }: SeededPicture): Promise<void>[] =>
  renditions.map(({ width, bytes }) => store.put(pictureFile(fileKey, width), bytes, 'image/webp'))

const insertFiles = async (tx: Tx, pictures: readonly SeededPicture[]): Promise<void> => {
  const rows = pictures.map(({ fileKey, renditions }) => ({
    file_key: fileKey,
    names: renditions.map(({ width }) => pictureFile(fileKey, width)),
    complete: true,
  }))
  await tx.db.insertInto('stored_file').values(rows).execute()
}

const insertLibrary = async (tx: Tx, propertyId: string, pictures: readonly SeededPicture[], by: ImagesToSeed['by']): Promise<void> => {
  const rows = pictures.map((picture) => ({
    property_id: propertyId,
    image_id: picture.imageId,
    file_key: picture.fileKey,
    sent_hash: picture.hash,
    file_name: `${picture.name}.jpg`,
    category: picture.category,
    caption_vi: picture.caption.vi,
    caption_en: picture.caption.en,
    width: picture.width,
    height: picture.height,
    widths: picture.renditions.map(({ width }) => width),
    bytes: Math.max(...picture.renditions.map(({ bytes }) => bytes.length)),
    uploaded_at: by.at,
    uploaded_by: by.person,
  }))
  await tx.db.insertInto('image').values(rows).execute()
}

const insertLists = async (
  tx: Tx,
  { propertyId, roomTypesSeeded }: SeededProperty,
  pictures: readonly SeededPicture[],
  by: ImagesToSeed['by'],
): Promise<void> => {
  const shown = pictures.filter(({ hidden }) => hidden !== true).map((picture, at) => ({ ...listed(picture, at), property_id: propertyId }))
  await tx.db.insertInto('property_image').values(shown).execute()
  const ofRooms = roomTypesSeeded.flatMap((roomType, index) =>
    picturesOf(roomType, index, pictures).map((picture, at) => ({
      ...listed(picture, at),
      property_id: propertyId,
      room_type_id: roomType.roomTypeId,
    })),
  )
  if (ofRooms.length > 0) await tx.db.insertInto('room_type_image').values(ofRooms).execute()
  const listIds = [propertyId, ...roomTypesSeeded.map(({ roomTypeId }) => roomTypeId)]
  const lists = listIds.map((listId) => ({ property_id: propertyId, list_id: listId, changed_at: by.at, changed_by: by.person }))
  await tx.db.insertInto('photo_list').values(lists).execute()
}

const listed = ({ imageId }: SeededPicture, at: number) => ({ image_id: imageId, main: at === 0, display_order: at + 1 })

/** A room type shows its room, and most of them also the bathroom or the view. */
const picturesOf = (roomType: SeededRoomType, index: number, pictures: readonly SeededPicture[]): readonly SeededPicture[] => {
  const names = [roomPicture(roomType), 'phong-tam', 'quang-canh'].slice(0, 1 + (index % 3))
  return names.flatMap((name) => pictures.filter((picture) => picture.name === name))
}

const roomPicture = ({ name, beds }: SeededRoomType): string => {
  if (/suite|villa/i.test(name.en)) return 'suite'
  return (beds.twin ?? 0) + (beds.single ?? 0) > 0 ? 'phong-hai-giuong' : 'phong-giuong-doi'
}
