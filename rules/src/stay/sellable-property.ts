import type { TaxChoice, TaxRate } from '#price/tax.ts'
import type { PlanExtras } from '#price/room-lines.ts'
import type { PropertyState } from '#property/property-states.ts'
import type { PlanRates } from '#rate/plan-chain.ts'
import type { RateNight } from '#rate/rate-night.ts'
import type { RoomNight } from '#rate/room-night.ts'
import type { AgentRooms } from '#travel-agent/cap-left.ts'
import type { AgentTerms } from '#travel-agent/agent-terms.ts'
import type { StayMinimum, StayPlan, StayRoomType } from './stay-facts.ts'

/** A room type with its stored nights around a stay, and its fallback prices. */
export type SellableRoomType = StayRoomType & {
  readonly roomTypeId: string
  readonly defaultPrice: number
  readonly weekendPrice: number
  readonly nights: readonly RoomNight[]
}

/** A rate plan: what it follows, what it adds, and when it is not sold. */
export type SellablePlan = PlanRates & PlanExtras & StayPlan

/** A rate plan on a room type with its stored nights around a stay. */
export type SellableRoomPlan = {
  readonly roomPlanId: string
  readonly roomTypeId: string
  readonly planId: string
  readonly active: boolean
  readonly nights: readonly RateNight[]
}

/** Everything of a property that decides whether a stay can be booked there and what it costs. */
export type SellableProperty<RoomType extends SellableRoomType = SellableRoomType, Plan extends SellablePlan = SellablePlan> = {
  readonly state: PropertyState
  readonly contractSigned: boolean
  readonly stayMinimum: StayMinimum
  readonly childAgeLimit: number
  readonly weekendNights: readonly number[]
  readonly taxChoice: TaxChoice
  readonly taxRates: readonly TaxRate[]
  /** The terms of levels and agents. */
  readonly agentTerms: readonly AgentTerms[]
  /** What agents have on the nights of the stay; told only where terms have a cap or a release step. */
  readonly agentRooms: readonly AgentRooms[]
  readonly roomTypes: readonly RoomType[]
  readonly plans: readonly Plan[]
  readonly roomPlans: readonly SellableRoomPlan[]
}
