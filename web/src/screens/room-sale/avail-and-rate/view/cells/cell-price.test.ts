import { describe, expect, it } from 'vitest'
import { cellPrice, type PriceStyle } from './cell-price.ts'

const style = (column: number, more: Partial<PriceStyle> = {}): PriceStyle => ({
  currency: 'VND',
  language: 'vi',
  zoom: column === 81 ? 14 : 30,
  column,
  ...more,
})

describe('a price in its cell', () => {
  it.each([
    [38, 2_450_000, '2.450', true],
    [38, 2_450_500, '2.450+', false],
    [38, 24_500_000, '24.500', true],
    [44, 245_000_000, '245.000', true],
    [81, 2_450_000, '2.450.000', true],
    [81, 1_250_000_000, '1.250.000.000', true],
  ])('in a column of %i pixels, %i is written %s', (column, amount, text, whole) =>
    expect(cellPrice(amount, style(column))).toMatchObject({ text, whole }),
  )
  it.each([
    [38, 245_000_000, '245tr', '245m'],
    [38, 245_500_001, '245tr+', '245m+'],
    [38, 24_550_500, '24tr+', '24.5m+'],
    [38, 1_250_000_000, '1,25tỷ', '1.25bn'],
    [38, 1_250_000_001, '1,2tỷ+', '1.2bn+'],
    [44, 1_150_000_000, '1,15tỷ', '1.15bn'],
    [44, 1_259_999_000, '1,25tỷ+', '1.25bn+'],
    [44, 12_500_000_000, '12,5tỷ', '12.5bn'],
    [81, 100_000_000_000, '100tỷ', '100bn'],
  ])('in a column of %i pixels, %i would run into the next night and is shortened, never rounded up', (column, amount, vi, en) => {
    expect(cellPrice(amount, style(column))).toEqual({ text: vi, whole: false, long: true })
    expect(cellPrice(amount, style(column, { language: 'en' })).text).toBe(en)
  })
  it('counts dollars by their cents', () => {
    const dollars = { currency: 'USD', language: 'en' } as const
    expect(cellPrice(125_050, style(38, dollars)).text).toBe('1,250+')
    expect(cellPrice(15_000_000, style(38, dollars)).text).toBe('150k')
  })
  it('closes its figures up where they are many for the column', () => {
    expect(cellPrice(2_450_000, style(38)).long).toBe(false)
    expect(cellPrice(24_500_000, style(38)).long).toBe(true)
  })
})
