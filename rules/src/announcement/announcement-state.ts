/**
 * The facts that decide an announcement's state. Moments are ISO texts in UTC; an announcement without an end is shown until it is stopped.
 */
export type AnnouncementTimes = { readonly active: boolean; readonly shownFrom: string; readonly shownUntil: string | null }

/** The states of an announcement. */
export const announcementStates = ['stopped', 'waiting', 'shown', 'ended'] as const

/** The state of an announcement at a moment. */
export type AnnouncementState = (typeof announcementStates)[number]

/** The state of an announcement at a moment. The checks run in this order: stopped, ended, waiting for its time, shown. */
export const announcementState = ({ active, shownFrom, shownUntil }: AnnouncementTimes, now: Date): AnnouncementState => {
  if (!active) return 'stopped'
  if (shownUntil !== null && new Date(shownUntil) <= now) return 'ended'
  return new Date(shownFrom) > now ? 'waiting' : 'shown'
}
