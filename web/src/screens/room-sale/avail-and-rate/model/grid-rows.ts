import type { Grid } from '@innkeeper/protocol/rates/grid'
import type { Saying } from '@innkeeper/protocol/say'
import { isDay } from '@innkeeper/rules/days/day'
import type { DateRange } from '@innkeeper/rules/days/date-range'
import { nightRestrictions, type NightRestrictions } from '@innkeeper/rules/rate/night-restrictions'
import type { RoomPrices } from '@innkeeper/rules/rate/night-price'
import { planChain, type PlanRates } from '@innkeeper/rules/rate/plan-chain'
import type { NotSellable } from '@innkeeper/rules/property/why-not-sellable'
import { foldText } from '@innkeeper/rules/text/fold-text'

type WireRoom = Grid['roomTypes'][number]
type WirePlan = WireRoom['plans'][number]

/** A plan as the grid needs it: what its price follows from, and the nights that it is not sold on. */
export type Plan = PlanRates & {
  readonly id: string
  readonly name: Saying
  readonly active: boolean
  readonly blackouts: readonly DateRange[]
}

/** A room type with its plans. */
export type Room = Pick<WireRoom, 'id' | 'totalRooms' | 'active' | 'defaultPrice' | 'weekendPrice' | 'floorPrice' | 'ceilingPrice'> & {
  readonly name: Saying
  readonly prices: RoomPrices
  readonly plans: readonly Plan[]
}

/** The availability row of a room type. */
export type RoomRow = {
  readonly kind: 'room'
  readonly id: string
  readonly room: Room
  readonly open: boolean
  /** Why nothing of it can be sold. */
  readonly notSellable: NotSellable | null
}

/** The price row of a plan; `chain` goes on with the plan that it follows. */
export type PlanRow = {
  readonly kind: 'plan'
  readonly id: string
  readonly room: Room
  readonly plan: Plan
  readonly chain: readonly Plan[]
  /** Its shortest and longest stay on every night for which nothing else is set. */
  readonly stay: Pick<NightRestrictions, 'minStay' | 'maxStay'>
}

/** A row of the grid. */
export type GridRow = RoomRow | PlanRow

/** What the server says of rooms and plans, without their nights. */
export const roomsOf = (grid: Pick<Grid, 'roomTypes' | 'weekendNights'>): Room[] =>
  grid.roomTypes.map((room) => ({
    id: room.id,
    name: { vi: room.nameVi, en: room.nameEn },
    totalRooms: room.totalRooms,
    active: room.active,
    defaultPrice: room.defaultPrice,
    weekendPrice: room.weekendPrice,
    floorPrice: room.floorPrice,
    ceilingPrice: room.ceilingPrice,
    prices: { defaultPrice: room.defaultPrice, weekendPrice: room.weekendPrice, weekendNights: grid.weekendNights },
    plans: room.plans.map(planOf),
  }))

const planOf = (plan: WirePlan): Plan => ({
  id: plan.roomPlanId,
  planId: plan.ratePlanId,
  derive: plan.derive,
  minStay: plan.minStay,
  maxStay: plan.maxStay,
  name: { vi: plan.nameVi, en: plan.nameEn },
  active: plan.active,
  blackouts: plan.blackouts.flatMap(({ from, to }) => (isDay(from) && isDay(to) ? [{ from, to }] : [])),
})

/** What is chosen of the rows: which room types are folded, what the filter says, which have sunk to the bottom. */
export type RowChoice = {
  readonly folded: ReadonlySet<string>
  readonly filter: string
  readonly sunk: ReadonlySet<string>
  readonly notSellable: ReadonlyMap<string, NotSellable>
}

/** The rows that are shown, in order. A filter that matches a plan shows it under its room type, folded or not. */
export const rowsShown = (rooms: readonly Room[], choice: RowChoice): GridRow[] => {
  const wanted = foldText(choice.filter)
  const ordered = [...rooms.filter(({ id }) => !choice.sunk.has(id)), ...rooms.filter(({ id }) => choice.sunk.has(id))]
  return ordered.flatMap((room) => rowsOfRoom(room, wanted, choice))
}

const rowsOfRoom = (room: Room, wanted: string, { folded, notSellable }: RowChoice): GridRow[] => {
  const whole = wanted === '' || matches(room.name, wanted)
  const plans = whole ? room.plans : room.plans.filter((plan) => matches(plan.name, wanted))
  if (!whole && plans.length === 0) return []
  const open = whole ? !folded.has(room.id) : true
  const row: RoomRow = { kind: 'room', id: room.id, room, open, notSellable: notSellable.get(room.id) ?? null }
  return [row, ...(open ? plans.map((plan) => planRow(room, plan)) : [])]
}

/** The row of a room type outside of the rows shown. */
export const roomRow = (room: Room): RoomRow => ({ kind: 'room', id: room.id, room, open: true, notSellable: null })

/** The row of a plan, with the plans that it follows on the same room type. */
export const planRow = (room: Room, plan: Plan): PlanRow => {
  const plans = new Map(room.plans.map((one) => [one.planId, one]))
  const chain = planChain(plan.planId, plans)
  const { minStay, maxStay } = nightRestrictions(chain.map((one) => ({ ...one, row: null })))
  return { kind: 'plan', id: plan.id, room, plan, chain, stay: { minStay, maxStay } }
}

const matches = (name: Saying, wanted: string): boolean => foldText(name.vi).includes(wanted) || foldText(name.en).includes(wanted)
