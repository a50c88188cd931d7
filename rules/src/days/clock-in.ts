import { toDay, type Day } from './day.ts'

/** What the clocks of a time zone show at a moment: the day, and the time as '23:59'. */
export const clockIn = (timeZone: string, moment: Date): { readonly day: Day; readonly time: string } => {
  // The Swedish locale writes dates as year-month-day.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [day = '', time = ''] = text.split(' ')
  return { day: toDay(day), time }
}
