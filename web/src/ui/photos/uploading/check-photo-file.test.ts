import { speak } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { checkPhotoFile, megabytesOf } from './check-photo-file.ts'
import { photoLimits } from './photo-uploads.ts'

const told = (file: { readonly size: number; readonly type: string }): string => {
  const refusal = checkPhotoFile(file, photoLimits)
  return refusal === null ? '' : speak(refusal.words, 'en', refusal.values)
}

test.each([
  ['a JPEG of 5 MB', { size: 5_242_880, type: 'image/jpeg' }, /^$/u],
  ['a WebP', { size: 90_000, type: 'image/webp' }, /^$/u],
  ['what the browser knows no type of: the server looks at it', { size: 90_000, type: '' }, /^$/u],
  ['one byte more than 5 MB', { size: 5_242_881, type: 'image/jpeg' }, /over 5 MB/u],
  ['a text', { size: 900, type: 'text/plain' }, /not a photo/u],
  ['a HEIC of an iPhone, which is named', { size: 900, type: 'image/heic' }, /HEIC/u],
])('%s', (_what, file, reason) => {
  expect(told(file)).toMatch(reason)
})

test('[upload.size] “Other uploads have a maximum of 5242880 bytes (5 MB)”: the limit comes from the call', () => {
  expect(photoLimits.maxBytes).toBe(5_242_880)
  expect(megabytesOf(photoLimits.maxBytes)).toBe(5)
})
