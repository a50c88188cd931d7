import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency } from './currency.ts'
import { formatMoney } from './format-money.ts'
import { parseChange } from './parse-change.ts'
import { parseMoney } from './parse-money.ts'

const understood: readonly (readonly [string, Currency, number])[] = [
  ['2.450.000', 'VND', 2_450_000],
  ['2,450,000', 'VND', 2_450_000],
  ['2450000', 'VND', 2_450_000],
  ['2 450 000 ₫', 'VND', 2_450_000],
  ['2.450.000,00đ', 'VND', 2_450_000],
  ['2,45tr', 'VND', 2_450_000],
  ['2.45tr', 'VND', 2_450_000],
  ['2tr450', 'VND', 2_450_000],
  ['2tr5', 'VND', 2_500_000],
  ['2,45 triệu', 'VND', 2_450_000],
  ['2450k', 'VND', 2_450_000],
  ['2.450k', 'VND', 2_450_000],
  ['2,5k', 'VND', 2_500],
  ['1,2 tỷ', 'VND', 1_200_000_000],
  ['1,25tỷ', 'VND', 1_250_000_000],
  ['1.25tỷ', 'VND', 1_250_000_000],
  ['1.25bn', 'VND', 1_250_000_000],
  ['1,25 bn', 'VND', 1_250_000_000],
  ['₫1.25BN', 'VND', 1_250_000_000],
  ['2.45m', 'VND', 2_450_000],
  ['2,45m', 'VND', 2_450_000],
  ['2.450', 'VND', 2_450],
  ['0', 'VND', 0],
  ['1250,50', 'USD', 125_050],
  ['1.250,50', 'USD', 125_050],
  ['1,250.50', 'USD', 125_050],
  ['1,250', 'USD', 125_000],
  ['$1,250.5', 'USD', 125_050],
  ['0.500', 'USD', 50],
  ['1.5k', 'USD', 150_000],
  ['1,5k', 'USD', 150_000],
  ['1.25bn', 'USD', 125_000_000_000],
]

test.each(understood)('money fields accept either separator and short forms: %s in %s is %i minor units', (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toEqual({ ok: true, amount })
})

test.each([
  ['', 'VND', 'empty'],
  ['   ₫', 'VND', 'empty'],
  ['abc', 'VND', 'notANumber'],
  ['-5', 'VND', 'notANumber'],
  ['2.45.000', 'VND', 'notANumber'],
  ['2.450.00', 'VND', 'notANumber'],
  ['2.450tr5', 'VND', 'notANumber'],
  ['1..000', 'VND', 'notANumber'],
  ['2450,5', 'VND', 'tooManyDecimals'],
  ['12.3456', 'USD', 'tooManyDecimals'],
  ['2,4500001tr', 'VND', 'tooManyDecimals'],
  ['99999999999999999', 'VND', 'tooLarge'],
] as const)('what is no money says why: "%s" in %s is %s', (typed, currency, reason) => {
  expect(parseMoney(typed, currency)).toEqual({ ok: false, reason })
})

test.each([
  ['+10%', { act: 'raise', unit: 'percent', value: 1000 }],
  ['-12,5 %', { act: 'lower', unit: 'percent', value: 1250 }],
  ['−12.5%', { act: 'lower', unit: 'percent', value: 1250 }],
  ['-50000', { act: 'lower', unit: 'amount', value: 50_000 }],
  ['+ 50k', { act: 'raise', unit: 'amount', value: 50_000 }],
  ['=2450000', { act: 'set', unit: 'amount', value: 2_450_000 }],
  ['2,45tr', { act: 'set', unit: 'amount', value: 2_450_000 }],
])('the grid’s editor reads %s', (typed, change) => {
  expect(parseChange(typed, 'VND')).toEqual({ ok: true, change })
})

test.each([
  ['10%', 'signNeeded'],
  ['+', 'empty'],
  ['+%', 'empty'],
  ['+1,234%', 'tooManyDecimals'],
  ['++5', 'notANumber'],
])('the grid’s editor refuses %s: %s', (typed, reason) => {
  expect(parseChange(typed, 'VND')).toEqual({ ok: false, reason })
})

test.each([
  [2_450_000, 'VND', 'vi', '2.450.000\u00a0₫'],
  [2_450_000, 'VND', 'en', '₫2,450,000'],
  [125_050, 'USD', 'vi', '1.250,50\u00a0US$'],
  [125_050, 'USD', 'en', '$1,250.50'],
  [-500_000, 'VND', 'vi', '−500.000\u00a0₫'],
  [-500_000, 'VND', 'en', '−₫500,000'],
] as const)('%i minor units of %s are read in %s as %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text)
})

test('what is shown as money can be typed back, in both languages and currencies', () => {
  const language = fc.constantFrom('vi' as const, 'en' as const)
  const currency = fc.constantFrom<Currency>('VND', 'USD')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), currency, language, (amount, of, into) => {
      expect(parseMoney(formatMoney(amount, of, into), of)).toEqual({ ok: true, amount })
    }),
  )
})
