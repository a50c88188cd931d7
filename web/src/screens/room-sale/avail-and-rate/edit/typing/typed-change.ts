import type { Currency } from '@innkeeper/rules/money/currency'
import { parseChange, type ParsedChange } from '@innkeeper/rules/money/parse-change'

/** How the prices stand in the cells beside which a person types: in thousands of dong, or whole. */
export type PriceUnit = { readonly currency: Currency; readonly thousands: boolean }

/** What was typed for a room type's night: a number of rooms, or so many more or fewer. */
export type TypedRooms = { readonly act: 'set' | 'raise' | 'lower'; readonly value: number }

// No room costs a hundred thousand thousand dong, and none less than a hundred thousand dong: below this a bare number means thousands.
const leastWholePrice = 100_000
const leastWholeStep = 10_000

/**
 * What was typed into a price's cell. Where the cells show thousands, a bare "2450" means what the cell would show as
 * 2.450; "2450000", "2450k" and "-50000" mean what they say.
 */
export const readTypedPrice = (typed: string, unit: PriceUnit): ParsedChange => {
  const plain = parseChange(typed, unit.currency)
  if (!unit.thousands || !meansThousands(typed, plain)) return plain
  return parseChange(`${typed.trim()}k`, unit.currency)
}

const meansThousands = (typed: string, plain: ParsedChange): boolean => {
  if (!/[\d.,]$/u.test(typed.trim())) return false
  if (!plain.ok) return plain.reason === 'tooManyDecimals'
  return plain.change.value < (plain.change.act === 'set' ? leastWholePrice : leastWholeStep)
}

/** What was typed into the cell of a count (rooms, nights, days), or null where it is none. */
export const readTypedCount = (typed: string): TypedRooms | null => {
  const match = /^\s*(?<sign>[+\-−=]?)\s*(?<digits>\d{1,4})\s*$/u.exec(typed)
  if (match?.groups === undefined) return null
  const sign = match.groups['sign'] ?? ''
  const act = sign === '+' ? 'raise' : sign === '' || sign === '=' ? 'set' : 'lower'
  return { act, value: Number(match.groups['digits']) }
}
