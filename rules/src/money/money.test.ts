import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPercent, beforePercent, percentOf } from './percent.ts'
import { multiplyDivide, roundHalfUp } from './round-half-up.ts'
import { roundToStep } from './round-to-step.ts'
import { splitInProportion } from './split-in-proportion.ts'

const amount = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 })

test.each([
  [25, 2, 13, 'rounding is half up'],
  [-25, 2, -13, 'a discount rounds like the surcharge of the same size'],
  [24, 10, 2, 'below half goes down'],
  [26, 10, 3, 'above half goes up'],
  [-24, 10, -2, 'below half goes towards nothing'],
  [0, 7, 0, 'nothing stays nothing'],
  [5, -2, -3, 'a negative divisor turns the sign'],
])('%i ÷ %i is %i: %s', (numerator, denominator, expected) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected)
})

test('a quotient is never further than half from the exact one, and never a fraction', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const quotient = roundHalfUp(numerator, denominator)
      const distance = 2n * (BigInt(quotient) * BigInt(denominator) - BigInt(numerator))
      expect(distance <= BigInt(denominator) && distance >= -BigInt(denominator)).toBe(true)
    }),
  )
})

test('the quick way of multiplying and dividing agrees with the exact one, products beyond safe integers included', () => {
  const factor = fc.integer({ min: -18_000, max: 18_000 })
  fc.assert(
    fc.property(amount, factor, fc.integer({ min: 20, max: 20_000 }), (one, multiplier, divisor) => {
      expect(multiplyDivide(one, multiplier, divisor)).toBe(roundHalfUp(BigInt(one) * BigInt(multiplier), divisor))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  () => roundHalfUp(1, 0),
  () => roundHalfUp(1.5, 1),
  () => roundHalfUp(10n ** 30n, 1),
  () => multiplyDivide(1.5, 1, 2),
  () => multiplyDivide(1, 1, 0),
])('what is not integer money is a programmer’s mistake and throws (%#)', (mistake) => {
  expect(mistake).toThrow(RangeError)
})

test.each([
  [1_234_567, 500, 61_728],
  [1_296_295, 800, 103_704],
  [-50, 100, -1],
])('%i: its share of %i basis points is %i', (one, basisPoints, expected) => {
  expect(percentOf(one, basisPoints)).toBe(expected)
})

test('the amount before a percentage is the amount that the percentage makes of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (one, basisPoints) => {
      expect(beforePercent(addPercent(one, basisPoints), basisPoints)).toBe(one)
    }),
  )
})

test.each([
  [2_844_000, 10_000, 2_840_000],
  [2_845_000, 10_000, 2_850_000],
  [-2_845_000, 10_000, -2_850_000],
  [2_845_123, 0, 2_845_123],
  [2_845_123, 1, 2_845_123],
])('%i rounded to steps of %i is %i', (one, step, expected) => {
  expect(roundToStep(one, step)).toBe(expected)
})

test('parts in proportion add up to the whole, whatever the weights', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1 }), (whole, weights) => {
      expect(splitInProportion(whole, weights).reduce((sum, part) => sum + part, 0)).toBe(whole)
    }),
  )
})
