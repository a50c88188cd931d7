import { addDays, daysBetween, yearOf } from '../day.ts'
import type { Day } from '../day.ts'
import { holidaysOf } from './holidays.ts'
import type { Holiday } from './holidays.ts'

/** For this many days before and after Tết, nights are compared by their distance to Tết and not by weekday. */
const tetReach = 10

/** 52 weeks back is the same weekday. */
const wholeWeeks = 364

/**
 * The night of last year that a night is compared with: the same day of the same holiday (Tết and the ten days around it move with the
 * moon), otherwise the same weekday 52 weeks earlier. Correct from 2001 to 2100, like the holidays.
 */
export const sameNightLastYear = (night: Day): Day => {
  const year = yearOf(night)
  const holiday = holidaysOf(year).find((one) => reaches(one, night))
  const before = holidaysOf(year - 1).find((one) => one.id === holiday?.id)
  if (holiday === undefined || before === undefined) return addDays(night, -wholeWeeks)
  return addDays(before.from, daysBetween(holiday.from, night))
}

const reaches = (holiday: Holiday, night: Day): boolean => {
  const reach = holiday.id === 'tet' ? tetReach : 0
  return night >= addDays(holiday.from, -reach) && night <= addDays(holiday.to, reach)
}
