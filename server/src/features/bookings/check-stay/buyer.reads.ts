import type { SaleChannel } from '@innkeeper/rules/price/buyer'
import type { StayAsked } from '@innkeeper/rules/stay/quote-stay'
import type { AgentStanding } from './stay-facts.reads.ts'

type Buying = {
  readonly channel?: SaleChannel | undefined
  readonly travelAgentId?: string | null | undefined
  readonly promotionCode?: string | undefined
}

/** Who buys, as a price knows it: an agent with its level at the property, or a guest on the website; with the coupon code that was given. */
export const buyerOf = (
  agent: Pick<AgentStanding, 'level'> | null,
  { channel = 'agents', travelAgentId = null, promotionCode }: Buying,
): StayAsked['buyer'] => ({
  channel,
  travelAgentId,
  level: agent?.level ?? null,
  promotionCode: promotionCode ?? null,
})
