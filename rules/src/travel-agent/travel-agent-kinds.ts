/** The kinds of travel agent. */
export const travelAgentKinds = ['travel company', 'trading enterprise', 'API partner'] as const

/** A kind of travel agent. */
export type TravelAgentKind = (typeof travelAgentKinds)[number]

/** The lowest and the highest level of an agent at a property: "the level can change (1 to 5)". */
export const agentLevels = { lowest: 1, highest: 5 } as const

/** The level of an agent when a property links it for the first time without choosing a level. */
export const firstLevel = agentLevels.lowest

/** Every level, the lowest first. */
export const everyLevel: readonly number[] = Array.from(
  { length: agentLevels.highest - agentLevels.lowest + 1 },
  (_, index) => agentLevels.lowest + index,
)
