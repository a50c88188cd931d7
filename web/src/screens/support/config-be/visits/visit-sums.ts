import type { AnswerOf } from '#kit/calls/ask.ts'

/** What was counted on a day of the site. */
export type VisitDay = AnswerOf<'dashboard/site-visits'>['days'][number]

/** Something that is counted by day. */
export type VisitCount = Exclude<keyof VisitDay, 'day'>

/** The sum of a count over some days. */
export const sumOf = (days: readonly VisitDay[], count: VisitCount): number => days.reduce((sum, day) => sum + day[count], 0)

/** A part of a whole in basis points; null where there is no whole, and where the part exceeds it, as with bookings that began before. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 || part > whole ? null : Math.round((part * 1000) / whole) * 10
