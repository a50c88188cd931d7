import { leastPhoto, mostPixels } from '@innkeeper/rules/photo/check-photo'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { DamagedPicture, problemOf, type LookedAt } from '../photos/photo-work.ts'

/** The refusals of a picture before the transaction of its call. */
export type PictureRefusal = 'photoFormat' | 'photoHeic' | 'photoTooSmall' | 'photoTooManyPixels' | 'photoDamaged'

/** Makes the refusals of a call that takes a picture. */
export type Refusing = { readonly refusal: (key: PictureRefusal, detail?: RefusalDetail) => Refused }

const field = 'file'
const million = 1_000_000

/** The size of a picture; refused with the reason where the picture is not good enough. */
export const goodSize = (before: Refusing, looked: LookedAt, least: { readonly long: number; readonly short: number } = leastPhoto) => {
  const { size } = looked
  switch (problemOf(looked, least)) {
    case 'heic':
      throw before.refusal('photoHeic', { field })
    case 'format':
      throw before.refusal('photoFormat', { field })
    case 'tooSmall':
      throw before.refusal('photoTooSmall', { field, values: { ...size, ...least } })
    case 'tooManyPixels':
      throw before.refusal('photoTooManyPixels', { field, values: { ...size, megapixels: mostPixels / million } })
    case 'damaged':
    case null:
      if (size === null) throw before.refusal('photoDamaged', { field })
      return size
  }
}

/** Runs the work on a picture, and refuses damaged pictures. */
export const refusing = async <T>(before: Refusing, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DamagedPicture) throw before.refusal('photoDamaged', { field })
    throw error
  }
}
