import { weekdayOf } from '#days/day.ts'
import type { Day } from '#days/day.ts'
import { derivePrice } from './derive.ts'
import type { Derivation } from './derive.ts'

/** The price of a night where no plan has its own: the room type's prices, and the property's weekend nights (1 Monday to 7 Sunday). */
export type RoomPrices = {
  readonly defaultPrice: number | null
  readonly weekendPrice: number | null
  readonly weekendNights: readonly number[]
}

/** Friday and Saturday: the weekend nights of a property that chose none. */
export const usualWeekendNights: readonly number[] = [5, 6]

/** Where a night's price comes from. */
export type PriceSource = 'own' | 'derived' | 'weekend' | 'default'

/** A night's price in minor units (null where none is set), its source, and for a derived one the plan that it follows. */
export type NightPrice = { readonly price: number | null; readonly source: PriceSource; readonly follows?: string }

/** A plan's part in a night's price: its id, its own price, and how it follows another plan. */
export type PricedPlan = { readonly planId: string; readonly derive: Derivation | null; readonly price: number | null }

/**
 * The price of a night for the first plan of `chain`, in which each plan is followed by its parent. A derived plan never uses a price of
 * its own. If the chain ends too early, the room type's price counts.
 */
export const nightPrice = (night: Day, chain: readonly PricedPlan[], room: RoomPrices): NightPrice => {
  const [plan, ...above] = chain
  if (plan?.derive) return derived(plan.derive, nightPrice(night, above, room))
  return plan && plan.price !== null ? { price: plan.price, source: 'own' } : roomPrice(night, room)
}

/** The room type's own price of a night: the weekend price on the property's weekend nights, else the default price. */
export const roomPrice = (night: Day, room: RoomPrices): NightPrice => {
  const weekend = room.weekendPrice !== null && room.weekendNights.includes(weekdayOf(night))
  return weekend ? { price: room.weekendPrice, source: 'weekend' } : { price: room.defaultPrice, source: 'default' }
}

const derived = (derive: Derivation, parent: NightPrice): NightPrice => {
  const price = parent.price === null ? null : derivePrice(parent.price, derive)
  return { price, source: 'derived', follows: derive.parentId }
}
