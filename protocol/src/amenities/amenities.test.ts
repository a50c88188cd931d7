import { expect, test } from 'vitest'
import { amenityCodesOf } from './amenities.ts'

test('a code names an amenity of rooms or of a property, never both: a search tells them apart by it', () => {
  const ofProperties = [...amenityCodesOf('hotel'), ...amenityCodesOf('playground')]
  expect(ofProperties.filter((code) => amenityCodesOf('room').has(code))).toEqual([])
})
