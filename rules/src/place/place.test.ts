import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'
import { parsePosition } from './parse-position.ts'
import { formatPosition, isPosition, roundPosition } from './position.ts'
import { travelTime } from './travel-time.ts'

const hoanKiem = { latitude: 21.0285, longitude: 105.8542 }
const noiBai = { latitude: 21.2187, longitude: 105.8042 }
const anywhere = fc
  .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([latitude, longitude]) => ({ latitude, longitude }))

describe('a typed position', () => {
  test.each([
    ['21.0285, 105.8542', 21.0285, 105.8542],
    ['21.0285,105.8542', 21.0285, 105.8542],
    ['  21.0285 105.8542 ', 21.0285, 105.8542],
    ['21,0285; 105,8542', 21.0285, 105.8542],
    ['21,0285, 105,8542', 21.0285, 105.8542],
    ['21,0285 105,8542', 21.0285, 105.8542],
    ['21, 105', 21, 105],
    ['-33.8568, 151.2153', -33.8568, 151.2153],
    ['−33.8568, 151.2153', -33.8568, 151.2153],
    [`21°01'42.6"N 105°51'15.1"E`, 21.0285, 105.854194],
    [`21°01′42,6″B, 105°51′15,1″Đ`, 21.0285, 105.854194],
    [`105°51'15.1"E 21°01'42.6"N`, 21.0285, 105.854194],
    ['21.0285°N, 105.8542°E', 21.0285, 105.8542],
    [`33°51'24"S 151°12'55"E`, -33.856667, 151.215278],
    ['https://maps.example/place/Ho+Guom/@21.0285,105.8542,17z', 21.0285, 105.8542],
    ['https://maps.example/?q=21.0285,105.8542', 21.0285, 105.8542],
    ['21.02853333333, 105.8542', 21.028533, 105.8542],
  ])('%s is read', (text, latitude, longitude) => {
    expect(parsePosition(text)).toEqual({ ok: true, position: { latitude, longitude } })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Hồ Gươm', 'notAPosition'],
    ['21.0285', 'notAPosition'],
    ['21.0285, 105.8542, 17', 'notAPosition'],
    ['21,0285,105,8542', 'notAPosition'],
    [`21°75'00"N 105°51'15"E`, 'notAPosition'],
    [`21°01'42"N 21°01'42"N`, 'notAPosition'],
    ['105.8542, 21.0285', 'swapped'],
    ['95.2, 200', 'outOfRange'],
    ['21.0285, 1058542', 'outOfRange'],
  ])('“%s” is refused: %s', (text, reason) => {
    expect(parsePosition(text)).toEqual({ ok: false, reason })
  })

  test('what is shown is read back as it was', () => {
    fc.assert(
      fc.property(anywhere.map(roundPosition), (position) => {
        expect(parsePosition(formatPosition(position))).toEqual({ ok: true, position: { ...position } })
      }),
    )
  })

  test('bounds belong to the earth', () => {
    expect(isPosition({ latitude: 90, longitude: -180 })).toBe(true)
    expect(isPosition({ latitude: 90.000001, longitude: 0 })).toBe(false)
    expect(isPosition({ latitude: 0, longitude: 180.1 })).toBe(false)
  })
})

describe('the distance of two points', () => {
  test.each([
    ['Hoàn Kiếm to Nội Bài, 21.8 km', hoanKiem, noiBai, 21_776],
    ['a place to itself', hoanKiem, hoanKiem, 0],
    ['a degree of latitude, 111.2 km', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
    ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
    ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015_115],
  ])('%s', (_case, one, other, metres) => {
    expect(distanceBetween(one, other)).toBe(metres)
  })

  test('is the same both ways and never more than half around the earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const metres = distanceBetween(one, other)
        expect(distanceBetween(other, one)).toBe(metres)
        expect(metres).toBeGreaterThanOrEqual(0)
        expect(metres).toBeLessThanOrEqual(20_015_115)
      }),
    )
  })
})

test.each([
  [0, 'foot', 1],
  [500, 'foot', 9],
  [1600, 'foot', 29],
  [1700, 'car', 6],
  [21_772, 'car', 46],
  [100_000, 'car', 186],
])('%i metres in a straight line take about: by %s, %i minutes', (metres, by, minutes) => {
  expect(travelTime(metres)).toEqual({ by, minutes })
})
