import { imageCategoryCodes } from '@innkeeper/protocol/codes/image-categories'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { sharpSide } from '@innkeeper/rules/photo/photo-score'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'

/** What the address says of which photos are shown. */
export const galleryFilter = z.object({
  text: z.string().catch(''),
  category: z.enum(['all', ...imageCategoryCodes]).catch('all'),
  use: z.enum(['all', 'used', 'unused']).catch('all'),
  /** Photos that travellers see and that lack something: captions in both languages, or sharpness. */
  lack: z.enum(['none', 'captions', 'resolution']).catch('none'),
})

/** Which photos are shown. */
export type GalleryFilter = z.output<typeof galleryFilter>

/** What the score of the photos is counted from. */
export type PhotoFactsRead = AnswerOf<'resource/photo-facts'>

/** What the list and its export are asked for. */
export const askedOf = (filter: GalleryFilter, facts: PhotoFactsRead | undefined): CallInput<'resource/export-images'> => {
  const { text, category, use } = filter
  const ids = lackingIds(filter, facts)
  return {
    ...(ids === null ? {} : { ids: ids.length === 0 ? [nobody] : [...ids] }),
    ...(text === '' ? {} : { text }),
    ...(category === 'all' ? {} : { category }),
    ...(use === 'all' ? {} : { used: use === 'used' }),
  }
}

const mostIds = 100

// No photo has this id: what nothing is left of.
const nobody = '00000000-0000-0000-0000-000000000000'

// The shown photos that lack something, by their ids; null where the filter does not ask for them.
const lackingIds = ({ lack }: GalleryFilter, facts: PhotoFactsRead | undefined): readonly string[] | null => {
  if (lack === 'none') return null
  const isLacking = (photo: PhotoFactsRead['photos'][number]) =>
    lack === 'captions' ? !(photo.captionVi && photo.captionEn) : Math.max(photo.width, photo.height) < sharpSide
  return (facts?.photos ?? [])
    .filter((photo) => photo.shown && isLacking(photo))
    .map(({ id }) => id)
    .slice(0, mostIds)
}
