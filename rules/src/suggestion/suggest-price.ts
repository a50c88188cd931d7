import { applyChange } from '#rate/change.ts'

/** From which side the occupancy of a rule is meant: at least so much, or at most so much. */
export const occupancySides = ['above', 'below'] as const
export type OccupancySide = (typeof occupancySides)[number]

/**
 * A rule that suggests a price. `above`: the night is sold to `percent` % or more, and is still `daysAhead` days away or more. `below`: it
 * is sold to `percent` % or less, and is `daysAhead` days away or less. The step is in basis points or minor units, then rounded to
 * `roundTo` (0 for none). What is suggested lies between floor and ceiling. Without room types it holds for all.
 */
export type PriceRule = {
  readonly id: string
  readonly roomTypeIds: readonly string[]
  readonly occupied: OccupancySide
  readonly percent: number
  readonly daysAhead: number
  readonly act: 'raise' | 'lower'
  readonly unit: 'percent' | 'amount'
  readonly value: number
  readonly roundTo: number
  readonly floor: number | null
  readonly ceiling: number | null
}

/** A night of a package as a rule sees it; the bounds are those of its room type. */
export type NightSeen = {
  readonly roomTypeId: string
  readonly allotment: number
  readonly sold: number
  readonly daysAhead: number
  readonly price: number | null
  readonly floor: number | null
  readonly ceiling: number | null
}

/** What is suggested for a night, and why: the rule and the occupancy in whole percent. */
export type Suggestion<R extends PriceRule> = { readonly rule: R; readonly price: number; readonly occupancy: number }

/**
 * The suggestion of the first rule that holds for a night, or null. The first rule that holds is the only one asked: where its step leads
 * nowhere, because the price is at a bound already, nothing is suggested. Past nights, nights without rooms and without a price have none.
 */
export const suggestPrice = <R extends PriceRule>(night: NightSeen, rules: readonly R[]): Suggestion<R> | null => {
  if (night.price === null || night.allotment <= 0 || night.daysAhead < 0) return null
  const rule = rules.find((one) => holdsFor(one, night))
  if (rule === undefined) return null
  const price = steppedPrice(night.price, rule, night)
  return price === null ? null : { rule, price, occupancy: Math.floor((night.sold * 100) / night.allotment) }
}

const holdsFor = ({ roomTypeIds, occupied, percent, daysAhead }: PriceRule, night: NightSeen): boolean => {
  if (roomTypeIds.length > 0 && !roomTypeIds.includes(night.roomTypeId)) return false
  // Whole numbers: 80 % of 10 rooms is exactly 8.
  const [sold, asked] = [night.sold * 100, percent * night.allotment]
  return occupied === 'above' ? sold >= asked && night.daysAhead >= daysAhead : sold <= asked && night.daysAhead <= daysAhead
}

const steppedPrice = (price: number, rule: PriceRule, night: Pick<NightSeen, 'floor' | 'ceiling'>): number | null => {
  const { act, unit, value, roundTo } = rule
  const moved = Number(applyChange(price, { field: 'price', act, unit, value, roundTo }))
  const least = Math.max(1, rule.floor ?? 1, night.floor ?? 1)
  const most = Math.min(rule.ceiling ?? Infinity, night.ceiling ?? Infinity)
  const kept = Math.min(Math.max(moved, least), most)
  // A bound never turns a step round: a price above the ceiling is not lowered by a rule that raises.
  return kept >= least && (act === 'raise' ? kept > price : kept < price) ? kept : null
}

/** An answer that a person gave to a suggestion: at this price the rule says nothing more of the night. */
export type SettledSuggestion = { readonly roomPlanId: string; readonly night: string; readonly ruleId: string; readonly price: number }

/**
 * Tells of which nights a rule has had its answer. The answer holds while the night's price is the one that it was given at: the price that
 * was kept, or the one that was accepted. Another price, also after an undo, is a new reason to suggest.
 */
export const settledBy = (settled: readonly SettledSuggestion[]): ((one: SettledSuggestion) => boolean) => {
  const keys = new Set(settled.map(keyOf))
  return (one) => keys.has(keyOf(one))
}

const keyOf = ({ roomPlanId, night, ruleId, price }: SettledSuggestion): string => `${roomPlanId} ${night} ${ruleId} ${price}`

/** Why a rule is not valid: its floor lies above its ceiling, or it raises or lowers by more than the price itself. */
export type PriceRuleProblem =
  | { readonly field: 'ceiling'; readonly reason: 'floorAboveCeiling' }
  | { readonly field: 'value'; readonly reason: 'percentOverWhole' }

type Checked = { readonly [F in 'floor' | 'ceiling' | 'value']?: number | null | undefined } & {
  readonly act?: 'raise' | 'lower' | undefined
  readonly unit?: 'percent' | 'amount' | undefined
}

/** The problems across the fields of a rule; fields that are not filled in have none. */
export const checkPriceRule = ({ floor, ceiling, act, unit, value }: Checked): PriceRuleProblem[] => [
  ...((floor ?? 0) > (ceiling ?? Infinity) ? [{ field: 'ceiling', reason: 'floorAboveCeiling' } as const] : []),
  ...(unit === 'percent' && (value ?? 0) > (act === 'lower' ? mostLowered : mostRaised)
    ? [{ field: 'value', reason: 'percentOverWhole' } as const]
    : []),
]

// In basis points: a tenth of the price stays at least, and three times the price is the most.
const mostLowered = 9000
const mostRaised = 20_000
