/** Whose session it is: a supplier's user's, or an administrator's. */
export type SessionKind = 'user' | 'admin'

/** A session ends at the latest this many hours after signing in: a shift and its overtime. */
export const hoursOfSession = 12

/** A session ends when its person has done nothing for this many minutes. */
const idleMinutes = { user: 8 * 60, admin: 30 } as const satisfies Record<SessionKind, number>

/** The seconds after which a session that nobody uses has ended. */
export const idleSecondsOf = (kind: SessionKind): number => idleMinutes[kind] * 60

const secondsBetweenRecords = 60

/**
 * Whether a session has ended because nobody used it. The seconds since its last activity are negative where the database's clock was set
 * back: then somebody used it a moment ago.
 */
export const isIdle = (kind: SessionKind, secondsSinceActive: number): boolean => secondsSinceActive >= idleSecondsOf(kind)

/** Whether activity is to be recorded: at most once a minute, and at once where the recorded moment is still to come. */
export const isActivityDue = (secondsSinceActive: number): boolean => secondsSinceActive >= secondsBetweenRecords || secondsSinceActive < 0
