import { eachDay, type Day } from '@innkeeper/rules/days/day'
import { isWithin, type DateRange } from '@innkeeper/rules/days/date-range'
import { effectiveNights, type PlanNights } from '@innkeeper/rules/rate/effective-nights'
import type { RoomPrices } from '@innkeeper/rules/rate/night-price'
import { planChain } from '@innkeeper/rules/rate/plan-chain'
import { emptyRoomNight } from '@innkeeper/rules/rate/room-night'
import { vacantRooms } from '@innkeeper/rules/rate/vacant-rooms'
import type { NightOfPlace } from '@innkeeper/rules/connection/fuse-nights'
import type { toldRateShape, toldRoomShape } from '@innkeeper/protocol/calls/connectivity/told-shapes'
import type { z } from 'zod'
import type { NightsOfRooms } from '#features/rates/nights/nights-of-rooms.reads.ts'

type ToldRoom = z.output<typeof toldRoomShape>
type ToldRate = z.output<typeof toldRateShape>

/** What of the property's own configuration decides about what is told. */
export type TellingFacts = {
  readonly weekendNights: readonly number[]
  /** The room types, and whether each is sold. */
  readonly rooms: ReadonlyMap<string, boolean>
  /** The plans on room types: whether each is sold there, and the dates on which it is not. */
  readonly plans: ReadonlyMap<string, { readonly active: boolean; readonly datesNotApplied: readonly DateRange[] }>
}

/** What should be told of the nights of room types and of the plans on them, by place and in order of date. */
export const toldValues = function* (facts: TellingFacts, stored: NightsOfRooms, range: DateRange): Generator<NightOfPlace> {
  const nights = eachDay(range.from, range.to)
  for (const [roomTypeId, active] of facts.rooms)
    for (const night of nights) yield { placeId: roomTypeId, night, value: JSON.stringify(roomOn(stored, { roomTypeId, active }, night)) }
  for (const plan of stored.plans) yield* ofPlan(facts, stored, plan, nights)
}

/** A room type that is not sold is told as closed. */
const roomOn = (stored: NightsOfRooms, { roomTypeId, active }: { roomTypeId: string; active: boolean }, night: Day): ToldRoom => {
  const row = stored.rooms.get(roomTypeId)?.get(night) ?? emptyRoomNight(night)
  return { available: vacantRooms(row), closed: row.closed || !active, releaseDays: row.releaseDays }
}

const ofPlan = function* (
  facts: TellingFacts,
  stored: NightsOfRooms,
  plan: NightsOfRooms['plans'][number],
  nights: readonly Day[],
): Generator<NightOfPlace> {
  const { active = false, datesNotApplied = [] } = facts.plans.get(plan.roomPlanId) ?? {}
  const onRoom = stored.plans.filter(({ room }) => room.roomTypeId === plan.room.roomTypeId)
  const chain = planChain(plan.planId, new Map(onRoom.map((one) => [one.planId, withNights(one, stored)])))
  const prices: RoomPrices = { ...plan.room, weekendNights: facts.weekendNights }
  for (const { night, price, stopSell, cta, ctd, minStay, maxStay } of effectiveNights(nights, chain, prices)) {
    const isOff = !active || datesNotApplied.some((dates) => isWithin(night, dates))
    const value: ToldRate = { price, stopSell: stopSell || isOff, cta, ctd, minStay, maxStay }
    yield { placeId: plan.roomPlanId, night, value: JSON.stringify(value) }
  }
}

const withNights = (
  { roomPlanId, planId, derive, minStay, maxStay }: NightsOfRooms['plans'][number],
  { rates }: NightsOfRooms,
): PlanNights => ({
  planId,
  derive,
  minStay,
  maxStay,
  nights: rates.get(roomPlanId) ?? new Map(),
})
