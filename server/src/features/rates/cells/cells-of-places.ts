import type { Day } from '@innkeeper/rules/days/day'
import type { RateCell, RoomCell } from '@innkeeper/rules/rate/batch/batch-cell'
import { roomPrice } from '@innkeeper/rules/rate/night-price'
import { emptyRateNight } from '@innkeeper/rules/rate/rate-night'
import { emptyRoomNight } from '@innkeeper/rules/rate/room-night'
import type { PlanPlace, RatesProperty, RoomPlace } from '../nights/places.store.ts'
import type { ReadNights } from '../nights/set-nights.ts'

/** A room type's night as the rules need it. */
export const roomCell = (room: RoomPlace, night: Day, stored: ReadNights): RoomCell => ({
  kind: 'room',
  roomTypeId: room.roomTypeId,
  row: stored.rooms.get(room.roomTypeId)?.get(night) ?? emptyRoomNight(night),
  totalRooms: room.totalRooms,
})

/** A room-plan's night as the rules need it; a derived plan has no price that could be raised or lowered. */
export const rateCell = (plan: PlanPlace, night: Day, stored: ReadNights, roomPrices: PricesOfRooms): RateCell => {
  const row = stored.rates.get(plan.roomPlanId)?.get(night) ?? emptyRateNight(night)
  return {
    kind: 'rate',
    roomPlanId: plan.roomPlanId,
    row,
    effectivePrice: plan.derive === null ? (row.price ?? roomPrices(plan.room, night)) : null,
    derive: plan.derive,
    plan,
    floor: plan.room.floorPrice,
    ceiling: plan.room.ceilingPrice,
  }
}

/** The room type's price of a night without its own price. */
export type PricesOfRooms = (room: RoomPlace, night: Day) => number | null

/** Room prices, computed once for each room type and night, for all plans. */
export const pricesOfRooms = (property: RatesProperty): PricesOfRooms => {
  const known = new Map<string, Map<Day, number | null>>()
  return (room, night) => {
    const ofRoom = known.get(room.roomTypeId) ?? new Map<Day, number | null>()
    known.set(room.roomTypeId, ofRoom)
    const price = ofRoom.get(night)
    if (price !== undefined) return price
    const computed = roomPrice(night, { ...room, weekendNights: property.weekendNights }).price
    ofRoom.set(night, computed)
    return computed
  }
}
