import { currencyDigits } from './currency.ts'
import type { Currency } from './currency.ts'
import { parseNumber } from './parse-number.ts'
import type { NumberReason, ParsedNumber } from './parse-number.ts'

/** Typed money in minor units, or why it was not understood. */
export type ParsedMoney = { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly reason: NumberReason }

const zerosOfWord = new Map([
  ['k', 3],
  ['nghìn', 3],
  ['ngàn', 3],
  ['tr', 6],
  ['triệu', 6],
  ['m', 6],
  ['tỷ', 9],
  ['tỉ', 9],
  ['bn', 9],
])

const signs = /[\s\u00a0_'’]|₫|đồng|đ|vnd|us\$|usd|\$/gu
const shorthand = /^([\d.,]+)(k|nghìn|ngàn|tr|triệu|m|tỷ|tỉ|bn)(\d*)$/u

/**
 * Reads a money field as minor units. Either separator groups thousands or marks decimals: "2.450.000", "2,450,000", "2450k", "2,45tr",
 * "2tr450" are the same VND; "1.250,50" and "1,250.50" the same USD.
 */
export const parseMoney = (typed: string, currency: Currency): ParsedMoney => {
  const text = typed.normalize('NFC').toLowerCase().replace(signs, '')
  const short = shorthand.exec(text)
  const parsed = short ? parseShorthand(short, currency) : parseNumber(text, { digits: currencyDigits[currency], grouped: true })
  return parsed.ok ? { ok: true, amount: parsed.value } : parsed
}

// In "2.450k" the dot groups thousands, because dong has no decimals; in "2.450tr" it is a decimal point, because no room costs 2,450
// million.
const parseShorthand = (match: RegExpExecArray, currency: Currency): ParsedNumber => {
  const [, head = '', word = '', tail = ''] = match
  const zeros = zerosOfWord.get(word) ?? 0
  if (tail !== '' && /[.,]/u.test(head)) return { ok: false, reason: 'notANumber' }
  const number = tail === '' ? head : `${head},${tail}`
  return parseNumber(number, { digits: zeros + currencyDigits[currency], grouped: zeros === 3 && tail === '' })
}
