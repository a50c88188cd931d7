import { eachDay, type Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import { makeProperty } from './factories.ts'
import type { TestServer } from '../server/test-server.ts'

type Base = Pick<TestServer, 'database'>

/** A room type of 10 rooms for two adults and a child, 1,000,000 a night, unless given otherwise. */
export const makeRoomType = async (
  { database }: Base,
  propertyId: string,
  given: Partial<RoomTypeFacts> = {},
): Promise<{ roomTypeId: string; totalRooms: number }> => {
  const roomTypeId = uuidv7()
  const totalRooms = given.totalRooms ?? 10
  await database.kysely
    .insertInto('room_type')
    .values({
      property_id: propertyId,
      room_type_id: roomTypeId,
      name_vi: given.nameVi ?? 'Deluxe hướng biển',
      name_en: given.nameEn ?? 'Deluxe sea view',
      total_rooms: totalRooms,
      max_adults: given.maxAdults ?? 2,
      max_children: given.maxChildren ?? 1,
      max_guests: given.maxGuests ?? 3,
      default_price: given.defaultPrice ?? 1_000_000,
      weekend_price: given.weekendPrice ?? given.defaultPrice ?? 1_000_000,
      room_size: 32,
      extra_beds: given.extraBeds ?? 0,
      active: given.active ?? true,
    })
    .execute()
  return { roomTypeId, totalRooms }
}

type RoomTypeFacts = {
  readonly nameVi: string
  readonly nameEn: string
  readonly totalRooms: number
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxGuests: number
  readonly defaultPrice: number
  readonly weekendPrice: number
  readonly extraBeds: number
  readonly active: boolean
}

/** A rate plan for two adults; extra guests cost 300,000 and 150,000 a night, unless given otherwise. */
export const makeRatePlan = async ({ database }: Base, propertyId: string, given: Partial<RatePlanFacts> = {}): Promise<string> => {
  const ratePlanId = uuidv7()
  await database.kysely
    .insertInto('rate_plan')
    .values({
      property_id: propertyId,
      rate_plan_id: ratePlanId,
      name_vi: given.nameVi ?? 'Linh hoạt',
      name_en: given.nameEn ?? 'Flexible',
      meals: ['breakfast'],
      included_adults: given.includedAdults ?? 2,
      included_children: given.includedChildren ?? 0,
      extra_adult_price: given.extraAdultPrice ?? 300_000,
      extra_child_price: given.extraChildPrice ?? 150_000,
      extra_bed_price: given.extraBedPrice ?? 250_000,
      min_stay: given.minStay ?? 1,
      max_stay: given.maxStay ?? null,
      cancellation_policy_id: given.cancellationPolicyId ?? null,
      active: given.active ?? true,
      ...derivationOf(given),
    })
    .execute()
  return ratePlanId
}

type RatePlanFacts = {
  readonly nameVi: string
  readonly nameEn: string
  readonly includedAdults: number
  readonly includedChildren: number
  readonly extraAdultPrice: number
  readonly extraChildPrice: number
  readonly extraBedPrice: number
  readonly minStay: number
  readonly maxStay: number
  readonly cancellationPolicyId: string
  readonly active: boolean
  /** Follows that plan, by a percentage in basis points, and inherits its restrictions. */
  readonly follows: { readonly ratePlanId: string; readonly basisPoints: number; readonly inherits?: boolean }
}

const derivationOf = ({ follows }: Partial<RatePlanFacts>) => {
  if (follows === undefined) return {}
  const inherits = follows.inherits ?? true
  return {
    parent_rate_plan_id: follows.ratePlanId,
    derive_unit: 'percent',
    derive_value: follows.basisPoints,
    derive_round_to: 1,
    inherit_stop_sell: inherits,
    inherit_cta: inherits,
    inherit_ctd: inherits,
    inherit_min_stay: inherits,
    inherit_max_stay: inherits,
  }
}

/** A rate plan on a room type. */
export const makeRoomPlan = async (
  { database }: Base,
  propertyId: string,
  of: { readonly roomTypeId: string; readonly ratePlanId: string },
): Promise<string> => {
  const roomPlanId = uuidv7()
  await database.kysely
    .insertInto('room_plan')
    .values({ property_id: propertyId, room_plan_id: roomPlanId, room_type_id: of.roomTypeId, rate_plan_id: of.ratePlanId })
    .execute()
  return roomPlanId
}

/** A cancellation policy: half from seven days before arrival and everything from one day before, unless given otherwise. */
export const makeCancellationPolicy = async (
  { database }: Base,
  propertyId: string,
  steps: readonly { readonly daysBefore: number; readonly basisPoints: number }[] = [
    { daysBefore: 7, basisPoints: 5000 },
    { daysBefore: 1, basisPoints: 10_000 },
  ],
): Promise<string> => {
  const policyId = uuidv7()
  const terms = {
    refundable: true,
    steps: steps.map(({ daysBefore, basisPoints }) => ({ daysBefore, charge: { unit: 'percent', basisPoints } })),
  }
  await database.kysely
    .insertInto('cancellation_policy')
    .values({
      property_id: propertyId,
      cancellation_policy_id: policyId,
      name_vi: 'Huỷ trước 7 ngày',
      name_en: 'Cancel 7 days ahead',
      terms: JSON.stringify(terms),
    })
    .execute()
  return policyId
}

/** Puts rooms on sale on every night from the first to the last, both included. */
export const openRoomNights = async (
  { database }: Base,
  propertyId: string,
  given: { readonly roomTypeId: string; readonly from: Day; readonly to: Day; readonly allotment: number },
): Promise<void> => {
  const type = await database.kysely
    .selectFrom('room_type')
    .select('total_rooms')
    .where('property_id', '=', propertyId)
    .where('room_type_id', '=', given.roomTypeId)
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('room_night')
    .values(
      eachDay(given.from, given.to).map((night) => ({
        property_id: propertyId,
        room_type_id: given.roomTypeId,
        night,
        total_rooms: type.total_rooms,
        allotment: given.allotment,
      })),
    )
    .onConflict((conflict) => conflict.columns(['property_id', 'room_type_id', 'night']).doUpdateSet({ allotment: given.allotment }))
    .execute()
}

/** A travel agent with a live API key. */
export type TestTravelAgent = { readonly travelAgentId: string; readonly agentKey: string; readonly code: string }

/** A travel agent without links. */
export const makeTravelAgent = async ({ database }: Base, given: { readonly nameVi?: string } = {}): Promise<TestTravelAgent> => {
  const travelAgentId = uuidv7()
  const agentKey = newApiKey()
  const code = `TA${travelAgentId.slice(-8)}`
  await database.kysely
    .insertInto('travel_agent')
    .values({
      travel_agent_id: travelAgentId,
      code,
      name_vi: given.nameVi ?? 'Lữ hành Cát Vàng',
      name_en: 'Golden Sand Travel',
      kind: 'API partner',
    })
    .execute()
  await database.kysely
    .insertInto('travel_agent_key')
    .values({ key_hash: hashOfKey(agentKey), travel_agent_id: travelAgentId })
    .execute()
  return { travelAgentId, agentKey, code }
}

/** Links a travel agent to a property: level 3 without credit, unless given otherwise. */
export const linkTravelAgent = async (
  { database }: Base,
  propertyId: string,
  given: { readonly travelAgentId: string; readonly level?: number; readonly active?: boolean; readonly debtLimit?: number },
): Promise<void> => {
  await database.kysely
    .insertInto('travel_agent_link')
    .values({
      property_id: propertyId,
      travel_agent_id: given.travelAgentId,
      level: given.level ?? 3,
      active: given.active ?? true,
      unlinked_reason: given.active === false ? 'Chậm thanh toán' : null,
      debt_limit: given.debtLimit ?? null,
    })
    .execute()
}

/** A property that sells one room type on one plan to one travel agent. */
export type Selling = TestTravelAgent & {
  readonly propertyId: string
  readonly property: string
  readonly roomTypeId: string
  readonly ratePlanId: string
  readonly roomPlanId: string
}

/**
 * A property with rooms on sale from one day to another at prices with tax, and an agent that may book them on a credit of 1,000,000,000.
 */
export const makeSelling = async (
  server: Base,
  given: { readonly from: Day; readonly to: Day; readonly allotment?: number; readonly debtLimit?: number },
): Promise<Selling> => {
  const propertyId = await makeProperty(server)
  await server.database.kysely.updateTable('property').set({ tax_choice: 100 }).where('property_id', '=', propertyId).execute()
  const { roomTypeId } = await makeRoomType(server, propertyId)
  const cancellationPolicyId = await makeCancellationPolicy(server, propertyId)
  const ratePlanId = await makeRatePlan(server, propertyId, { cancellationPolicyId })
  const roomPlanId = await makeRoomPlan(server, propertyId, { roomTypeId, ratePlanId })
  await openRoomNights(server, propertyId, { roomTypeId, from: given.from, to: given.to, allotment: given.allotment ?? 10 })
  const agent = await makeTravelAgent(server)
  await linkTravelAgent(server, propertyId, { ...agent, debtLimit: given.debtLimit ?? 1_000_000_000 })
  return { ...agent, propertyId, property: propertyId.slice(-12), roomTypeId, ratePlanId, roomPlanId }
}
