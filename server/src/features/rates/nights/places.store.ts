import { z } from 'zod'
import { currencies, type Currency } from '@innkeeper/rules/money/currency'
import { derivation } from '@innkeeper/protocol/rates/grid'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { todayIn } from '@innkeeper/rules/days/day'
import { settableRange } from '@innkeeper/rules/days/last-settable-night'
import type { SettableRange } from '@innkeeper/rules/days/interval'
import type { Derivation } from '@innkeeper/rules/rate/derive'
import { awaitTurn } from '#kit/transaction/await-turn.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

/** The facts of a property that its rates depend on. */
export type RatesProperty = { readonly timeZone: string; readonly currency: Currency; readonly weekendNights: readonly number[] }

/** The facts of a room type that its nights are checked against. */
export type RoomPlace = {
  readonly roomTypeId: string
  readonly totalRooms: number
  readonly defaultPrice: number
  readonly weekendPrice: number
  readonly floorPrice: number | null
  readonly ceilingPrice: number | null
}

/** A rate plan on a room type, with the facts that its nights are checked against. */
export type PlanPlace = {
  readonly roomPlanId: string
  readonly planId: string
  readonly derive: Derivation | null
  readonly minStay: number
  readonly maxStay: number | null
  readonly room: RoomPlace
}

/** Where nights are set: the property with its days, and the requested room types and room-plans that exist. */
export type Places = {
  readonly property: RatesProperty
  readonly settable: SettableRange
  readonly rooms: ReadonlyMap<string, RoomPlace>
  readonly plans: ReadonlyMap<string, PlanPlace>
}

/** Which room types and room-plans. */
export type PlaceIds = { readonly roomTypeIds: readonly string[]; readonly roomPlanIds: readonly string[] }

/** The derivation of a rate plan as JSON for the rules. */
export const derivationJson = `case when p.parent_rate_plan_id is not null then json_build_object(
  'parentId', p.parent_rate_plan_id, 'unit', p.derive_unit, 'value', p.derive_value, 'roundTo', p.derive_round_to, 'floor', p.derive_floor,
  'inheritStopSell', p.inherit_stop_sell, 'inheritCta', p.inherit_cta, 'inheritCtd', p.inherit_ctd,
  'inheritMinStay', p.inherit_min_stay, 'inheritMaxStay', p.inherit_max_stay) end`

const roomColumns = `t.room_type_id as "roomTypeId", t.total_rooms as "totalRooms", t.default_price as "defaultPrice",
  t.weekend_price as "weekendPrice", t.floor_price as "floorPrice", t.ceiling_price as "ceilingPrice"`

const planColumns = `r.room_plan_id as "roomPlanId", r.rate_plan_id as "planId", ${derivationJson} as derive, p.min_stay as "minStay", p.max_stay as "maxStay",
  ${roomColumns}`

/**
 * The places of some nights. With `lock`, others who want to set nights there wait: first for the room types, then for the room-plans, each
 * in the order of their ids. Bookings do not wait for these locks (they lock nights), and neither do foreign keys; a change of room types'
 * nights waits for the turn first, as bookings do.
 */
export const loadPlaces = async (tx: PropertyTx, now: Date, ids: PlaceIds, lock: boolean): Promise<Places> => {
  const [, property, rooms, plans] = await Promise.all([
    lock && ids.roomTypeIds.length > 0 ? awaitTurn(tx, tx.propertyId) : undefined,
    findProperty(tx),
    ids.roomTypeIds.length > 0 ? findRooms(tx, ids.roomTypeIds, lock) : [],
    ids.roomPlanIds.length > 0 ? findPlans(tx, ids.roomPlanIds, lock) : [],
  ])
  return {
    property,
    settable: settableRange(todayIn(property.timeZone, now)),
    rooms: new Map(rooms.map((room) => [room.roomTypeId, room])),
    plans: new Map(plans.map((plan) => [plan.roomPlanId, plan])),
  }
}

/** Whether every requested place belongs to the property. */
export const hasAll = (places: Places, ids: PlaceIds): boolean =>
  ids.roomTypeIds.every((id) => places.rooms.has(id)) && ids.roomPlanIds.every((id) => places.plans.has(id))

/** Every plan on some room types: a derived plan follows a plan of its own room type. */
export const plansOfRooms = async (tx: PropertyTx, roomTypeIds: readonly string[]): Promise<PlanPlace[]> => {
  const rows = await planRows(
    tx,
    `select ${planColumns} from room_plan r join rate_plan p using (property_id, rate_plan_id) join room_type t using (property_id, room_type_id)
      where r.property_id = $1 and r.room_type_id = any($2)`,
    [tx.propertyId, roomTypeIds],
  )
  return rows.map(planOf)
}

/** The days that can be set today. */
export const findSettable = async (tx: PropertyTx, now: Date): Promise<SettableRange> => {
  const property = await findProperty(tx)
  return settableRange(todayIn(property.timeZone, now))
}

const propertyRows = rowsLike(z.strictObject({ timeZone: z.string(), currency: z.enum(currencies), weekendNights: z.array(z.int()) }))

const roomRow = z.strictObject({
  roomTypeId: z.uuid(),
  totalRooms: z.int(),
  defaultPrice: z.int(),
  weekendPrice: z.int(),
  floorPrice: z.int().nullable(),
  ceilingPrice: z.int().nullable(),
})
const roomRows = rowsLike(roomRow)

const planRow = roomRow.extend({
  roomPlanId: z.uuid(),
  planId: z.uuid(),
  derive: derivation.strict().nullable(),
  minStay: z.int(),
  maxStay: z.int().nullable(),
})
const planRows = rowsLike(planRow)

type PlanRow = z.output<typeof planRow>

const findProperty = async (tx: PropertyTx): Promise<RatesProperty> => {
  const [property] = await propertyRows(
    tx,
    'select time_zone as "timeZone", currency, weekend_nights as "weekendNights" from property where property_id = $1',
    [tx.propertyId],
  )
  if (property === undefined) throw new Error(`property ${tx.propertyId} is not there`)
  return property
}

const findRooms = (tx: PropertyTx, ids: readonly string[], lock: boolean): Promise<RoomPlace[]> =>
  roomRows(
    tx,
    `select ${roomColumns} from room_type t where t.property_id = $1 and t.room_type_id = any($2)
      order by t.room_type_id ${lock ? 'for no key update' : ''}`,
    [tx.propertyId, ids],
  )

const findPlans = async (tx: PropertyTx, ids: readonly string[], lock: boolean): Promise<PlanPlace[]> => {
  const rows = await planRows(
    tx,
    `select ${planColumns} from room_plan r join rate_plan p using (property_id, rate_plan_id) join room_type t using (property_id, room_type_id)
      where r.property_id = $1 and r.room_plan_id = any($2) order by r.room_plan_id ${lock ? 'for no key update of r' : ''}`,
    [tx.propertyId, ids],
  )
  return rows.map(planOf)
}

const planOf = ({ roomPlanId, planId, derive, minStay, maxStay, ...room }: PlanRow): PlanPlace => ({
  roomPlanId,
  planId,
  derive,
  minStay,
  maxStay,
  room,
})
