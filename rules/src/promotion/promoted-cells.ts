import { isForPlan, isOnNight } from './nights-of-promotion.ts'
import type { Cell, PromotedStay } from './promoted-stay.ts'
import type { Promotion } from './promotion.ts'
import { promotionRules } from './promotion-rules.ts'
import type { WhyNotPromoted } from './why-not-promoted.ts'

/** The rooms and nights that a promotion applies to, or the first condition that the stay does not meet. */
export const promotedCells = (promotion: Promotion, stay: PromotedStay): readonly Cell[] | WhyNotPromoted => {
  const ofBuyer = whyNotForBuyer(promotion, stay) ?? promotionRules[promotion.type].whyNot?.(promotion, stay) ?? null
  if (ofBuyer !== null) return ofBuyer
  if (stay.nights < promotion.minNights) return 'tooFewNights'
  if (stay.total < promotion.minOrder) return 'orderTooSmall'
  const cells = cellsInScope(promotion, stay)
  return cells.length === 0 ? 'noNight' : cells
}

const whyNotForBuyer = (promotion: Promotion, { buyer }: PromotedStay): WhyNotPromoted | null => {
  if (promotion.bookFrom !== null && buyer.bookedOn < promotion.bookFrom) return 'bookedTooEarly'
  if (promotion.bookTo !== null && buyer.bookedOn > promotion.bookTo) return 'bookedTooLate'
  if (!promotion.channels.includes(buyer.channel)) return 'otherChannel'
  if (!isForAgent(promotion, buyer)) return 'otherAgents'
  return promotion.usesLeft !== null && promotion.usesLeft <= 0 ? 'usedUp' : null
}

// Guests on the property's own booking page are not agents, so only promotions for everybody apply to them.
const isForAgent = ({ agents, levels, agentIds }: Promotion, { level, travelAgentId }: PromotedStay['buyer']): boolean => {
  if (agents === 'all') return true
  return agents === 'levels' ? level !== null && levels.includes(level) : travelAgentId !== null && agentIds.includes(travelAgentId)
}

/** The rooms and nights of a stay within a promotion's dates, weekdays, plans and room types. */
const cellsInScope = (promotion: Promotion, stay: PromotedStay): Cell[] => {
  const lines = stay.roomLines.map((line) => isForPlan(promotion, line))
  const nights = new Set(stay.cells.map(({ night }) => night).filter((night) => isOnNight(promotion, night)))
  return stay.cells.filter(({ line, night }) => lines[line] && nights.has(night))
}
