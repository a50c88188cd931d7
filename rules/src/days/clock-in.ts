import { toDay, type Day } from './day.ts'

/** The day and the time ('23:59') in a time zone at a moment. */
export const clockIn = (timeZone: string, moment: Date): { readonly day: Day; readonly time: string } => {
  const text = clockOf(timeZone).format(moment)
  const [day = '', time = ''] = text.split(' ')
  return { day: toDay(day), time }
}

/** A clock is made once for each time zone: making one takes twenty times as long as reading it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  // The Swedish locale writes dates as year-month-day.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}

const clocks = new Map<string, Intl.DateTimeFormat>()
