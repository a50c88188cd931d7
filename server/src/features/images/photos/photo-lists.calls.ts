import type { photoList } from '@innkeeper/protocol/shapes/photo-list'
import type { z } from 'zod'
import { implement } from '#kit/call/implement.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { lockRoomTypes } from '#features/room-types/room-types.reads.ts'
import { lockPhotos, photosOf } from './images.store.ts'
import { hasRoomType, lockList, idsOfList, replaceList, versionOfList, type ListOwner } from './photo-lists.store.ts'

type PhotoList = z.output<typeof photoList>
type Form = { readonly version: number; readonly images: readonly string[]; readonly main: string | null }
type ListRefusal = 'imageMissing' | 'imageTwice' | 'mainImageNeeded' | 'mainImageNotFound' | 'imagesChanged'
type Changing = {
  readonly tx: PropertyTx
  readonly person: { readonly fullName: string }
  readonly refusal: (key: ListRefusal, detail?: RefusalDetail) => Refused
}

const own: ListOwner = { roomTypeId: null }

export const photoListCalls = implement({
  'info/get-images': async (at) => listOf(at.tx, own),

  'info/update-image': async (at, form) => {
    const { before, after } = await change(at, own, form)
    await at.diary({ subject: String(form.images.length), before, after })
    return listOf(at.tx, own)
  },

  'room/images': async (at, { id }) => {
    if (!(await hasRoomType(at.tx, id))) throw at.refusal('roomMissing', { field: 'id' })
    return listOf(at.tx, { roomTypeId: id })
  },

  'room/update-images': async (at, { id, ...form }) => {
    const [room] = await lockRoomTypes(at.tx, [id])
    if (room === undefined) throw at.refusal('roomMissing', { field: 'id' })
    const { before, after } = await change(at, { roomTypeId: id }, form)
    await at.diary({ subject: room, before, after })
    return listOf(at.tx, { roomTypeId: id })
  },
})

const listOf = async (tx: PropertyTx, owner: ListOwner): Promise<PhotoList> => {
  const [version, order] = await Promise.all([versionOfList(tx, owner), idsOfList(tx, owner)])
  const mains = new Set(order.filter(({ main }) => main).map(({ id }) => id))
  const photos = await photosOf(
    tx,
    order.map(({ id }) => id),
  )
  return { ...version, images: photos.map((photo) => ({ ...photo, main: mains.has(photo.id) })) }
}

/** Replaces the list that was seen, and returns both lists for the diary. */
const change = async (at: Changing, owner: ListOwner, form: Form): Promise<{ before: object; after: object }> => {
  const seen = await lockList(at.tx, owner)
  if (seen.version !== form.version) throw at.refusal('imagesChanged', { values: { person: seen.changedBy } })
  checkForm(at, form, await lockPhotos(at.tx, form.images, 'use'))
  const before = await idsOfList(at.tx, owner)
  await replaceList(at.tx, owner, { ...form, person: at.person.fullName })
  const told = { images: before.map(({ id }) => id), main: before.find(({ main }) => main)?.id ?? null }
  return { before: told, after: { images: form.images, main: form.main } }
}

const checkForm = (at: Changing, { images, main }: Form, there: ReadonlySet<string>): void => {
  const missing = images.findIndex((id) => !there.has(id))
  if (missing >= 0) throw at.refusal('imageMissing', { field: `images.${missing}` })
  const twice = images.findIndex((id, place) => images.indexOf(id) < place)
  if (twice >= 0) throw at.refusal('imageTwice', { field: `images.${twice}` })
  if (main === null && images.length > 0) throw at.refusal('mainImageNeeded', { field: 'main' })
  if (main !== null && !images.includes(main)) throw at.refusal('mainImageNotFound', { field: 'main' })
}
