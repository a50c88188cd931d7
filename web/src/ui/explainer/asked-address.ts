import { z } from 'zod'
import type { Search } from '#paths.ts'
import type { StayAsked } from './stay-asked.ts'

const text = z.string().catch('')
const one = z.string().min(1).optional().catch(undefined)

/** A question as the address of the explainer holds it; a number that is left empty is 0. */
export const askedAddress = z.object({
  roomPlanId: one,
  from: one,
  to: one,
  adults: z.coerce.number().int().min(0).catch(2),
  ages: text,
  rooms: z.coerce.number().int().min(0).catch(1),
  travelAgentId: one,
  level: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  code: text,
})

/** The question that an address holds. */
export const askedIn = ({ adults, rooms, ...rest }: z.output<typeof askedAddress>): StayAsked => ({
  roomPlanId: rest.roomPlanId,
  from: rest.from,
  to: rest.to,
  travelAgentId: rest.travelAgentId,
  level: rest.level,
  ages: rest.ages,
  code: rest.code,
  adults: adults === 0 ? undefined : adults,
  rooms: rooms === 0 ? undefined : rooms,
})

/** A question as an address holds it. */
export const addressOf = ({ adults = 0, rooms = 0, ...rest }: StayAsked): z.output<typeof askedAddress> => ({ ...rest, adults, rooms })

/** A question for a link; all of it is said, so that it means the same to whoever opens it. */
export const searchOf = (asked: StayAsked): Search => addressOf(asked)
