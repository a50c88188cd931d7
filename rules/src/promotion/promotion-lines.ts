import type { Day } from '#days/day.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import { priceLine, taxedAsRoom } from '#price/price-line.ts'
import type { PriceLine } from '#price/price-line.ts'
import type { Cell, PromotedStay } from './promoted-stay.ts'
import { promotedCells } from './promoted-cells.ts'
import type { Promotion } from './promotion.ts'
import type { PromotionMode } from './promotion-mode.ts'
import { promotionRules } from './promotion-rules.ts'
import type { Take } from './promotion-takes.ts'
import type { WhyNotPromoted } from './why-not-promoted.ts'

/** A promotion with its own effect on a stay, without other promotions. */
type Doing = { readonly promotion: Promotion; readonly takes: readonly Take[] }

/** Computes the price with some promotion lines, to find the cheapest for the buyer. */
type CostOf = (lines: readonly PriceLine[]) => number

/** The promotions of a price and how they combine. */
export type Meeting = { readonly mode: PromotionMode; readonly promotions: readonly Promotion[]; readonly costOf: CostOf }

/** The effect of a promotion on a stay without other promotions, or why it has none. */
export const takesOf = (promotion: Promotion, stay: PromotedStay): readonly Take[] | WhyNotPromoted => {
  const cells = promotedCells(promotion, stay)
  if (typeof cells === 'string') return cells
  const takes = promotionRules[promotion.type].take(promotion, cells)
  return typeof takes === 'string' ? takes : takes.filter(({ amount }) => amount > 0)
}

/**
 * The promotion lines of a price: first the discounts, combined according to the mode and never below zero; then every surcharge in full.
 */
export const promotionLines = (stay: PromotedStay, { mode, promotions, costOf }: Meeting): PriceLine[] => {
  const doing = promotions.toSorted(inRank).flatMap((promotion): Doing[] => {
    const takes = takesOf(promotion, stay)
    return typeof takes === 'string' || takes.length === 0 ? [] : [{ promotion, takes }]
  })
  const { discount = [], surcharge = [] } = Object.groupBy(doing, ({ promotion }) => promotion.effect)
  return [
    ...meet[mode](discount, stay, costOf),
    ...surcharge.flatMap(({ promotion, takes }) => takes.map((take) => lineOf(promotion, take))),
  ]
}

/** The order of promotions: by rank, then by age; ids are in the order of creation. */
const inRank = (one: Promotion, other: Promotion): number =>
  one.rank - other.rank || (one.promotionId < other.promotionId ? -1 : Number(one.promotionId > other.promotionId))

type Meet = (discounts: readonly Doing[], stay: PromotedStay, costOf: CostOf) => PriceLine[]

const meet: Readonly<Record<PromotionMode, Meet>> = {
  sum: (discounts, stay) => limited(discounts, stay),
  priority: (discounts, stay) => limited(discounts.slice(0, 1), stay),
  best: (discounts, stay, costOf) => {
    if (discounts.length < 2) return limited(discounts, stay)
    const each = discounts.map((one) => limited([one], stay))
    const costs = each.map(costOf)
    return each[costs.indexOf(Math.min(...costs))] ?? []
  },
}

// "A price never falls below zero": discounts on nights come first, then discounts on the total, so that their order among each other does
// not matter.
const limited = (discounts: readonly Doing[], { cells }: PromotedStay): PriceLine[] => {
  const left = leftOf(cells)
  const { nights = [], total = [] } = Object.groupBy(discounts, ({ promotion }) => promotionRules[promotion.type].on)
  return [...nights, ...total].flatMap(({ promotion, takes }) =>
    takes.flatMap((take) => {
      const amount = take.night === null ? takeFromAll(left, take.amount) : takeFrom(left, take.night, take.amount)
      return amount === 0 ? [] : [lineOf(promotion, { ...take, amount: -amount })]
    }),
  )
}

const leftOf = (cells: readonly Cell[]): Map<Day, number> => {
  const left = new Map<Day, number>()
  for (const { night, amount } of cells) left.set(night, (left.get(night) ?? 0) + amount)
  return left
}

const takeFrom = (left: Map<Day, number>, night: Day, amount: number): number => {
  const rest = left.get(night) ?? 0
  const taken = Math.min(amount, rest)
  left.set(night, rest - taken)
  return taken
}

const takeFromAll = (left: Map<Day, number>, amount: number): number => {
  const nights = [...left]
  const taken = Math.min(
    amount,
    nights.reduce((sum, [, rest]) => sum + rest, 0),
  )
  const shares = splitInProportion(
    taken,
    nights.map(([, rest]) => rest),
  )
  for (const [at, [night, rest]] of nights.entries()) left.set(night, rest - (shares[at] ?? 0))
  return taken
}

const lineOf = ({ promotionId, name, unit, value, code }: Promotion, { night, quantity, base, amount }: Take): PriceLine =>
  priceLine({
    step: 'promotions',
    kind: 'promotion',
    amount,
    base,
    night,
    quantity,
    basisPoints: unit === 'percent' ? value : null,
    unitPrice: unit === 'amount' ? value : null,
    label: code,
    offer: { id: promotionId, name },
    taxedAs: taxedAsRoom,
  })
