/** The states of a message that waits for a person: decided by one, or by the clock. */
export const heldStates = ['waiting', 'confirmed', 'declined', 'expired'] as const

/** The state of a message that waits for a person. */
export type HeldState = (typeof heldStates)[number]

/** What a person may decide about a message that waits. */
export const heldDecisions = ['confirm', 'decline'] as const

/** What a person decides about a message that waits. */
export type HeldDecision = (typeof heldDecisions)[number]

/** How many hours a message waits for a person. */
export const heldHours = 24

/** The maximum number of messages of a connection that wait at once. */
export const mostHeld = 50

/** Until when a message waits that came at `cameAt` (milliseconds). */
export const waitsUntil = (cameAt: number): number => cameAt + heldHours * 3_600_000

/**
 * Whether a connection's message waits: where people of the property want to be asked, and also behind another of the same connection that
 * still waits, so that an older message never comes after a newer one unseen.
 */
export const mustWait = (connection: { readonly asks: boolean; readonly waiting: number }): boolean =>
  connection.asks || connection.waiting > 0

/** Whether a person may still decide about a message, or why not; moments in milliseconds. */
export const canDecide = (
  { state, until }: { readonly state: HeldState; readonly until: number },
  now: number,
): 'ok' | 'decided' | 'expired' => {
  if (state === 'expired' || (state === 'waiting' && now >= until)) return 'expired'
  return state === 'waiting' ? 'ok' : 'decided'
}
