/** How the terms of a level or an agent change the price of a night; `asLevel` is only for an agent. */
export const priceTerms = ['asLevel', 'none', 'percent', 'amount'] as const

/** Which packages are open to a level or an agent; `asLevel` is only for an agent. */
export const openTerms = ['asLevel', 'all', 'chosen'] as const

/**
 * The terms of a level, or of one agent as an exception to its level. `priceValue` is basis points or minor units for each room and night,
 * negative for a reduction. A step without plans counts on all of them; a plan that is gone stays among the ids, so that terms never come to
 * hold for more than was chosen.
 */
export type AgentTerms = {
  readonly termsId: string
  readonly name: { readonly vi: string; readonly en: string }
  readonly level: number | null
  readonly travelAgentId: string | null
  readonly priceUnit: (typeof priceTerms)[number]
  readonly priceValue: number | null
  readonly pricePlans: readonly string[]
  readonly plansOpen: (typeof openTerms)[number]
  readonly openPlans: readonly string[]
}

/** The terms of a level or an agent before anybody sets any: the plain price and every package, or what its level has. */
export const plainTerms = (of: 'level' | 'agent'): Omit<AgentTerms, 'termsId' | 'name' | 'level' | 'travelAgentId'> => ({
  priceUnit: of === 'level' ? 'none' : 'asLevel',
  priceValue: null,
  pricePlans: [],
  plansOpen: of === 'level' ? 'all' : 'asLevel',
  openPlans: [],
})
