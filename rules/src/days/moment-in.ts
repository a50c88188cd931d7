import type { Day } from './day.ts'

/** The moment at which the clocks of a time zone show a day and a time ('23:59'). */
export function momentIn(timeZone: string, day: Day, time: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const near = asIfUtc - offsetAt(timeZone, asIfUtc)
  // The offset belongs to the moment itself: on the day of a change of clocks it is another than the first guess's.
  return new Date(asIfUtc - offsetAt(timeZone, near))
}

/** By how many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
