import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { addDays, nightsOfStay, type Day } from '@innkeeper/rules/days/day'
import type { PricedRoom, RoomLine } from '@innkeeper/rules/price/room-lines'
import { derivePrice } from '@innkeeper/rules/rate/derive'
import { nightPrice, usualWeekendNights } from '@innkeeper/rules/rate/night-price'
import type { Tx } from '#kit/transaction/transaction.ts'
import { nightsBefore } from '../rates/nights.ts'
import { derivationOf, planExtras } from '../rates/plan-terms.ts'
import type { Chances } from '../random.ts'
import type { SeededProperty, SeededRoomPlan } from '../seeded.ts'

/** What is left of a property while it is being booked: rooms by room type and night, and the prices that were set. */
export type Stock = {
  readonly left: Map<string, number>
  readonly prices: ReadonlyMap<string, number>
}

/** Rooms of one type on one plan from one day to another. */
export type SeededStay = {
  readonly roomPlan: SeededRoomPlan
  readonly checkIn: Day
  readonly checkOut: Day
  readonly rooms: readonly PricedRoom[]
}

const keyOf = (id: string, night: string): string => `${id} ${night}`

const leftRows = rowsLike(z.strictObject({ id: z.uuid(), night: dayInRow, left: z.int() }))
const priceRows = rowsLike(z.strictObject({ id: z.uuid(), night: dayInRow, price: z.int() }))

/** Reads the rooms and prices of the seeded nights. */
export const stockOf = async (tx: Tx, propertyId: string): Promise<Stock> => {
  const rooms = await leftRows(
    tx,
    `select room_type_id as id, night, case when closed then 0 else allotment end as left from room_night where property_id = $1`,
    [propertyId],
  )
  const rates = await priceRows(
    tx,
    'select room_plan_id as id, night, price from rate_night where property_id = $1 and price is not null',
    [propertyId],
  )
  return {
    left: new Map(rooms.map((row) => [keyOf(row.id, row.night), row.left])),
    prices: new Map(rates.map((row) => [keyOf(row.id, row.night), row.price])),
  }
}

/** How many days after today a stay begins, by chance; fewer than none is in the past. */
export type ArrivalDraw = (chances: Chances) => number

/** A random stay in the period that has nights, or null where a night has too few rooms. */
export const drawStay = (
  property: SeededProperty,
  { stock, today, arrival }: { readonly stock: Stock; readonly today: Day; readonly arrival: ArrivalDraw },
  chances: Chances,
): SeededStay | null => {
  const roomPlan = chances.pick(property.roomPlans)
  const checkIn = addDays(today, arrival(chances))
  const nights = Math.max(roomPlan.plan.minStay, chances.pick([1, 1, 2, 2, 2, 3, 3, 4, 5, 7]))
  const checkOut = addDays(checkIn, nights)
  const rooms = Array.from({ length: chances.pick([1, 1, 1, 1, 1, 2, 2, 3]) }, () => guestsOf(roomPlan, chances))
  const short = nightsOfStay(checkIn, checkOut).some(
    (night) => (stock.left.get(keyOf(roomPlan.roomType.roomTypeId, night)) ?? 0) < rooms.length,
  )
  return short ? null : { roomPlan, checkIn, checkOut, rooms }
}

/** Removes a stay's rooms from the stock. */
export const takeRooms = (stock: Stock, stay: SeededStay): void => {
  for (const night of nightsOfStay(stay.checkIn, stay.checkOut)) {
    const key = keyOf(stay.roomPlan.roomType.roomTypeId, night)
    stock.left.set(key, (stock.left.get(key) ?? 0) - stay.rooms.length)
  }
}

/** The stay as input of the price rule: each night's price from the plan, or from the plan that it follows. */
export const roomLineOf = (property: SeededProperty, stock: Stock, stay: SeededStay): RoomLine => ({
  planId: stay.roomPlan.ratePlanId,
  roomTypeId: stay.roomPlan.roomType.roomTypeId,
  plan: planExtras,
  rooms: stay.rooms,
  nights: nightsOfStay(stay.checkIn, stay.checkOut).map((night) => ({ night, price: priceOn(property, stock, stay.roomPlan, night) })),
})

const priceOn = (property: SeededProperty, stock: Stock, roomPlan: SeededRoomPlan, night: Day): number => {
  const follows = roomPlan.plan.follows
  const parent = property.roomPlans.find((other) => other.roomType === roomPlan.roomType && other.plan.key === follows?.key)
  if (follows !== undefined && parent !== undefined) {
    return derivePrice(priceOn(property, stock, parent, night), derivationOf(follows, parent.ratePlanId))
  }
  const own = { planId: roomPlan.ratePlanId, derive: null, price: stock.prices.get(keyOf(roomPlan.roomPlanId, night)) ?? null }
  const { price, weekendPrice } = roomPlan.roomType
  const room = { defaultPrice: price * 1000, weekendPrice: weekendPrice * 1000, weekendNights: usualWeekendNights }
  return nightPrice(night, [own], room).price ?? 0
}

/** Most stays are within a month of today; some far back, some months ahead. */
export const usualArrival: ArrivalDraw = (chances) => {
  if (chances.happens(0.3)) return chances.whole(-nightsBefore, -1)
  return chances.happens(0.55) ? chances.whole(0, 45) : chances.whole(46, 300)
}

const guestsOf = ({ roomType }: SeededRoomPlan, chances: Chances): PricedRoom => {
  const adults = Math.min(roomType.adults, chances.pick([1, 2, 2, 2, 2, 3, 4]))
  const children = chances.happens(0.25) ? Math.min(roomType.children, chances.whole(1, 2)) : 0
  return { adults, childrenAges: Array.from({ length: children }, () => chances.whole(2, 11)), extraBeds: 0 }
}
