import type { DemoProperty, DemoRatePlan, DemoRoomType } from './content/demo-property.ts'

/** A room type as it was seeded, with its id. */
export type SeededRoomType = DemoRoomType & { readonly roomTypeId: string }

/** A rate plan on a room type as it was seeded. */
export type SeededRoomPlan = {
  readonly roomPlanId: string
  readonly ratePlanId: string
  readonly roomType: SeededRoomType
  readonly plan: DemoRatePlan
}

/** A seeded property with everything that belongs to it. */
export type SeededProperty = DemoProperty & {
  readonly propertyId: string
  readonly roomTypesSeeded: readonly SeededRoomType[]
  readonly roomPlans: readonly SeededRoomPlan[]
}
