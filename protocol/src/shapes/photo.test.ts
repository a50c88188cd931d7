import { expect, test } from 'vitest'
import { photoSrcSet, photoUrl } from './photo.ts'

const sizes = [
  { width: 320, url: '/files/a-320.webp' },
  { width: 640, url: '/files/a-640.webp' },
  { width: 1000, url: '/files/a-1000.webp' },
]

test.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [1000, 1000],
  [1600, 1000],
])('a picture shown at %i pixels is taken at %i, the next larger or the largest there is', (shown, taken) => {
  expect(photoUrl(sizes, shown)).toBe(`/files/a-${taken}.webp`)
})

test('every screen is offered every width', () => {
  expect(photoSrcSet(sizes)).toBe('/files/a-320.webp 320w, /files/a-640.webp 640w, /files/a-1000.webp 1000w')
})
