import { resourceCalls } from '@innkeeper/protocol/calls/hotel-information/resource'
import type { Say } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { failureText } from '#kit/alerts/use-alerts.ts'
import type { Uploads } from '#kit/uploads/use-upload.ts'
import { checkPhotoFile, type UploadLimits } from './check-photo-file.ts'

/** What an upload of a photo takes, as its call declares it. */
export const photoLimits = resourceCalls['resource/upload-image'].upload

/** A photo on its way. */
export type PhotoUpload = Uploads<'resource/upload-image'>['items'][number]

/** How many photos are on their way, are there and are not. */
export const countUploads = (items: readonly Pick<PhotoUpload, 'state'>[]) => {
  const count = (state: PhotoUpload['state']) => items.filter((item) => item.state === state).length
  return { total: items.length, running: count('waiting') + count('sending'), done: count('done'), failed: count('failed') }
}

const faultOfFile: ReadonlySet<number> = new Set([413, 415, 422])

/** Whether sending a photo again may help: not where the file itself is at fault. */
export const mayRetry = (
  { sent, error }: { readonly sent: { readonly file: File }; readonly error: Error | null },
  limits: UploadLimits = photoLimits,
): boolean => {
  if (error === null || checkPhotoFile(sent.file, limits) !== null) return false
  return !(error instanceof Refused && faultOfFile.has(error.status))
}

/** Why a photo is not there: what is wrong with the file, or what the server said of it. */
export const speakFailure = (file: File, error: Error, t: Say, limits: UploadLimits = photoLimits): string => {
  const refusal = checkPhotoFile(file, limits)
  if (refusal !== null) return t(refusal.words, refusal.values)
  if (error instanceof Refused) return error.errors[0]?.message ?? error.message
  const text = failureText(error)
  return 'words' in text ? text.words : t(text.saying, text.values)
}
