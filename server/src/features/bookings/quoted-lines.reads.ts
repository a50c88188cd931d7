import type { StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { BookedLine } from './booking-snapshot.ts'
import type { PlanFacts, RoomTypeFacts } from './stay-facts.reads.ts'

type Lines = StayQuote<RoomTypeFacts, PlanFacts>['lines']

/** The lines of a quote with all that they agree on. */
export const bookedLines = (lines: Lines): readonly BookedLine[] =>
  lines.map(({ roomPlan, roomType, plan, rooms }) => ({
    roomPlanId: roomPlan.roomPlanId,
    roomTypeId: roomType.roomTypeId,
    roomType: roomType.name,
    ratePlan: plan.name,
    meals: plan.meals,
    rooms,
    cancellation: plan.cancellation,
  }))
