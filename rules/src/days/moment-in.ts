import type { Day } from './day.ts'

/** The moment at which it is this day and time ('23:59') in a time zone. */
export const momentIn = (timeZone: string, day: Day, time: string): Date => {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const near = asIfUtc - offsetAt(timeZone, asIfUtc)
  // On a day when the clocks change, the offset at the moment itself may differ from the first estimate's.
  return new Date(asIfUtc - offsetAt(timeZone, near))
}

/** The offset of a time zone from UTC at a moment, in milliseconds. */
export const offsetAt = (timeZone: string, moment: number): number => {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
