import { toDay, type Day } from './day.ts'

/** The day and the time ('23:59') in a time zone at a moment. */
export const clockIn = (timeZone: string, moment: Date): { readonly day: Day; readonly time: string } => {
  // The Swedish locale writes dates as year-month-day.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [day = '', time = ''] = text.split(' ')
  return { day: toDay(day), time }
}
