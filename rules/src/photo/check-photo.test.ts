import { describe, expect, test } from 'vitest'
import { checkPhotoFormat, checkPhotoSize, leastAvatar, leastPhoto, widthsFor } from './check-photo.ts'
import { formatOf, headBytes } from './file-format.ts'

const head = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part])))

const box = (...brands: readonly string[]): Uint8Array =>
  head([0, 0, 0, 8 + 4 * (brands.length + 1)], 'ftyp', brands[0] ?? '', '\0\0\0\0', ...brands.slice(1))

describe('“type by content, not by name”: the first bytes of', () => {
  test.each([
    ['a JPEG', head([0xff, 0xd8, 0xff, 0xe1], 'Exif'), 'jpeg'],
    ['a PNG', head([0x89], 'PNG\r\n', [0x1a], '\n'), 'png'],
    ['a WebP', head('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'webp'],
    ['an AVIF', box('avif', 'mif1', 'miaf'), 'avif'],
    ['an AVIF whose first brand is another', box('mif1', 'miaf', 'avif'), 'avif'],
    ['a HEIC', box('heic', 'mif1'), 'heic'],
    ['a HEIC whose first brand is another', box('mif1', 'heic'), 'heic'],
    ['a GIF', head('GIF89a'), 'gif'],
    ['a BMP', head('BM', [0, 0]), 'bmp'],
    ['a TIFF of one byte order', head('II', [42, 0]), 'tiff'],
    ['a TIFF of the other', head('MM', [0, 42]), 'tiff'],
    ['a PDF', head('%PDF-1.7'), 'pdf'],
    ['a film', box('isom', 'mp42'), null],
    ['a sound in the box of a picture', head('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
    ['a drawing', head('<svg xmlns='), null],
    ['a text', head('Kính gửi'), null],
    ['nothing', head(), null],
    ['two bytes', head([0xff, 0xd8]), null],
  ])('%s tell what it is', (_what, bytes, format) => {
    expect(formatOf(bytes)).toBe(format)
  })

  test('a box that claims to be longer than what was read tell no more than what was read', () => {
    const claims = box('mif1', ...Array.from({ length: 100 }, () => 'miaf'), 'avif')
    expect(formatOf(claims.subarray(0, headBytes))).toBeNull()
  })
})

test.each([
  ['jpeg', null],
  ['png', null],
  ['webp', null],
  ['avif', null],
  ['heic', 'heic'],
  ['gif', 'format'],
  ['bmp', 'format'],
  ['tiff', 'format'],
  ['pdf', 'format'],
  [null, 'format'],
] as const)('a photo that is %s: %s', (format, problem) => {
  expect(checkPhotoFormat(format)).toBe(problem)
})

test.each([
  ['just large enough', 800, 600, null],
  ['just large enough, standing', 600, 800, null],
  ['a pixel too narrow', 799, 600, 'tooSmall'],
  ['a pixel too low', 800, 599, 'tooSmall'],
  ['long and low', 4000, 300, 'tooSmall'],
  ['of as many pixels as are taken', 10_000, 5000, null],
  ['of one row more', 10_000, 5001, 'tooManyPixels'],
] as const)('“minimum size”: a photo %s (%i × %i): %s', (_what, width, height, problem) => {
  expect(checkPhotoSize({ width, height }, leastPhoto)).toBe(problem)
})

test('a person’s picture may be small, not tiny', () => {
  expect(checkPhotoSize({ width: 96, height: 96 }, leastAvatar)).toBeNull()
  expect(checkPhotoSize({ width: 95, height: 200 }, leastAvatar)).toBe('tooSmall')
})

test.each([
  [4000, [320, 640, 1280, 1920]],
  [1920, [320, 640, 1280, 1920]],
  [1000, [320, 640, 1000]],
  [640, [320, 640]],
  [200, [200]],
])('“sizes for screen density”: a photo %i wide is kept in %j, never larger than it came', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths)
})
