import type { AgentTerms } from './agent-terms.ts'
import { plainTerms } from './agent-terms.ts'
import { termsOfBuyer, type TermsBuyer } from './terms-of-buyer.ts'

/** What holds for a buyer, part by part; nothing in it is left to a level. */
export type HeldTerms = Pick<AgentTerms, 'priceUnit' | 'priceValue' | 'pricePlans' | 'plansOpen' | 'openPlans' | CapFields>

type CapFields = 'capUnit' | 'capRooms' | 'capShare' | 'capRefilled' | 'releaseSteps'

/** The terms that hold for a buyer: each part its own, its level's, or the plain one. */
export const heldTerms = (all: readonly AgentTerms[], buyer: TermsBuyer): HeldTerms => {
  const { price, plans, cap } = termsOfBuyer(all, buyer)
  const plain = plainTerms('level')
  const { priceUnit, priceValue, pricePlans } = price ?? plain
  const { plansOpen, openPlans } = plans ?? plain
  const { capUnit, capRooms, capShare, capRefilled, releaseSteps } = cap ?? plain
  return { priceUnit, priceValue, pricePlans, plansOpen, openPlans, capUnit, capRooms, capShare, capRefilled, releaseSteps }
}
