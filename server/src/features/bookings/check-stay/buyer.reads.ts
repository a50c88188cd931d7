import type { StayAsked } from '@innkeeper/rules/stay/quote-stay'
import type { AgentStanding } from './stay-facts.reads.ts'

type Buying = { readonly travelAgentId?: string | null | undefined; readonly promotionCode?: string | undefined }

/** A travel agent as a price knows it: with its level at the property and the coupon code that it gave. */
export const buyerOf = (
  agent: Pick<AgentStanding, 'level'> | null,
  { travelAgentId = null, promotionCode }: Buying,
): StayAsked['buyer'] => ({
  channel: 'agents',
  travelAgentId,
  level: agent?.level ?? null,
  promotionCode: promotionCode ?? null,
})
