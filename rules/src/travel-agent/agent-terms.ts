/** How the terms of a level or an agent change the price of a night; `asLevel` is only for an agent. */
export const priceTerms = ['asLevel', 'none', 'percent', 'amount'] as const

/** Which packages are open to a level or an agent; `asLevel` is only for an agent. */
export const openTerms = ['asLevel', 'all', 'chosen'] as const

/** How many rooms of a type an agent may have on a night; `share` is of the allotment, and `asLevel` is only for an agent. */
export const capTerms = ['asLevel', 'none', 'rooms', 'share'] as const

/** From so many days before a night on, an agent may have so many rooms of a type on it; the others go back to everybody. */
export type ReleaseStep = { readonly daysBefore: number; readonly rooms: number }

/** Terms have so many release steps at most. */
export const mostReleaseSteps = 5

/**
 * The terms of a level, or of one agent as an exception to its level. `priceValue` is basis points or minor units for each room and night,
 * negative for a reduction. A step without plans counts on all of them; a plan that is gone stays among the ids, so that terms never come to
 * hold for more than was chosen. `capShare` is basis points; a cap that is refilled does not count what was cancelled. The release steps belong to the
 * cap, in the order in which they come.
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
  readonly capUnit: (typeof capTerms)[number]
  readonly capRooms: number | null
  readonly capShare: number | null
  readonly capRefilled: boolean
  readonly releaseSteps: readonly ReleaseStep[]
}

/** The terms of a level or an agent before anybody sets any: the plain price and every package, or what its level has. */
export const plainTerms = (of: 'level' | 'agent'): Omit<AgentTerms, 'termsId' | 'name' | 'level' | 'travelAgentId'> => ({
  priceUnit: of === 'level' ? 'none' : 'asLevel',
  priceValue: null,
  pricePlans: [],
  plansOpen: of === 'level' ? 'all' : 'asLevel',
  openPlans: [],
  capUnit: of === 'level' ? 'none' : 'asLevel',
  capRooms: null,
  capShare: null,
  capRefilled: true,
  releaseSteps: [],
})
