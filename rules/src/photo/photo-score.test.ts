import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoScore, photosOfRoomType, sharpSide, wantedKinds, type PhotoFacts } from './photo-score.ts'

const photo = (category: string, more: Partial<PhotoFacts['photos'][number]> = {}) => ({
  category,
  width: sharpSide,
  height: 1280,
  captioned: true,
  shown: true,
  ...more,
})
const whole: PhotoFacts = {
  property: 'hotel',
  hasMain: true,
  photos: [...wantedKinds.map((kind) => photo(kind)), photo('room'), photo('room')],
  roomTypes: [
    { id: 'deluxe', photos: 3 },
    { id: 'villa', photos: 5 },
  ],
  hasPool: true,
}
const without = (kind: string) => whole.photos.filter(({ category }) => category !== kind)

test('a property that shows everything has 100 points and needs no advice', () => {
  expect(photoScore(whole)).toEqual({ score: 100, advice: [] })
})

test.each([
  ['a main photo', { hasMain: false }, 85, { reason: 'main', missing: 1, gain: 15 }],
  ['the façade', { photos: without('facade') }, 90, { reason: 'facade', inLibrary: false, missing: 1, gain: 10 }],
  ['the lobby', { photos: without('lobby') }, 92, { reason: 'lobby', inLibrary: false, missing: 1, gain: 8 }],
  ['a bathroom', { photos: without('bathroom') }, 92, { reason: 'bathroom', inLibrary: false, missing: 1, gain: 8 }],
  ['the restaurant', { photos: without('restaurant') }, 92, { reason: 'restaurant', inLibrary: false, missing: 1, gain: 8 }],
  ['the pool', { photos: without('pool') }, 92, { reason: 'pool', inLibrary: false, missing: 1, gain: 8 }],
  ['the surroundings', { photos: without('surroundings') }, 94, { reason: 'surroundings', inLibrary: false, missing: 1, gain: 6 }],
])('without %s exactly that is advised, with the points it brings', (_what, change, score, advice) => {
  expect(photoScore({ ...whole, ...change })).toEqual({ score, advice: [advice] })
})

test('a photo that only lies in the library counts for nothing: the advice says that it has to be chosen', () => {
  const photos = whole.photos.map((each) => (each.category === 'lobby' ? { ...each, shown: false, captioned: false, width: 900 } : each))
  expect(photoScore({ ...whole, photos })).toEqual({
    score: 92,
    advice: [{ reason: 'lobby', inLibrary: true, missing: 1, gain: 8 }],
  })
})

test('each room type wants three photos: the advice names the room type and how many are missing', () => {
  const roomTypes = [
    { id: 'deluxe', photos: 1 },
    { id: 'villa', photos: photosOfRoomType },
  ]
  expect(photoScore({ ...whole, roomTypes })).toEqual({
    score: 91,
    advice: [{ reason: 'room', roomTypeId: 'deluxe', missing: 2, gain: 8 }],
  })
})

test('more photos of one room type do not make up for another that has none', () => {
  const roomTypes = [
    { id: 'deluxe', photos: 0 },
    { id: 'villa', photos: 30 },
  ]
  expect(photoScore({ ...whole, roomTypes }).advice).toEqual([{ reason: 'room', roomTypeId: 'deluxe', missing: 3, gain: 13 }])
})

test.each([
  ['captions in both languages', { captioned: false }, 'captions', 7],
  ['a side of 1920 pixels', { width: sharpSide - 1, height: 900 }, 'resolution', 5],
] as const)('photos count by their share with %s; the advice says how many lack it', (_what, flaw, reason, points) => {
  const half = whole.photos.map((each, index) => (index % 2 === 0 ? { ...each, ...flaw } : each))
  const found = photoScore({ ...whole, photos: half })
  expect(found.score).toBe(Math.floor(100 - points / 2))
  expect(found.advice).toEqual([{ reason, missing: 4, gain: Math.round(points / 2) }])
})

test('a tall photo is as sharp as a wide one', () => {
  const tall = whole.photos.map((each) => ({ ...each, width: 1280, height: sharpSide }))
  expect(photoScore({ ...whole, photos: tall }).score).toBe(100)
})

test('a playground is asked for no lobby and no bathroom, and the rest counts for more', () => {
  const park: PhotoFacts = {
    ...whole,
    property: 'playground',
    photos: whole.photos.filter(({ category }) => category !== 'lobby' && category !== 'bathroom'),
  }
  expect(photoScore(park)).toEqual({ score: 100, advice: [] })
  expect(photoScore({ ...park, hasMain: false }).advice).toEqual([{ reason: 'main', missing: 1, gain: 18 }])
})

test('what a property does not have is not asked for: no pool, no room types', () => {
  expect(photoScore({ ...whole, photos: without('pool'), hasPool: false })).toEqual({ score: 100, advice: [] })
  expect(photoScore({ ...whole, roomTypes: [] })).toEqual({ score: 100, advice: [] })
})

test('without a photo the score is 0, the most rewarding advice comes first, and nothing is said of captions and sharpness', () => {
  const { score, advice } = photoScore({
    property: 'hotel',
    hasMain: false,
    photos: [],
    roomTypes: [{ id: 'deluxe', photos: 0 }],
    hasPool: true,
  })
  expect(score).toBe(0)
  expect(advice.map(({ reason }) => reason)).toEqual(['room', 'main', 'facade', 'lobby', 'bathroom', 'restaurant', 'pool', 'surroundings'])
})

const anyPhoto = fc.record({
  category: fc.constantFrom(...wantedKinds, 'room', 'other'),
  width: fc.integer({ min: 800, max: 6000 }),
  height: fc.integer({ min: 600, max: 6000 }),
  captioned: fc.boolean(),
  shown: fc.boolean(),
})
const anyFacts: fc.Arbitrary<PhotoFacts> = fc.record({
  property: fc.constantFrom('hotel', 'playground'),
  hasMain: fc.boolean(),
  photos: fc.array(anyPhoto, { maxLength: 12 }),
  roomTypes: fc.array(fc.record({ id: fc.uuid(), photos: fc.nat(5) }), { maxLength: 5 }),
  hasPool: fc.boolean(),
})

test('the score lies between 0 and 100, and is 100 exactly when there is nothing to advise and a photo to show', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { score, advice } = photoScore(facts)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(score === 100).toBe(advice.length === 0 && facts.photos.some(({ shown }) => shown))
      expect(advice.every(({ gain, missing }) => gain >= 1 && missing >= 1)).toBe(true)
    }),
  )
})
