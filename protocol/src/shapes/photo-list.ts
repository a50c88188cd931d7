import { z } from 'zod'
import { explained, field, named } from '#field.ts'
import { photoRecord } from './photo.ts'
import { say } from '#say.ts'

/** The most photos that a property or a room type may show. */
const mostShown = 100

/** The photos that a property or a room type shows, in order, with the version of that list. */
export const photoList = z.object({
  version: named(say('Bản đã xem', 'Version seen'), z.int()),
  changedAt: field.moment(say('Sửa lúc', 'Changed at')).nullable(),
  changedBy: named(say('Người sửa', 'Changed by'), z.string()),
  images: z.array(photoRecord.extend({ main: z.boolean() })),
})

/** The whole new list: the photos in order, and the main one (null for an empty list). */
export const photoListForm = {
  version: named(say('Bản đã xem', 'Version seen'), z.int().min(0)),
  images: named(say('Ảnh theo thứ tự', 'Photos in order'), z.array(z.uuid()).max(mostShown), { names: 'photo' }),
  main: explained(field.id(say('Ảnh chính', 'Main photo')), { names: 'photo' }).nullable(),
} as const

/** Why a list of photos is refused. */
export const photoListRefusals = ['imageMissing', 'imageTwice', 'mainImageNeeded', 'mainImageNotFound', 'imagesChanged'] as const
