/** The levels of a travel agent, "1 to 5". */
export const agentLevels = [1, 2, 3, 4, 5] as const

/** A travel agent's level. */
export type AgentLevel = (typeof agentLevels)[number]

/** Whether a number is a travel agent's level. */
export function isAgentLevel(level: number): level is AgentLevel {
  return agentLevels.some((one) => one === level)
}
