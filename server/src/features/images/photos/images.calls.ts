import type { Photo } from '@innkeeper/protocol/shapes/photo'
import type { BeforeAt } from '#kit/call/before-at.ts'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { UploadedFile } from '#kit/request/upload.ts'
import { markOf } from '../files/store-files.ts'
import { photosFile } from './photo-export.ts'
import { photoFactsOf } from './photo-facts.store.ts'
import * as store from './images.store.ts'
import { placesOf } from './photo-places.ts'
import { photosOfPlace, receivePhoto, type PictureWork } from './receive-photo.ts'
import { countKeys } from '../files/stored-files.store.ts'

/** The most photos in a library. */
const mostPhotos = 1000
/** The most photos whose files may exist at once: a library that is replaced completely within a day. */
const mostKeys = 2 * mostPhotos
/** The sweep deletes files every hour. */
const secondsToWait = 3600

export const imagesCalls = (work: PictureWork) =>
  implement({
    'resource/get-images': async (at, { limit, offset, ...filter }) => store.listPhotos(at.tx, filter, { limit, offset }),

    'resource/photo-facts': async (at) => photoFactsOf(at.tx),

    'resource/export-images': async (at, filter) => {
      const { rows } = await store.listPhotos(at.tx, filter, { limit: mostPhotos, offset: 0 })
      return photosFile(rows, at.language)
    },

    'resource/upload-image': async (file, before) => {
      await refuseWithoutRoom(work, file, before)
      const kept = await receivePhoto(work, before.propertyId ?? '', file, before)
      return async (at, words) => {
        const id = await store.insertPhoto(
          at.tx,
          { ...kept, ...words, sentHash: file.sha256, fileName: file.name, bytes: file.bytes },
          at.person.fullName,
        )
        if ((await store.countPhotos(at.tx)) > mostPhotos) throw at.refusal('libraryFull', { values: { most: mostPhotos } })
        await at.diary({ subject: file.name, after: { photos: [file.name], ...words } })
        return one(at.tx, id)
      }
    },

    'resource/update-image': async (at, { ids, ...words }) => {
      const before = await held(at, ids)
      await store.updatePhotos(at.tx, ids, words)
      await at.diary({ subject: namesOf(before), before: wordsBefore(before, words), after: words })
      return store.photosOf(at.tx, ids)
    },

    'resource/remove': async (at, { ids }) => {
      const photos = await held(at, ids)
      const used = photos.find(({ usedIn }) => usedIn.length > 0)
      if (used !== undefined) throw at.refusal('imageInUse', { field: 'ids', values: { places: placesOf(used, at.language) } })
      await store.deletePhotos(at.tx, ids)
      await at.diary({ subject: namesOf(photos), before: { photos: photos.map(({ fileName }) => fileName) } })
      return { removed: photos.length }
    },
  })

/**
 * A full library refuses the photo before anything is made or stored. The files of deleted photos stay for a day, so that endless replacing
 * must wait for the sweep.
 */
const refuseWithoutRoom = async (work: PictureWork, file: UploadedFile, before: BeforeAt<'resource/upload-image'>): Promise<void> => {
  const propertyId = before.propertyId ?? ''
  const [hasRoom, keys] = await before.committed(async (tx) => [
    await store.hasRoom(tx, propertyId, { sentHash: file.sha256, most: mostPhotos }),
    await countKeys(tx, markOf(work.secret, photosOfPlace(propertyId))),
  ])
  if (!hasRoom) throw before.refusal('libraryFull', { values: { most: mostPhotos } })
  if (keys >= mostKeys) throw before.refusal('tooManyRequests', { values: { seconds: secondsToWait } })
}

type Changing = {
  readonly tx: PropertyTx
  readonly refusal: (key: 'imageMissing', detail: { readonly field: string }) => Error
}

/** The photos with these ids, locked; refused where one of them does not exist. */
const held = async (at: Changing, ids: readonly string[]): Promise<readonly Photo[]> => {
  const there = await store.lockPhotos(at.tx, ids, 'change')
  if (ids.some((id) => !there.has(id))) throw at.refusal('imageMissing', { field: 'ids' })
  return store.photosOf(at.tx, ids)
}

const one = async (tx: PropertyTx, id: string): Promise<Photo> => {
  const [photo] = await store.photosOf(tx, [id])
  if (photo === undefined) throw new Error('a photo that was just entered is there')
  return photo
}

const namesOf = (photos: readonly Photo[]): string => photos.map(({ fileName }) => fileName).join(', ')

/** What stood where a change sets words: of several photos, each of theirs. */
const wordsBefore = (photos: readonly Photo[], words: object) => {
  const named = photoFields.filter((name) => name in words)
  return Object.fromEntries(named.map((name) => [name, [...new Set(photos.map((photo) => photo[name]))]]))
}

const photoFields = ['category', 'captionVi', 'captionEn'] as const
