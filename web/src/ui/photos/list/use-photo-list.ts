import type { CallInput, CallOutput } from '@innkeeper/protocol/catalogue'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { draftOf } from '#kit/forms/draft.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useRead } from '#kit/calls/use-read.ts'

/** The photos that a property or a room type shows, as they are read: the first one is the main one. */
export type PhotoList = CallOutput<'info/get-images'>

/** What is sent to have a list as it was put together. */
export type PhotoListInput = CallInput<'info/update-image'>

/** A list being edited: what it was begun from, and the photos in the order wanted. */
const editSchema = z.object({ version: z.number(), images: z.array(z.string()).readonly() })
type Edit = z.output<typeof editSchema>

const mostRead = 100

/** A list of photos as it is and as it is being put together; what is not saved is kept in this tab under `name`. */
export type PhotoListEdit = ReturnType<typeof usePhotoList>

/** Puts a list of photos together: adds, takes away, orders. The first photo is the main one. Another person's save is told, not written over. */
export const usePhotoList = (name: string, read: PhotoList) => {
  const [saved, setSaved] = useState<PhotoList | null>(null)
  // What was saved here is newer than what was read until it is read again.
  const latest = saved !== null && saved.version > read.version ? saved : read
  const stored = idsOf(latest)
  const [edit, setEdit] = useKeptEdit(name, stored)
  const [added, setAdded] = useState<readonly Photo[]>([])
  const images = edit?.images ?? stored
  const { known, reading } = useKnownPhotos(images, [...latest.images, ...added])
  const photos = images.flatMap((id) => known.get(id) ?? [])
  const version = edit?.version ?? latest.version
  const put = (next: readonly string[]) => setEdit({ version, images: next })
  return {
    latest,
    photos,
    changed: edit !== null,
    /** Photos of an edit that was begun earlier are still being read. */
    reading,
    /** Somebody else saved the list since this edit began. */
    collided: edit !== null && version !== latest.version,
    input: { version, images: photos.map(({ id }) => id), main: photos[0]?.id ?? null },
    add: (more: readonly Photo[]) => {
      setAdded((former) => [...former, ...more])
      setEdit((former) => ({
        version: former?.version ?? latest.version,
        images: [...new Set([...(former?.images ?? stored), ...more.map(({ id }) => id)])],
      }))
    },
    order: (next: readonly Photo[]) => put(next.map(({ id }) => id)),
    remove: (id: string) => put(images.filter((each) => each !== id)),
    makeMain: (id: string) => put([id, ...images.filter((each) => each !== id)]),
    discard: () => setEdit(null),
    /** Goes on from what the other person saved with what was put together here. */
    goOn: () => setEdit({ version: latest.version, images }),
    saved: (list: PhotoList) => {
      setSaved(list)
      setEdit(null)
    },
  }
}

// An edit that changes nothing is none; any other is kept in this tab.
const useKeptEdit = (name: string, stored: readonly string[]) => {
  const account = useSession().user?.accountId ?? ''
  const draft = useMemo(() => draftOf(`photos:${name}`, account), [name, account])
  const [edit, setEdit] = useState<Edit | null>(() => readEdit(draft.read()))
  const now = edit !== null && edit.images.join() !== stored.join() ? edit : null
  if (now === null && edit !== null) setEdit(null)
  useEffect(() => {
    if (now === null) draft.drop()
    else draft.keep(now)
  }, [draft, now])
  return [now, setEdit] as const
}

// The photos of an edit that was begun earlier are read by their ids; one that is gone from the library is left out.
const useKnownPhotos = (images: readonly string[], photos: readonly Photo[]) => {
  const mayRead = useMay('resource/get-images')
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const unknown = images.filter((id) => !known.has(id)).slice(0, mostRead)
  const when = mayRead && unknown.length > 0
  const { data, loading } = useRead('resource/get-images', { ids: unknown, limit: mostRead }, { when })
  const read = (data?.rows ?? []).map((photo) => [photo.id, photo] as const)
  return { known: new Map<string, Photo>([...known, ...read]), reading: when && loading }
}

// The ids of a list's photos in their order, the main one first.
const idsOf = ({ images }: PhotoList): readonly string[] =>
  images.toSorted((one, other) => Number(other.main) - Number(one.main)).map(({ id }) => id)

const readEdit = (kept: unknown): Edit | null => {
  const parsed = editSchema.safeParse(kept)
  return parsed.success ? parsed.data : null
}
