import type { StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from './stay-facts.reads.ts'

type AskedRooms = readonly { readonly roomPlanId: string; readonly extraBeds: number }[]

/**
 * Which field of a request was not found where a property has not every room-plan that is asked for: the first of those that it lacks. Where it is not on
 * sale to the agent that is the property itself, as if nobody had its code: that it is there is not told.
 */
export const whatIsMissing = ({ state, contractSigned, agent, roomPlans }: PropertyFacts, rooms: AskedRooms): string => {
  if (state !== 'onsite' || !contractSigned || !agent?.active) return 'property'
  const there = new Set(roomPlans.map(({ roomPlanId }) => roomPlanId))
  return `rooms.${rooms.findIndex(({ roomPlanId }) => !there.has(roomPlanId))}.roomPlanId`
}

/** The first room that asks for more extra beds than its room type takes, as its refusal tells it; null where none does. */
export const bedsTooMany = ({ lines }: StayQuote<RoomTypeFacts, PlanFacts>, rooms: AskedRooms) => {
  const most = new Map(lines.map(({ roomPlan, roomType }) => [roomPlan.roomPlanId, roomType.extraBeds]))
  const index = rooms.findIndex(({ roomPlanId, extraBeds }) => extraBeds > (most.get(roomPlanId) ?? extraBeds))
  const room = rooms[index]
  return room === undefined ? null : { field: `rooms.${index}.extraBeds`, values: { max: most.get(room.roomPlanId) ?? 0 } }
}
