import type { Derivation } from '@innkeeper/rules/rate/derive'
import { sql } from 'kysely'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { DemoProperty, DemoRatePlan } from '../content/demo-property.ts'
import { demoPolicies, derivationOf, planExtras, policyOf, type DemoPolicy } from '../rates/plan-terms.ts'
import type { Chances } from '../random.ts'
import type { SeededProperty, SeededRoomPlan, SeededRoomType } from '../seeded.ts'

const thousand = 1000

/** Writes one property with its contract, which nobody has drawn up yet, cancellation policy, room types, rate plans and room-plans. */
export const seedProperty = async (tx: Tx, demo: DemoProperty, chances: Chances): Promise<SeededProperty> => {
  const propertyId = chances.id()
  await insertProperty(tx, propertyId, demo)
  const policyIds = await insertPolicies(tx, propertyId, chances)
  const roomTypesSeeded = demo.roomTypes.map((roomType) => ({ ...roomType, roomTypeId: chances.id() }))
  await insertRoomTypes(tx, propertyId, roomTypesSeeded)
  const planIds = new Map(demo.ratePlans.map((plan) => [plan.key, chances.id()]))
  for (const plan of demo.ratePlans) await insertRatePlan(tx, { propertyId, policyIds, planIds, plan })
  const roomPlans = roomTypesSeeded.flatMap((roomType, at) =>
    demo.ratePlans
      .filter((plan) => at % plan.every === 0)
      .map((plan): SeededRoomPlan => ({ roomPlanId: chances.id(), ratePlanId: idOf(planIds, plan.key), roomType, plan })),
  )
  await insertRoomPlans(tx, propertyId, roomPlans)
  return { ...demo, propertyId, roomTypesSeeded, roomPlans }
}

const insertProperty = async (tx: Tx, propertyId: string, demo: DemoProperty): Promise<void> => {
  await tx.db
    .insertInto('property')
    .values({
      property_id: propertyId,
      kind: demo.kind,
      code: demo.code,
      name_vi: demo.name.vi,
      name_en: demo.name.en,
      state: 'onsite',
      star: demo.star,
      address: demo.address,
      province_code: demo.provinceCode,
      commune_code: demo.communeCode,
      phone: demo.phone,
      email: demo.email,
      display_order: demo.displayOrder,
      // One after the other, although one transaction writes them all: a person's sign-in opens the property registered first.
      created_at: sql`clock_timestamp()`,
    })
    .execute()
  await tx.db.insertInto('e_contract').values({ property_id: propertyId, state: 'not created' }).execute()
  await tx.db.insertInto('operation_counter').values({ property_id: propertyId }).execute()
}

/** Writes the policies, and returns their ids. */
const insertPolicies = async (tx: Tx, propertyId: string, chances: Chances): Promise<ReadonlyMap<DemoPolicy, string>> => {
  const ids = new Map(demoPolicies.map((policy) => [policy, chances.id()]))
  await tx.db
    .insertInto('cancellation_policy')
    .values(
      [...ids].map(([{ name, terms }, id]) => ({
        property_id: propertyId,
        cancellation_policy_id: id,
        name_vi: name.vi,
        name_en: name.en,
        terms: JSON.stringify(terms),
      })),
    )
    .execute()
  return ids
}

const insertRoomTypes = async (tx: Tx, propertyId: string, roomTypes: readonly SeededRoomType[]): Promise<void> => {
  if (roomTypes.length === 0) return
  await tx.db
    .insertInto('room_type')
    .values(
      roomTypes.map((roomType, at) => ({
        property_id: propertyId,
        room_type_id: roomType.roomTypeId,
        name_vi: roomType.name.vi,
        name_en: roomType.name.en,
        total_rooms: roomType.rooms,
        max_adults: roomType.adults,
        max_children: roomType.children,
        max_guests: roomType.adults + Math.min(roomType.children, 2),
        default_price: roomType.price * thousand,
        weekend_price: roomType.weekendPrice * thousand,
        floor_price: Math.round(roomType.price * 0.5) * thousand,
        ceiling_price: roomType.price * 5 * thousand,
        room_size: roomType.size,
        extra_beds: roomType.extraBeds,
        view_code: roomType.view,
        display_order: at + 1,
      })),
    )
    .execute()
  await tx.db
    .insertInto('room_type_bed')
    .values(roomTypes.flatMap((roomType) => bedsOf(propertyId, roomType)))
    .execute()
}

const bedsOf = (propertyId: string, roomType: SeededRoomType) =>
  Object.entries(roomType.beds).map(([bed, beds]) => ({
    property_id: propertyId,
    room_type_id: roomType.roomTypeId,
    bed_type_code: bed,
    beds,
  }))

type RatePlanToInsert = {
  readonly propertyId: string
  readonly policyIds: ReadonlyMap<DemoPolicy, string>
  readonly planIds: ReadonlyMap<string, string>
  readonly plan: DemoRatePlan
}

const insertRatePlan = async (tx: Tx, { propertyId, policyIds, planIds, plan }: RatePlanToInsert): Promise<void> => {
  const derive = plan.follows === undefined ? null : derivationOf(plan.follows, idOf(planIds, plan.follows.key))
  await tx.db
    .insertInto('rate_plan')
    .values({
      property_id: propertyId,
      rate_plan_id: idOf(planIds, plan.key),
      name_vi: plan.name.vi,
      name_en: plan.name.en,
      meals: [...plan.meals],
      included_adults: planExtras.includedAdults,
      included_children: planExtras.includedChildren,
      extra_adult_price: planExtras.extraAdultPrice,
      extra_child_price: planExtras.extraChildPrice,
      extra_bed_price: planExtras.extraBedPrice,
      min_stay: plan.minStay,
      max_stay: plan.maxStay,
      cancellation_policy_id: policyIds.get(policyOf(plan)) ?? null,
      ...(derive === null ? {} : derivedColumns(derive)),
      display_order: [...planIds.keys()].indexOf(plan.key) + 1,
    })
    .execute()
}

const derivedColumns = (derive: Derivation) => ({
  parent_rate_plan_id: derive.parentId,
  derive_unit: derive.unit,
  derive_value: derive.value,
  derive_round_to: derive.roundTo,
  inherit_cta: derive.inheritCta,
  inherit_ctd: derive.inheritCtd,
})

const insertRoomPlans = async (tx: Tx, propertyId: string, roomPlans: readonly SeededRoomPlan[]): Promise<void> => {
  if (roomPlans.length === 0) return
  await tx.db
    .insertInto('room_plan')
    .values(
      roomPlans.map(({ roomPlanId, ratePlanId, roomType }) => ({
        property_id: propertyId,
        room_plan_id: roomPlanId,
        room_type_id: roomType.roomTypeId,
        rate_plan_id: ratePlanId,
      })),
    )
    .execute()
}

const idOf = (planIds: ReadonlyMap<string, string>, key: string): string => {
  const id = planIds.get(key)
  if (id === undefined) throw new Error(`the sample data has no plan ${key}`)
  return id
}
