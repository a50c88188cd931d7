import { expect, test } from 'vitest'
import { lineLabel, linesBetween, stepAt } from './graticule.ts'

test.each([
  [0.02, 7200],
  [0.2, 600],
  [5, 30],
  [100, 5],
  [0.000_1, 36_000],
])('where a second is %d pixels wide, lines are %d seconds apart', (pixelsPerSecond, step) => {
  expect(stepAt(pixelsPerSecond)).toBe(step)
})

test('lines are whole multiples of their step, on both sides of the equator', () => {
  expect(linesBetween(16.01, 16.06, 60)).toEqual([57_660, 57_720, 57_780])
  expect(linesBetween(-0.03, 0.02, 60)).toEqual([-60, 0, 60])
  expect(linesBetween(16.01, 16.011, 60)).toEqual([])
})

test.each([
  [57_600, 'latitude', 'vi', '16° B'],
  [57_780, 'latitude', 'en', '16°03′ N'],
  [389_730, 'longitude', 'vi', '108°15′30″ Đ'],
  [-3605, 'longitude', 'en', '1°00′05″ W'],
] as const)('%d seconds of %s are labelled in %s as %s', (seconds, axis, language, label) => {
  expect(lineLabel(seconds, axis, language)).toBe(label)
})
