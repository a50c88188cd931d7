import type { Currency } from './currency.ts'
import { parseMoney } from './parse-money.ts'
import type { NumberReason } from './parse-number.ts'
import { parsePercent } from './parse-percent.ts'

/** A price as typed into a cell: set to an amount, or raised or lowered by an amount (minor units) or a percentage (basis points). */
export type TypedChange =
  | { readonly act: 'set'; readonly unit: 'amount'; readonly value: number }
  | { readonly act: 'raise' | 'lower'; readonly unit: 'amount' | 'percent'; readonly value: number }

/** A typed cell entry as a change, or why it was not understood; a percentage needs a sign. */
export type ParsedChange =
  | { readonly ok: true; readonly change: TypedChange }
  | { readonly ok: false; readonly reason: NumberReason | 'signNeeded' }

/** Reads an entry of the grid's editor: `+10%`, `-50000`, `=2450000`, or a plain price such as `2450k`. */
export const parseChange = (typed: string, currency: Currency): ParsedChange => {
  const text = typed.trim()
  const act = actOf(text)
  const rest = text.replace(/^[+\-−=]\s*/u, '')
  if (!rest.endsWith('%')) return amountChange(act, rest, currency)
  if (act === 'set') return { ok: false, reason: 'signNeeded' }
  const percent = parsePercent(rest)
  return percent.ok ? { ok: true, change: { act, unit: 'percent', value: percent.value } } : percent
}

const actOf = (text: string): TypedChange['act'] => {
  if (text.startsWith('+')) return 'raise'
  return /^[-−]/u.test(text) ? 'lower' : 'set'
}

const amountChange = (act: TypedChange['act'], text: string, currency: Currency): ParsedChange => {
  const money = parseMoney(text, currency)
  return money.ok ? { ok: true, change: { act, unit: 'amount', value: money.amount } } : money
}
