import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, holds, isColour, leastContrast, nearestColourThatHolds, relativeLuminance, shownRatio } from './contrast.ts'

test('WCAG: relative luminance is 0 for black, 1 for white, and each channel has its own weight', () => {
  const found = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF'].map(relativeLuminance)
  expect(found).toEqual([0, 1, 0.2126, 0.7152, 0.0722])
})

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#FF0000', '#FFFFFF', 3.998],
  ['#0000FF', '#FFFFFF', 8.592],
  ['#00FF00', '#FFFFFF', 1.372],
  ['#808080', '#FFFFFF', 3.949],
])('WCAG: the contrast of %s and %s is %d, in either order', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 3)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 3)
})

test('WCAG, Understanding 1.4.3: “#777777 on white is 4.47 and does not meet 4.5”; the next darker grey does', () => {
  expect(shownRatio(contrastRatio('#777777', '#FFFFFF'))).toBe(4.4)
  expect([holds('#777777', '#FFFFFF'), holds('#767676', '#FFFFFF')]).toEqual([false, true])
})

test('the nearest grey that can be read on white is the one that WCAG names', () => {
  expect(nearestColourThatHolds('#777777', ['#FFFFFF'])).toBe('#767676')
})

test('a colour that can be read stays as it is', () => {
  expect(nearestColourThatHolds('#0f4c54', ['#FFFFFF'])).toBe('#0F4C54')
})

test('the nearest colour keeps its hue: an orange becomes a darker orange under white', () => {
  const found = nearestColourThatHolds('#D9793B', ['#FFFFFF'])
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16))
  expect(red > green && green > blue).toBe(true)
  expect(contrastRatio(found, '#FFFFFF')).toBeLessThan(leastContrast + 0.1)
})

test('of two ways to be readable, lighter or darker, the shorter is taken', () => {
  expect(relativeLuminance(nearestColourThatHolds('#6F6F6F', ['#FFFFFF', '#222222']))).toBeLessThan(0.2)
  expect(relativeLuminance(nearestColourThatHolds('#8F8F8F', ['#FFFFFF', '#222222']))).toBeGreaterThan(0.2)
})

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('whatever the two colours, the nearest one can be read', () => {
  fc.assert(fc.property(colour, colour, (one, other) => holds(nearestColourThatHolds(one, [other]), other)))
})

test.each([
  ['#A1b2C3', true],
  ['#abc', false],
  ['A1B2C3', false],
  ['#A1B2C3;', false],
  ['red', false],
])('%s is a colour: %s', (text, known) => {
  expect(isColour(text)).toBe(known)
})
