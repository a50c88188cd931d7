import type { StayQuote } from '@innkeeper/rules/stay/quote-stay'
import type { PlanFacts, PropertyFacts, RoomTypeFacts } from '../check-stay/stay-facts.reads.ts'

type AskedRooms = readonly { readonly roomPlanId: string; readonly extraBeds: number }[]

/**
 * The input field to refuse as not found: the first requested room-plan that the property does not have. If the property is not on sale to
 * the buyer, the field is the property's code, as if no property had that code, so that the answer does not reveal that the property
 * exists.
 */
export const whatIsMissing = ({ state, contractSigned, roomPlans }: PropertyFacts, agentActive: boolean, rooms: AskedRooms): string => {
  if (state !== 'onsite' || !contractSigned || !agentActive) return 'property'
  const there = new Set(roomPlans.map(({ roomPlanId }) => roomPlanId))
  return `rooms.${rooms.findIndex(({ roomPlanId }) => !there.has(roomPlanId))}.roomPlanId`
}

/** The first room with more extra beds than its room type allows, as values of the refusal; null where there is none. */
export const bedsTooMany = ({ lines }: Pick<StayQuote<RoomTypeFacts, PlanFacts>, 'lines'>, rooms: AskedRooms) => {
  const most = new Map(lines.map(({ roomPlan, roomType }) => [roomPlan.roomPlanId, roomType.extraBeds]))
  const index = rooms.findIndex(({ roomPlanId, extraBeds }) => extraBeds > (most.get(roomPlanId) ?? extraBeds))
  const room = rooms[index]
  return room === undefined ? null : { field: `rooms.${index}.extraBeds`, values: { max: most.get(room.roomPlanId) ?? 0 } }
}
