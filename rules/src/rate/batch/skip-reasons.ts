/** What a reason does to a person's batch: skip leaves the cell as it is and says so; refuse refuses the whole batch. */
export type Severity = 'skip' | 'refuse'

/**
 * Why a cell does not take a change. The preview of PRODUCT §10 names what is skipped (past, derived,
 * over total rooms); every other reason is a mistake in what the person asked for, and a batch is all or nothing.
 * A machine's push lists both kinds and applies the rest.
 */
export const skipReasons = {
  past: 'skip',
  derived: 'skip',
  overTotalRooms: 'skip',
  noPrice: 'skip',
  beyondHorizon: 'refuse',
  negative: 'refuse',
  belowSold: 'refuse',
  belowFloor: 'refuse',
  aboveCeiling: 'refuse',
  belowPlanMin: 'refuse',
  abovePlanMax: 'refuse',
  minOverMax: 'refuse',
} as const satisfies Record<string, Severity>

/** Why a cell does not take a change. */
export type SkipReason = keyof typeof skipReasons
