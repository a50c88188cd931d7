import { expect, test } from 'vitest'
import { moneyScale } from './money-scale.ts'

test.each([
  ['VND', [3_260_000_000, 40_000_000], 4, { most: 4_000_000_000, unit: 'tỷ ₫' }],
  ['VND', [1_710_000_000], 4, { most: 2_000_000_000, unit: 'tỷ ₫' }],
  ['VND', [86_400_000], 4, { most: 100_000_000, unit: 'triệu ₫' }],
  ['VND', [0], 0, { most: 0, unit: 'tỷ ₫' }],
  ['VND', [700], 4, { most: 800, unit: '₫' }],
  ['USD', [1_250_050], 3, { most: 1_500_000, unit: 'nghìn US$' }],
] as const)('%s up to %j: round steps, the largest below the top', (currency, amounts, steps, top) => {
  const scale = moneyScale(amounts, currency)
  expect(scale).toMatchObject({ unit: { vi: top.unit } })
  expect(scale.ticks.at(-1)).toBe(top.most)
  expect(scale.ticks).toHaveLength(steps + 1)
  expect(Math.max(...amounts)).toBeLessThanOrEqual(scale.most)
})
