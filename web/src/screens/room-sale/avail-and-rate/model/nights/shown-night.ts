import { isWithin } from '@innkeeper/rules/days/date-range'
import { effectiveNights, type EffectiveNight, type PlanNights } from '@innkeeper/rules/rate/effective-nights'
import { derivePrice } from '@innkeeper/rules/rate/derive'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import type { RoomNight } from '@innkeeper/rules/rate/room-night'
import type { GridStore } from '../grid-store.ts'
import type { PlanRow } from '../grid-rows.ts'

/** A room-plan's night as it counts, and whether the plan is not sold on it at all. */
export type ShownRate = EffectiveNight & { readonly blackout: boolean }

/** What counts on a night for a plan, by the rules that the server prices with. */
export const shownRate = (store: Pick<GridStore, 'rate' | 'soundRate' | 'calendar'>, row: PlanRow, at: number): ShownRate => {
  const night = store.calendar.days[at] ?? store.calendar.last
  // The cell itself shows what was typed; a price that was refused is nothing that another plan follows.
  const nightOf = (id: string) => (id === row.id ? store.rate(id, at) : store.soundRate(id, at))
  const chain = row.chain.map((plan): PlanNights => ({ ...plan, nights: new Map([[night, nightOf(plan.id)]]) }))
  const [shown] = effectiveNights([night], chain, row.room.prices)
  if (shown === undefined) throw new RangeError('one night has one price')
  return { ...shown, blackout: row.plan.blackouts.some((range) => isWithin(night, range)) }
}

/** Few rooms left: "Low (≤ 2 of more than 4)". */
export const isLow = (night: RoomNight): boolean => night.allotment > 4 && vacantRooms(night) <= 2 && vacantRooms(night) > 0

/** Nothing left to sell of what was on sale. */
export const isFull = (night: RoomNight): boolean => vacantRooms(night) === 0 && night.sold > 0

/** How full the property is on a night, in percent of the rooms of its active room types; null where it has none. */
export const occupancyAt = (store: GridStore, at: number): number | null => {
  const rooms = (store.facts.get()?.rooms ?? []).filter(({ active }) => active)
  const total = rooms.reduce((sum, { totalRooms }) => sum + totalRooms, 0)
  const sold = rooms.reduce((sum, { id }) => sum + store.nights.room(id, at).sold, 0)
  return total === 0 ? null : Math.round((sold / total) * 100)
}

/** The lowest and highest price of a plan over the nights that were read: what a height of price is measured by. */
export const priceSpan = (store: GridStore, row: PlanRow): readonly [number, number] => {
  const root = row.chain.at(-1) ?? row.plan
  let low = Math.min(row.room.defaultPrice, row.room.weekendPrice)
  let high = Math.max(row.room.defaultPrice, row.room.weekendPrice)
  for (const price of root.derive === null ? store.nights.rates(root.id).price : []) {
    if (price < low) low = price
    if (price > high) high = price
  }
  const through = (price: number) =>
    row.chain.toReversed().reduce((sum, { derive }) => (derive === null ? sum : derivePrice(sum, derive)), price)
  return [through(low), through(high)]
}
