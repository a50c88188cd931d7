import type { QuotedLine } from '@innkeeper/rules/stay/quote-stay'
import type { BookedLine } from '../snapshot/booking-snapshot.ts'
import type { PlanFacts, RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'

type Line = QuotedLine<RoomTypeFacts, PlanFacts>

/** A line of a quote with everything that the booking agrees on. */
export const bookedLine = ({ roomPlan, roomType, plan, rooms }: Line): BookedLine => ({
  roomPlanId: roomPlan.roomPlanId,
  roomTypeId: roomType.roomTypeId,
  roomType: roomType.name,
  ratePlan: plan.name,
  meals: plan.meals,
  rooms,
  cancellation: plan.cancellation,
  payment: plan.payment,
})
