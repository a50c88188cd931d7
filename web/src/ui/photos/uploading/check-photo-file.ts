import { commonRefusals } from '@innkeeper/protocol/refusals/any-call'
import { fileRefusals } from '@innkeeper/protocol/refusals/files'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'

/** What an upload takes, as its call declares it. */
export type UploadLimits = { readonly maxBytes: number; readonly accept: readonly string[] }

/** Why a file need not be sent at all, as far as a browser can tell by size and type; the server looks at what is in it. */
export const checkPhotoFile = (
  { size, type }: Pick<File, 'size' | 'type'>,
  { maxBytes, accept }: UploadLimits,
): { readonly words: Saying; readonly values?: SayingValues } | null => {
  if (type === 'image/heic' || type === 'image/heif') return { words: fileRefusals.photoHeic.words }
  if (type !== '' && !accept.includes(type)) return { words: fileRefusals.photoFormat.words }
  if (size > maxBytes) return { words: commonRefusals.fileTooLarge.words, values: { megabytes: megabytesOf(maxBytes) } }
  return null
}

/** A limit in the megabytes that people speak of: 5242880 bytes are 5. */
export const megabytesOf = (bytes: number): number => Math.floor(bytes / 1_048_576)
