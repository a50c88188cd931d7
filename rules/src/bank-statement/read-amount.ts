import { parseNumber } from '#money/parse-number.ts'
import { cellText, type StatementCell } from './statement-cell.ts'

/** The largest amount of a line in dong: what the ledger takes. */
const most = 100_000_000_000

/** An amount in whole dong, negative where it goes out; null where the cell is empty; or why it was not understood. */
export type ReadAmount = { readonly amount: number | null } | { readonly reason: 'amountUnreadable' | 'amountTooLarge' }

/**
 * Reads an amount of a bank: "1.234.567", "1,234,567.00", "+1 234 567 VND", "(500.000)" and "-500,000" are amounts; dong have no fractions.
 */
export const readAmount = (cell: StatementCell | undefined): ReadAmount => {
  if (typeof cell === 'number') return Number.isInteger(cell) ? bounded(cell) : { reason: 'amountUnreadable' }
  const text = cellText(cell)
    .toLowerCase()
    .replace(/[\s'’]|vnd|vnđ|đồng|đ|₫/gu, '')
  if (text === '' || text === '-') return { amount: null }
  const bare = text.replace(/^[+-]|^\(|\)$|[+-]$/gu, '')
  const parsed = parseNumber(bare, { digits: 0, grouped: true })
  if (!parsed.ok) return { reason: parsed.reason === 'tooLarge' ? 'amountTooLarge' : 'amountUnreadable' }
  return bounded(isNegative(text) ? -parsed.value : parsed.value)
}

const isNegative = (text: string): boolean => /^[-(]|-$/u.test(text)

const bounded = (amount: number): ReadAmount => (Math.abs(amount) > most ? { reason: 'amountTooLarge' } : { amount })
