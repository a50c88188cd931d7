import type { Day } from '#days/day.ts'
import { percentOf } from '#money/percent.ts'
import type { Cell } from './promoted-stay.ts'
import type { Promotion } from './promotion.ts'

/**
 * The amount that a promotion takes off or adds on one night, or on the whole stay if `night` is null; `amount` is a part of `base` and
 * never negative.
 */
export type Take = { readonly night: Day | null; readonly quantity: number; readonly base: number; readonly amount: number }

type Effect = Pick<Promotion, 'effect' | 'unit' | 'value'>

/** The effect of a promotion on each night: a percentage of the price of all rooms on that night, or an amount for each room. */
export const nightlyTakes = (promotion: Effect, cells: readonly Cell[]): Take[] =>
  [...Map.groupBy(cells, ({ night }) => night)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([night, ofNight]) => {
      const base = sumOf(ofNight)
      const amount = promotion.unit === 'percent' ? percentOf(base, promotion.value) : amountOf(promotion, ofNight)
      return { night, quantity: ofNight.length, base, amount }
    })

// A discount on a room is at most its price of that night.
const amountOf = ({ effect, value }: Effect, cells: readonly Cell[]): number =>
  effect === 'surcharge' ? cells.length * value : cells.reduce((sum, { amount }) => sum + Math.min(value, amount), 0)

/** The effect of a promotion on the whole stay: a percentage of its price, or an amount, once. */
export const totalTake = ({ effect, unit, value }: Effect, cells: readonly Cell[]): Take[] => {
  const base = sumOf(cells)
  if (unit === 'percent') return [{ night: null, quantity: 1, base, amount: percentOf(base, value) }]
  return [{ night: null, quantity: 1, base, amount: effect === 'surcharge' ? value : Math.min(value, base) }]
}

/** How many of `count` are free: "for every x bought, y more are free". */
const freeOf = (count: number, { buy, free }: Pick<Promotion, 'buy' | 'free'>): number =>
  buy === null || free === null ? 0 : Math.floor(count / (buy + free)) * free

/** The free nights of each room: its cheapest ones, and the later ones if several cost the same. */
export const freeNights = (promotion: Promotion, cells: readonly Cell[]): Cell[] =>
  byRoom(cells).flatMap((nights) => cheapest(nights, freeOf(nights.length, promotion), ({ amount }) => amount))

/** The nights of the free rooms: the cheapest rooms of the stay, and the later ones if several cost the same. */
export const freeRooms = (promotion: Promotion, cells: readonly Cell[]): Cell[] => {
  const rooms = byRoom(cells)
  return cheapest(rooms, freeOf(rooms.length, promotion), sumOf).flat()
}

/** How many rooms some rooms and nights belong to. */
export const countRooms = (cells: readonly Cell[]): number => byRoom(cells).length

const byRoom = (cells: readonly Cell[]): Cell[][] => [...Map.groupBy(cells, ({ line, room }) => line * 1000 + room).values()]

const cheapest = <T>(of: readonly T[], count: number, costOf: (one: T) => number): T[] =>
  of
    .map((one, at) => ({ one, at, cost: costOf(one) }))
    .toSorted((one, other) => one.cost - other.cost || other.at - one.at)
    .slice(0, count)
    .map(({ one }) => one)

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { amount }) => sum + amount, 0)
